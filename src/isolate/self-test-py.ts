/**
 * What is tried inside the walls, in Python: to read, write, reach and exhaust what they are to keep away. Its one argument is JSON of
 * the canaries that were planted outside; it prints a JSON array of `[property, holds, detail]`. Nothing in it asks which walls there
 * are: a property holds when trying to break it failed.
 */
export const SELF_TEST = String.raw`
import ctypes, errno, json, os, resource, signal, socket, sys, time
given = json.loads(sys.argv[1])
found = []

def tell(name, broken, tried):
    found.append([name, not broken, '; '.join(broken) if broken else tried])

def attempt(what, trial):
    try:
        answer = trial()
    except (OSError, ValueError, MemoryError):
        return []
    return [] if answer is None or answer is False else [what]

def content(path):
    with open(path, 'rb') as file:
        return file.read(4096) != b''

def write(path):
    with open(path, 'ab') as file:
        file.write(b'x')
    return True

def connect(family, address, kind=socket.SOCK_STREAM):
    with socket.socket(family, kind) as one:
        one.settimeout(2)
        one.connect(address)
        if kind == socket.SOCK_DGRAM:
            one.send(b'canary')
        return True

def reach(path):
    one, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    one.connect(path)
    one.send(b'canary')
    return True

broken = []
for path in given['files']:
    broken += attempt('read ' + path, lambda: content(path))
for path in given['folders']:
    broken += attempt('listed ' + path, lambda: len(os.listdir(path)) > 0)
tell('files', broken, 'tried to read %d places that are not granted' % (len(given['files']) + len(given['folders'])))

broken = [] if os.path.isdir(given['workspace']) else ['the workspace is not seen']
try:
    os.listdir(given['workspace'])
except OSError as problem:
    broken.append('the workspace cannot be read: %s' % problem.strerror)
try:
    write(os.path.join(given['scratch'], '.written'))
    os.unlink(os.path.join(given['scratch'], '.written'))
except OSError as problem:
    broken.append('the scratch folder cannot be written: %s' % problem.strerror)
tell('grants', broken, 'read the workspace, wrote to the scratch folder')

broken = []
for path in given['targets']:
    broken += attempt('wrote ' + path, lambda: write(path))
    broken += attempt('changed the mode of ' + path, lambda: os.chmod(path, 0o666) is None)
for folder in ['/', '/usr', '/etc', '/var/tmp', given['workspace']]:
    broken += attempt('wrote into ' + folder, lambda: write(os.path.join(folder, given['name'])))
tell('writes', broken, 'tried to write to %d places outside the scratch folder' % (len(given['targets']) + 5))

broken = attempt('reached the loopback interface of the host', lambda: connect(socket.AF_INET, ('127.0.0.1', given['port'])))
for length in (0, 108):
    # Some versions of Node fill the name up with zeros.
    broken += attempt('reached an abstract socket', lambda: connect(socket.AF_UNIX, ('\0' + given['abstract']).ljust(length, '\0')))
broken += attempt('reached a socket by its path', lambda: connect(socket.AF_UNIX, given['socket']))
broken += attempt('reached a socket by a pair of datagrams', lambda: reach(given['socket']))
for name, family in (('packet', 17), ('vsock', 40), ('alg', 38), ('netlink', 16)):
    broken += attempt('opened a socket of the family ' + name, lambda: socket.socket(family, socket.SOCK_RAW).close() is None)
tell('network', broken, 'tried to reach three listeners of the host, and five other ways')

extra = sorted(set(os.environ) - set(given['variables']))
tell('environment', ['has ' + ', '.join(extra)] if extra else [], 'looked at every variable')

broken = attempt('read the environment of a process of the host', lambda: given['secret'].encode() in open('/proc/%d/environ' % given['pid'], 'rb').read())
broken += attempt('read the environment of its parent', lambda: content('/proc/%d/environ' % given['host']))
broken += attempt('read the memory of its parent', lambda: open('/proc/%d/mem' % given['host'], 'rb') is not None)
for pid in (given['pid'], given['host']):
    def mine():
        # Behind walls of their own the numbers mean others, or nobody.
        os.kill(pid, 0)
        return True
    broken += attempt('may end a process of the host', mine) if not given['own'] else []
tell('processes', broken, 'tried to look at, and to signal, processes of the host')

opened = []
for number in range(3, 256):
    try:
        os.fstat(number)
        opened.append(number)
    except OSError:
        pass
tell('descriptors', ['has descriptor ' + ', '.join(map(str, opened))] if opened else [], 'looked at numbers up to 255')

libc = ctypes.CDLL(None, use_errno=True)
broken = [] if libc.prctl(39, 0, 0, 0, 0) == 1 else ['may gain privileges by a program']
with open('/proc/self/status') as file:
    status = dict(line.rstrip('\n').split(':\t', 1) for line in file if ':\t' in line)
broken += ['has capabilities'] if any(int(status[name], 16) for name in ('CapPrm', 'CapEff', 'CapAmb')) else []
broken += ['has groups'] if given['own'] and status['Groups'].strip() not in ('', '65534') else []
broken += ['may make a user namespace'] if libc.unshare(0x10000000) == 0 else []
tell('privileges', broken, 'looked at capabilities, and tried to make a namespace')

def cost(name, limit, value):
    return [] if value <= limit else ['%s: %d instead of %d' % (name, value, limit)]

limits = given['limits']
broken = attempt('got more memory than is allowed', lambda: len(bytearray(limits['memory'] + limits['slack'] + (64 << 20))) > 0)
tell('memory', broken, 'asked for more than %d MiB' % (limits['memory'] >> 20))
tell('cpu', cost('seconds', limits['seconds'], resource.getrlimit(resource.RLIMIT_CPU)[1] if resource.getrlimit(resource.RLIMIT_CPU)[1] >= 0 else 1 << 40), 'asked for the limit that the system keeps')

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
def grow():
    path = os.path.join(given['scratch'], '.grown')
    try:
        with open(path, 'wb') as file:
            os.ftruncate(file.fileno(), limits['fileSize'] + 1)
        return True
    finally:
        os.unlink(path)
tell('file size', attempt('made a file of more than %d bytes' % limits['fileSize'], grow), 'tried to make a file that is too large')

opened = []
try:
    for _ in range(limits['openFiles'] + 1):
        opened.append(os.dup(0))
except OSError:
    pass
tell('open files', cost('open files', limits['openFiles'], len(opened)), 'opened as many as went')
for one in opened:
    os.close(one)

children = []
asked, answered = os.pipe()
try:
    for _ in range(limits['processes'] + 1):
        pid = os.fork()
        if pid == 0:
            os.close(answered)
            os.read(asked, 1)
            os._exit(0)
        children.append(pid)
except OSError:
    pass
os.close(answered)
for one in children:
    os.waitpid(one, 0)
tell('process count', cost('processes', limits['processes'], len(children)), 'started as many as went')
print(json.dumps(found))
`
