/**
 * The wall of namespaces, in Python, for root only: own mounts, processes, network, host name, inter-process communication and users;
 * a root directory made of what is granted and nothing else; then a user that nobody else is.
 */

/** Expects `HARDENING` before it, and `give` of `SUPERVISOR`; defines `in_namespaces(uid)`, called in the first process of a new process namespace. */
export const NAMESPACES = String.raw`
CLONE_NEWNS, CLONE_NEWCGROUP, CLONE_NEWUTS, CLONE_NEWIPC = 0x20000, 0x02000000, 0x04000000, 0x08000000
CLONE_NEWUSER, CLONE_NEWPID, CLONE_NEWNET = 0x10000000, 0x20000000, 0x40000000
MS_RDONLY, MS_NOSUID, MS_NODEV, MS_NOEXEC, MS_REMOUNT, MS_BIND, MS_REC, MS_PRIVATE = 1, 2, 4, 8, 32, 4096, 16384, 1 << 18
INSIDE = 1000

def mount(source, target, kind, flags, data=''):
    words = [None if one is None else os.fsencode(one) for one in (source, target, kind)]
    must(libc.mount(*words, ctypes.c_ulong(flags), data.encode()), 'mount ' + target)

def place_for(target, folder):
    if folder:
        os.makedirs(target, exist_ok=True)
    elif not os.path.lexists(target):
        os.makedirs(os.path.dirname(target), exist_ok=True)
        os.close(os.open(target, os.O_CREAT | os.O_WRONLY, 0o644))

def bind(source, target, flags):
    place_for(target, os.path.isdir(source))
    mount(source, target, None, MS_BIND)
    mount(None, target, None, MS_BIND | MS_REMOUNT | MS_NOSUID | flags)

def users_mapped(owners, uid):
    # A namespace of users that maps the owner on disk to the one inside; held by a process for as long as it takes to open it.
    ready, leave = os.pipe(), os.pipe()
    holder = os.fork()
    if holder == 0:
        libc.unshare(CLONE_NEWUSER)
        os.write(ready[1], b'.')
        os.read(leave[0], 1)
        os._exit(0)
    try:
        os.read(ready[0], 1)
        for name, owner in zip(('uid_map', 'gid_map'), owners):
            with open('/proc/%d/%s' % (holder, name), 'w') as out:
                out.write('%d %d 1' % (owner, uid))
        return os.open('/proc/%d/ns/user' % holder, os.O_RDONLY | os.O_CLOEXEC)
    finally:
        os.write(leave[1], b'.')
        os.waitpid(holder, 0)
        for one in ready + leave:
            os.close(one)

def bind_as_own(source, target, uid, flags):
    # The folder as one whose files belong to the user inside, whatever their modes; False where this file system cannot.
    place_for(target, True)
    owner = os.stat(source)
    users = users_mapped((owner.st_uid, owner.st_gid), uid)
    tree = libc.syscall(428, -100, os.fsencode(source), 1 | os.O_CLOEXEC)
    try:
        asked = struct.pack('=QQQQ', flags | MS_NOSUID | MS_NODEV | 0x100000, 0, 0, users)
        if tree < 0 or libc.syscall(442, tree, b'', 0x1000, asked, ctypes.c_size_t(len(asked))) < 0:
            return False
        must(libc.syscall(429, tree, b'', -100, os.fsencode(target), 4), 'move_mount ' + target)
        return True
    finally:
        os.close(users)
        if tree >= 0:
            os.close(tree)

def build_root(root, uid):
    mount('holdfast', root, 'tmpfs', MS_NOSUID, 'mode=755,size=16m')
    def inside(path):
        return root + path
    for path in SYSTEM + ETC:
        if os.path.islink(path) and path in SYSTEM:
            os.symlink(os.readlink(path), inside(path))
        elif os.path.exists(path):
            bind(os.path.realpath(path), inside(path), MS_RDONLY | MS_NODEV)
    os.makedirs(inside('/dev/shm'))
    for path in DEVICES:
        bind(path, inside(path), 0)
    for name, to in (('fd', '/proc/self/fd'), ('stdin', '/proc/self/fd/0'), ('stdout', '/proc/self/fd/1'), ('stderr', '/proc/self/fd/2')):
        os.symlink(to, inside('/dev/' + name))
    for path in ('/tmp', '/dev/shm'):
        os.makedirs(inside(path), exist_ok=True)
        mount('holdfast', inside(path), 'tmpfs', MS_NOSUID | MS_NODEV, 'mode=1777,size=64m')
    for path in config['readable']:
        bind(path, inside(path), MS_RDONLY | MS_NODEV)
    workspace, scratch = config['workspace'], config['scratch']
    if not bind_as_own(workspace, inside(workspace), uid, MS_RDONLY):
        bind(workspace, inside(workspace), MS_RDONLY | MS_NODEV)
    for path, folder in config['masks']:
        if folder:
            mount('holdfast', inside(path), 'tmpfs', MS_RDONLY | MS_NOSUID | MS_NODEV, 'size=4k')
        else:
            bind('/dev/null', inside(path), MS_RDONLY)
    if not bind_as_own(scratch, inside(scratch), uid, 0):
        give(scratch, uid, uid)
        bind(scratch, inside(scratch), MS_NODEV)
    os.makedirs(inside('/proc'), exist_ok=True)
    mount('proc', inside('/proc'), 'proc', MS_NOSUID | MS_NODEV | MS_NOEXEC)
    for path in ('/proc/sys', '/proc/sysrq-trigger', '/proc/irq', '/proc/bus'):
        if os.path.exists(inside(path)):
            bind(inside(path), inside(path), MS_RDONLY)

def enter_root(root):
    os.chdir(root)
    pivot = 155 if platform.machine() == 'x86_64' else 41
    must(libc.syscall(pivot, b'.', b'.'), 'pivot_root')
    must(libc.umount2(b'.', 2), 'umount2')
    os.chdir('/')
    mount(None, '/', None, MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID)

def loopback_up():
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
        fcntl.ioctl(one, 0x8914, struct.pack('16sH14x', b'lo', 1 | 64))

def in_namespaces(uid):
    prctl(DUMPABLE, 0, 'dumpable')
    prctl(PDEATHSIG, signal.SIGKILL, 'parent-death signal')
    must(libc.unshare(CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP), 'unshare')
    mount(None, '/', None, MS_REC | MS_PRIVATE)
    # Numbers of processes are those of the new namespace from here on.
    mount('proc', '/proc', 'proc', MS_NOSUID | MS_NODEV | MS_NOEXEC)
    os.umask(0o022)
    build_root(config['root'], uid)
    enter_root(config['root'])
    loopback_up()
    must(libc.sethostname(b'holdfast', 8), 'sethostname')
    asked, mapped = os.pipe(), os.pipe()
    program = os.fork()
    if program == 0:
        own_users = libc.unshare(CLONE_NEWUSER) == 0
        os.write(asked[1], b'1' if own_users else b'0')
        os.read(mapped[0], 1)
        become(INSIDE if own_users else uid)
        drop_capabilities()
        prctl(PDEATHSIG, signal.SIGKILL, 'parent-death signal')
        become_program('namespaces')
    if os.read(asked[0], 1) == b'1':
        for name in ('uid_map', 'gid_map'):
            with open('/proc/%d/%s' % (program, name), 'w') as out:
                out.write('%d %d 1' % (INSIDE, uid))
    os.write(mapped[1], b'.')
    silence()
    while True:
        ended, status = os.wait()
        if ended == program:
            os._exit(os.waitstatus_to_exitcode(status) if os.WIFEXITED(status) else 128 + os.WTERMSIG(status))
`
