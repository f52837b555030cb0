/**
 * The innermost wall, in Python, which every system that has the other two has too: limits, Landlock and seccomp, put on by the
 * process itself before it becomes the program. It needs no privilege, and nothing behind it can take it off.
 */

/** Expects `config`; defines `harden(tier)`. Landlock and seccomp are reached by number: the C library has no names for them. */
export const HARDENING = String.raw`
import ctypes, errno, fcntl, json, os, platform, resource, select, signal, socket, stat, struct, sys, time
libc = ctypes.CDLL(None, use_errno=True)
libc.syscall.restype = ctypes.c_long

def must(result, what):
    if result < 0:
        raise OSError(ctypes.get_errno(), what + ': ' + os.strerror(ctypes.get_errno()))
    return result

def prctl(option, value, what, *rest):
    more = [ctypes.c_ulong(one) for one in (list(rest) + [0, 0, 0])[:3]]
    return must(libc.prctl(option, ctypes.c_ulong(value), *more), what)

PDEATHSIG, DUMPABLE, SECCOMP, CAPBSET_DROP, SUBREAPER, NO_NEW_PRIVS, AMBIENT = 1, 4, 22, 24, 36, 38, 47

def drop_capabilities():
    prctl(AMBIENT, 4, 'ambient capabilities')
    for number in range(64):
        if libc.prctl(CAPBSET_DROP, ctypes.c_ulong(number), 0, 0, 0) < 0:
            break
    header = struct.pack('Ii', 0x20080522, 0)
    must(libc.capset(header, struct.pack('6I', 0, 0, 0, 0, 0, 0)), 'capset')

def become(uid):
    os.setgroups([])
    os.setresgid(uid, uid, uid)
    os.setresuid(uid, uid, uid)

def set_limits(limits, crowd):
    def limit(which, wanted):
        hard = resource.getrlimit(which)[1]
        value = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(which, (value, value))
    limit(resource.RLIMIT_CORE, 0)
    limit(resource.RLIMIT_DATA, limits['memory'] + limits['slack'])
    limit(resource.RLIMIT_CPU, limits['seconds'])
    limit(resource.RLIMIT_FSIZE, limits['fileSize'])
    limit(resource.RLIMIT_NOFILE, limits['openFiles'])
    limit(resource.RLIMIT_NPROC, limits['processes'] + crowd)
    limit(resource.RLIMIT_MEMLOCK, 1 << 16)

# Landlock: rights of files by the version of the interface that brought them.
EXECUTE, WRITE_FILE, READ_FILE, READ_DIR = 1, 2, 4, 8
REFER, TRUNCATE, IOCTL_DEV = 1 << 13, 1 << 14, 1 << 15

def landlock_version():
    return libc.syscall(444, None, ctypes.c_size_t(0), 1)

def landlock(rules, netless):
    version = landlock_version()
    if version < 1:
        raise OSError(errno.ENOSYS, 'Landlock is not there')
    handled = 0x1FFF | (REFER if version >= 2 else 0) | (TRUNCATE if version >= 3 else 0) | (IOCTL_DEV if version >= 5 else 0)
    network = 3 if version >= 4 and netless else 0
    scoped = 3 if version >= 6 else 0
    attributes = struct.pack('=QQQ', handled, network, scoped)
    size = 8 if version < 4 else 16 if version < 6 else 24
    ruleset = must(libc.syscall(444, attributes, ctypes.c_size_t(size), 0), 'landlock_create_ruleset')
    reading, every = EXECUTE | READ_FILE | READ_DIR, handled
    rights = {'read': reading, 'write': every, 'list': READ_DIR, 'device': READ_FILE | WRITE_FILE | IOCTL_DEV | TRUNCATE}
    for path, kind in rules:
        try:
            place = os.open(path, os.O_PATH | os.O_CLOEXEC | (os.O_NOFOLLOW if path in config['seen'] else 0))
        except OSError:
            continue
        allowed, mode = rights[kind] & handled, os.fstat(place).st_mode
        if stat.S_ISLNK(mode):
            # A link in the workspace is whoever's made it: what it leads to is granted by its own name or not at all.
            allowed = 0
        elif not stat.S_ISDIR(mode):
            allowed &= EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE | IOCTL_DEV
        if allowed:
            must(libc.syscall(445, ruleset, 1, struct.pack('=Qi', allowed, place), 0), 'landlock_add_rule ' + path)
        os.close(place)
    must(libc.syscall(446, ruleset, 0), 'landlock_restrict_self')
    os.close(ruleset)

# Seccomp: calls by their numbers on the two machines that are known; everything else is refused.
X86, ARM = 0, 1
CALLS = {
    'socket': (41, 198), 'socketpair': (53, 199), 'clone': (56, 220), 'clone3': (435, 435), 'prlimit64': (302, 261),
    'sched_setaffinity': (203, 122),
}
DENIED = {
    'mount': (165, 40), 'umount2': (166, 39), 'pivot_root': (155, 41), 'chroot': (161, 51), 'ptrace': (101, 117),
    'process_vm_readv': (310, 270), 'process_vm_writev': (311, 271), 'setns': (308, 268), 'unshare': (272, 97), 'bpf': (321, 280),
    'perf_event_open': (298, 241), 'userfaultfd': (323, 282), 'io_uring_setup': (425, 425), 'io_uring_enter': (426, 426),
    'io_uring_register': (427, 427), 'keyctl': (250, 219), 'add_key': (248, 217), 'request_key': (249, 218),
    'pidfd_getfd': (438, 438), 'kexec_load': (246, 104), 'kexec_file_load': (320, 294), 'init_module': (175, 105),
    'finit_module': (313, 273), 'delete_module': (176, 106), 'open_by_handle_at': (304, 265), 'name_to_handle_at': (303, 264),
    'open_tree': (428, 428), 'move_mount': (429, 429), 'fsopen': (430, 430), 'fsconfig': (431, 431), 'fsmount': (432, 432),
    'fspick': (433, 433), 'mount_setattr': (442, 442), 'acct': (163, 89), 'swapon': (167, 224), 'swapoff': (168, 225),
    'reboot': (169, 142), 'sethostname': (170, 161), 'setdomainname': (171, 162), 'quotactl': (179, 60), 'quotactl_fd': (443, 443),
    'syslog': (103, 116), 'vhangup': (153, 58), 'clock_settime': (227, 112), 'settimeofday': (164, 170), 'adjtimex': (159, 171),
    'clock_adjtime': (305, 266), 'fanotify_init': (300, 262), 'kcmp': (312, 272), 'process_madvise': (440, 440),
    'process_mrelease': (448, 448), 'migrate_pages': (256, 238), 'move_pages': (279, 239), 'setpriority': (141, 140),
    'ioprio_set': (251, 30), 'lookup_dcookie': (212, 18), 'iopl': (172, None), 'ioperm': (173, None), 'modify_ldt': (154, None),
    'uselib': (134, None), 'personality': (135, 92),
}
# What namespaces would part, and a file's owner would not: for the tier that has neither.
SHARED = {
    'shmget': (29, 194), 'semget': (64, 190), 'msgget': (68, 186), 'mq_open': (240, 180), 'inotify_add_watch': (254, 27),
    'chmod': (90, None), 'fchmod': (91, 52), 'fchmodat': (268, 53), 'fchmodat2': (452, 452), 'chown': (92, None), 'fchown': (93, 55),
    'lchown': (94, None), 'fchownat': (260, 54), 'utime': (132, None), 'utimes': (235, None), 'futimesat': (261, None),
    'utimensat': (280, 88), 'setxattr': (188, 5), 'lsetxattr': (189, 6), 'fsetxattr': (190, 7), 'removexattr': (197, 14),
    'lremovexattr': (198, 15), 'fremovexattr': (199, 16), 'setxattrat': (463, 463), 'removexattrat': (466, 466),
    'file_setattr': (469, 469),
}
EPERM, ENOSYS = 0x00050000 | errno.EPERM, 0x00050000 | errno.ENOSYS
ALLOW, KILL = 0x7FFF0000, 0x80000000
NEW_NAMESPACES = 0x7E020000

def seccomp(netless):
    machine = platform.machine()
    if machine not in ('x86_64', 'aarch64'):
        raise OSError(errno.ENOSYS, 'no table of calls for ' + machine)
    column, audit = (X86, 0xC000003E) if machine == 'x86_64' else (ARM, 0xC00000B7)
    code = []
    def emit(op, k, jt=0, jf=0):
        code.append(struct.pack('=HBBI', op, jt, jf, k))
    def load(offset):
        emit(0x20, offset)
    def equals(value, then):
        emit(0x15, value, 0, 1)
        emit(0x06, then)
    NUMBER, ARCH, ARGUMENT = 0, 4, 16
    load(ARCH)
    emit(0x15, audit, 1, 0)
    emit(0x06, KILL)
    load(NUMBER)
    if column == X86:
        emit(0x35, 0x40000000, 0, 1)
        emit(0x06, EPERM)
    equals(CALLS['clone3'][column], ENOSYS)
    for table in (DENIED, SHARED if netless else {}):
        for numbers in table.values():
            if numbers[column] is not None:
                equals(numbers[column], EPERM)
    def looking(name, body):
        # The body leaves with a verdict of its own; what is another call jumps over it.
        here = len(code)
        emit(0, 0)
        body()
        emit(0x06, EPERM)
        code[here] = struct.pack('=HBBI', 0x15, 0, len(code) - here - 1, CALLS[name][column])
    def clone():
        load(ARGUMENT)
        emit(0x45, NEW_NAMESPACES, 1, 0)
        emit(0x06, ALLOW)
    def itself():
        load(ARGUMENT)
        equals(0, ALLOW)
    def socket():
        # An internet socket leads nowhere in a network of its own, and to the loopback interface of that.
        if not netless:
            load(ARGUMENT)
            emit(0x15, 2, 1, 0)
            emit(0x15, 10, 0, 4)
            load(ARGUMENT + 8)
            emit(0x54, 0xF)
            equals(1, ALLOW)
    def socketpair():
        load(ARGUMENT)
        emit(0x15, 1, 0, 4)
        load(ARGUMENT + 8)
        emit(0x54, 0xF)
        equals(1, ALLOW)
    for name, body in (('clone', clone), ('prlimit64', itself), ('sched_setaffinity', itself), ('socket', socket), ('socketpair', socketpair)):
        looking(name, body)
        load(NUMBER)
    emit(0x06, ALLOW)
    class Program(ctypes.Structure):
        _fields_ = [('length', ctypes.c_ushort), ('code', ctypes.c_char_p)]
    whole = b''.join(code)
    program = Program(len(code), whole)
    must(libc.prctl(SECCOMP, ctypes.c_ulong(2), ctypes.byref(program), ctypes.c_ulong(0), ctypes.c_ulong(0)), 'seccomp')

SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32']
ETC = ['/etc/ld.so.cache', '/etc/ld.so.conf', '/etc/ld.so.conf.d', '/etc/alternatives', '/etc/localtime', '/etc/ssl/openssl.cnf',
       '/etc/ssl/certs', '/etc/passwd', '/etc/group', '/etc/nsswitch.conf', '/etc/os-release', '/etc/mime.types']
DEVICES = ['/dev/null', '/dev/zero', '/dev/full', '/dev/random', '/dev/urandom']
FIGURES = ['/proc/self', '/proc/meminfo', '/proc/cpuinfo', '/proc/stat', '/proc/loadavg', '/proc/uptime', '/proc/version',
           '/proc/filesystems', '/proc/sys/kernel/osrelease', '/proc/sys/vm/overcommit_memory', '/proc/sys/fs/pipe-max-size']

def rules(tier):
    devices = [(path, 'device') for path in DEVICES]
    if tier != 'landlock':
        return [('/', 'read'), (config['scratch'], 'write'), ('/tmp', 'write'), ('/dev/shm', 'write')] + devices
    seen = [(path, 'read') for path in SYSTEM + ETC + FIGURES + config['seen']]
    listed = [(config['workspace'], 'list')] if config['listed'] else []
    return seen + listed + [(config['scratch'], 'write')] + devices

def close_all():
    # Only the three streams go on; a number beyond what may be opened cannot be there.
    os.closerange(3, min(max(resource.getrlimit(resource.RLIMIT_NOFILE)[1], 1024), 1 << 20))

def harden(tier, crowd):
    close_all()
    os.umask(0o022)
    for number in set(range(1, signal.NSIG)) - {signal.SIGKILL, signal.SIGSTOP, 32, 33}:
        try:
            signal.signal(number, signal.SIG_DFL)
        except (OSError, ValueError):
            pass
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    prctl(NO_NEW_PRIVS, 1, 'no_new_privs')
    set_limits(config['limits'], crowd)
    landlock(rules(tier), tier == 'landlock')
    seccomp(tier == 'landlock')

def become_program(tier, crowd=0):
    harden(tier, crowd)
    os.chdir(config['directory'])
    try:
        os.execve(config['program'], [config['program']] + config['arguments'], config['environment'])
    except OSError as problem:
        os.write(2, ('holdfast: cannot start ' + config['program'] + ' behind the walls: ' + problem.strerror + '\n').encode())
        os._exit(127)
`
