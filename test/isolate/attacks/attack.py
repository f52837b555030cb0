# What a cell in Python can try. Its argument is a file of places; whatever it can read it prints, whatever it does it does.
import ctypes, errno, json, os, signal, socket, struct, subprocess, sys, time
given = json.load(open(sys.argv[1]))
libc = ctypes.CDLL(None, use_errno=True)

def attempt(body):
    try:
        return body()
    except (OSError, ValueError, MemoryError, subprocess.SubprocessError):
        return None

def show(body):
    def out():
        sys.stdout.buffer.write(body() + b'\n')
        sys.stdout.buffer.flush()
    attempt(out)

def content(path):
    with open(path, 'rb') as file:
        return file.read(1 << 16)

def read():
    show(lambda: json.dumps(dict(os.environ)).encode())
    for path in given['files']:
        show(lambda: content(path))
    for pid in [one for one in attempt(lambda: os.listdir('/proc')) or [] if one.isdigit()] + given['pids']:
        show(lambda: content('/proc/%s/environ' % pid))
        for path in given['files']:
            show(lambda: content('/proc/%s/root%s' % (pid, path)))
    for number in range(3, 64):
        show(lambda: os.pread(number, 4096, 0))
    for pid in given['pids']:
        # The memory of another process, where its first mapping of data is.
        def memory():
            for line in open('/proc/%s/maps' % pid):
                if '[stack]' in line:
                    start, end = [int(one, 16) for one in line.split()[0].split('-')]
                    with open('/proc/%s/mem' % pid, 'rb') as file:
                        file.seek(end - 65536)
                        return file.read(65536)
            return b''
        show(memory)
        attempt(lambda: libc.ptrace(16, pid, 0, 0))

def write():
    for path in given['targets']:
        def append():
            with open(path, 'ab') as file:
                file.write(b'BROKEN=1\n')
        attempt(append)
        attempt(lambda: os.chmod(path, 0o4777))
        attempt(lambda: os.utime(path, (1, 1)))
        attempt(lambda: os.setxattr(path, 'user.holdfast', b'1'))
        attempt(lambda: os.fchmod(os.open(path, os.O_RDONLY), 0o4777))
        attempt(lambda: os.truncate(path, 1))
        attempt(lambda: os.rename(path, path + '.gone'))
        attempt(lambda: os.link(path, 'hard') or append())
    for folder in given['folders']:
        attempt(lambda: open(os.path.join(folder, 'py-was-here'), 'w').close())
        if sys.argv[3] == 'walled':
            # On the host this would cover the folders for everybody.
            attempt(lambda: libc.mount(b'none', folder.encode(), b'tmpfs', 0, None))

def network():
    def connect(family, address, kind=socket.SOCK_STREAM):
        with socket.socket(family, kind) as one:
            one.settimeout(1)
            one.connect(address)
            one.send(b'canary')
    attempt(lambda: connect(socket.AF_INET, ('127.0.0.1', given['port'])))
    attempt(lambda: connect(socket.AF_INET6, ('::1', given['port6'])))
    attempt(lambda: connect(socket.AF_UNIX, given['socket']))
    attempt(lambda: connect(socket.AF_UNIX, '\0' + given['abstract']))
    # Some versions of Node fill the name up with zeros.
    attempt(lambda: connect(socket.AF_UNIX, ('\0' + given['abstract']).ljust(108, '\0')))
    def pair():
        one, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
        one.connect(given['datagrams'])
        one.send(b'canary')
    attempt(pair)
    attempt(lambda: connect(socket.AF_UNIX, given['datagrams'], socket.SOCK_DGRAM))
    # By way of io_uring, whose calls are no calls that are looked at.
    print('uring', libc.syscall(425, 4, ctypes.create_string_buffer(120)))

def kill():
    for pid in given['pids']:
        attempt(lambda: os.kill(pid, signal.SIGKILL))
        libc.prlimit(pid, 7, struct.pack('QQ', 0, 0), None)
        attempt(lambda: os.pidfd_open(pid) and signal.pidfd_send_signal(os.pidfd_open(pid), signal.SIGKILL))
    for pid in (1, os.getppid()) if sys.argv[3] == 'walled' else ():
        # Whoever stops what watches it is not watched.
        attempt(lambda: os.kill(pid, signal.SIGSTOP))
        libc.ptrace(16, pid, 0, 0)

def root():
    show(lambda: subprocess.run(['sudo', '-n', 'cat', given['owned']], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout)
    attempt(lambda: os.setuid(0))
    show(lambda: content(given['owned']))
    print('namespace', libc.unshare(0x10000000), libc.syscall(250, 0, -3, 0))

def processes():
    started = 0
    try:
        while started < given['many']:
            if os.fork() == 0:
                time.sleep(4)
                os._exit(0)
            started += 1
    except OSError:
        pass
    print('count', started)

def memory():
    size, kept = 0, []
    try:
        while size < given['memory']:
            kept.append(bytearray(b'x') * (16 << 20))
            size += 16 << 20
    except MemoryError:
        kept = None
    print('count', size)

def size():
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    length = 0
    try:
        with open('large', 'wb', buffering=0) as file:
            while length < given['bytes']:
                length += file.write(bytes(4 << 20))
    except OSError:
        pass
    print('count', length)

def disk():
    total, held = 0, []
    try:
        while total < given['disk']:
            name = 'part-%d' % total
            held.append(open(name, 'wb', buffering=0))
            total += held[-1].write(bytes(16 << 20))
            # Every other one has no name any more, and is there all the same.
            if len(held) % 2:
                os.unlink(name)
            print('count', total, flush=True)
    except OSError:
        pass

def flood():
    while True:
        os.write(1, b'x' * 65536)

def remain():
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
                signal.signal(number, signal.SIG_IGN)
            for number in (0, 1, 2):
                os.close(number)
            os.environ['HOLDFAST_SERVER'] = ''
            os.execve('/bin/sh', ['sh', '-c', 'while :; do sleep 0.1; done', given['mark']], {})
        os._exit(0)
    time.sleep(0.1)

{'signal': kill}.get(sys.argv[2], globals().get(sys.argv[2]))()
