const id=105;const ids=[105,822];const modules={7012:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{I:()=>SYSTEM,U:()=>bubblewrapWords});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024);const SYSTEM=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/libx32"];const ETC=["/etc/ld.so.cache","/etc/ld.so.conf","/etc/ld.so.c\
onf.d","/etc/alternatives","/etc/localtime","/etc/ssl/openssl.cnf","/etc/ssl/certs","/etc/passwd","/etc/group","/etc/nsswitch.conf","/etc/os-release","/etc/mime.types"];const MEMORY_FOLDER=String(64*1024*
1024);const INSIDE="1000";function isThere(path){return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path,{throwIfNoEntry:false})!==void 0}function bubblewrapWords(program,{workspace,scratch,readable,
masks}){const system=SYSTEM.flatMap(path=>{const found=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path,{throwIfNoEntry:false});if(found===void 0)return[];return found.isSymbolicLink()?["--syml\
ink",(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path),path]:["--ro-bind",path,path]});return[program,"--unshare-all","--unshare-user","--disable-userns","--die-with-parent","--new-session",
"--clearenv","--hostname","holdfast","--uid",INSIDE,"--gid",INSIDE,"--cap-drop","ALL",...system,...ETC.filter(isThere).flatMap(path=>["--ro-bind",path,path]),"--dev","/dev","--size",MEMORY_FOLDER,"--t\
mpfs","/dev/shm","--remount-ro","/dev","--size",MEMORY_FOLDER,"--tmpfs","/tmp","--proc","/proc",...[...readable,workspace].flatMap(path=>["--ro-bind",path,path]),...masks.flatMap(([path,folder])=>folder?
["--tmpfs",path,"--remount-ro",path]:["--ro-bind","/dev/null",path]),"--bind",scratch,scratch,"--chdir","/"]}}),6293:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{B:()=>secretPlaces,L$:()=>resolved,St:()=>repositoriesIn,UO:()=>isWithin,mC:()=>around});var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1455);var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6760);const KEYS=[".ssh",".gnupg",".aws",".azure",".kube",".docker",".config/gh",".config/gcloud",".netrc",".npmrc",".pypirc",".git-credentials",".gitconfig",".config/git",".cargo/credentials",".cargo\
/credentials.toml"];const SOCKETS=["/var/run/docker.sock","/run/docker.sock","/run/containerd/containerd.sock","/run/podman/podman.sock","/var/run/dbus"];const COMMAND_FILES=["GITHUB_ENV","GITHUB_PATH",
"GITHUB_OUTPUT","GITHUB_STATE","GITHUB_STEP_SUMMARY","GITHUB_EVENT_PATH"];const LOOKED_AT=4e5;async function kindOf(path){const found=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).
catch(()=>null);return found===null?null:[path,found.isDirectory()]}async function secretPlaces(environment){const{HOME:home,RUNNER_TEMP:temporary,RUNNER_WORKSPACE:work,GITHUB_ACTION_PATH:action}=environment;
const named=[...home===void 0?[]:KEYS.map(name=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home,name)),...temporary===void 0?[]:[temporary,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.
dirname)(temporary),"_actions")],...work===void 0?[]:[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(work),"_actions"),(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(work),"_temp")],...action===void 0?[]:[action],...COMMAND_FILES.flatMap(name=>environment[name]??[]),...SOCKETS].filter(path=>path.startsWith("\
/")&&path!=="/");return(await Promise.all([...new Set(named)].map(kindOf))).filter(mask=>mask!==null)}async function repositoriesIn(folder){const found=[];const left=[folder];for(let seen=0;left.length>
0&&seen<LOOKED_AT;){const here=left.pop()??folder;for(const entry of await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(here,{withFileTypes:true}).catch(()=>[])){seen++;if(entry.name.toLowerCase()===
".git")found.push([(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(here,entry.name),entry.isDirectory()]);else if(entry.isDirectory()&&entry.name!=="node_modules")left.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.
join)(here,entry.name))}}return found}function isWithin(path,folder){return path===folder||path.startsWith(folder.endsWith("/")?folder:`${folder}/`)}async function around(folder,masks){if(masks.some(([
path])=>isWithin(folder,path)))return[];if(!masks.some(([path])=>isWithin(path,folder)))return[folder];const entries=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch(()=>[]);
return(await Promise.all(entries.map(name=>around((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name),masks)))).flat()}function resolved(path){return(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.
realpath)(path).catch(()=>path)}}),7822:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,
{findProgram:()=>findProgram,findPython:()=>findPython,findRoot:()=>findRoot,slackOf:()=>slackOf});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024);var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6760);var _base_encoding_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2252);var _bubblewrap_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(7012);var _places_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
6293);const BOUNDS={timeout:1e4,maxOutput:1e5};const OLDEST=[3,9];function findProgram(name,path){const folders=["/usr/bin","/bin","/usr/local/bin",...(path??"").split(node_path__WEBPACK_IMPORTED_MODULE_1__.
delimiter).filter(folder=>folder.startsWith("/"))];return folders.map(folder=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name)).find(file=>{try{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(
file,node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);return true}catch{return false}})??null}async function printed(run,program,words){const done=await run({program,arguments:words,directory:"/",
environment:{PATH:"/usr/bin:/bin"},...BOUNDS}).catch(()=>null);return done?.code===0?(0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_2__.D4)(done.stdout).trim():null}async function findPython(run,path){
const program=findProgram("python3",path);if(program===null)return"python3 is not there";const said=await printed(run,program,["-I","-S","-c",'import sys; print(*sys.version_info[:2], sys.base_prefix,\
 sys.executable, sep="\\n")']);const[major,minor,prefix,executable]=said?.split("\n")??[];if(prefix===void 0||executable===void 0)return`${program} does not run`;if(Number(major)!==OLDEST[0]||Number(minor)<
OLDEST[1])return`${program} is Python ${String(major)}.${String(minor)}; 3.9 is the oldest that will do`;return{program:executable,readable:_bubblewrap_js__WEBPACK_IMPORTED_MODULE_3__.I.some(folder=>(0,
_places_js__WEBPACK_IMPORTED_MODULE_4__.UO)(prefix,folder))?[]:[prefix]}}async function findRoot(run,path){if(process.getuid?.()===0)return[];const sudo=findProgram("sudo",path);if(sudo===null)return null;
return await printed(run,sudo,["-n","true"])===null?null:[sudo,"-n"]}const CODE_RANGE={old:64*1024*1024,new:640*1024*1024,since:24};async function slackOf(run,words){const program=words.find(word=>/\/(?:node|nodejs|bun|deno)$/u.
test(word));if(program===void 0)return 0;const version=program===process.execPath?process.version:await printed(run,program,["--version"]);const major=Number(/^v(\d+)\./u.exec(version??"")?.[1]??CODE_RANGE.
since);return major>=CODE_RANGE.since?CODE_RANGE.new:CODE_RANGE.old}}),1105:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{openWalls:()=>openWalls});var promises_=__webpack_require__(1455);var external_node_os_=__webpack_require__(8161);var external_node_path_=__webpack_require__(
6760);var clock=__webpack_require__(9144);var bubblewrap=__webpack_require__(7012);;const ALLOWED=["PATH","LANG","LANGUAGE","TZ","TERM","NO_COLOR","FORCE_COLOR","CI"];const ALLOWED_PREFIX="LC_";function walledEnvironment(given,granted,scratch){
const kept=Object.entries(given).filter(([name])=>ALLOWED.includes(name)||name.startsWith(ALLOWED_PREFIX)||granted.includes(name));return{PATH:"/usr/local/bin:/usr/bin:/bin",...Object.fromEntries(kept),
HOME:scratch,TMPDIR:scratch,TMP:scratch,TEMP:scratch}};const HARDENING=String.raw`
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
`;;const NAMESPACES=String.raw`
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
`;var isolate_places=__webpack_require__(6293);;const SUPERVISOR=String.raw`
def silence():
    nothing = os.open('/dev/null', os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    os.close(nothing)

def processes():
    found = {}
    for name in os.listdir('/proc'):
        if name.isdigit():
            try:
                with open('/proc/' + name + '/stat', 'rb') as file:
                    text = file.read()
            except OSError:
                continue
            fields = text[text.rindex(b')') + 2:].split()
            found[int(name)] = fields
    return found

def descendants(found):
    children = {}
    for pid, fields in found.items():
        children.setdefault(int(fields[1]), []).append(pid)
    tree, left = [], [os.getpid()]
    while left:
        below = children.get(left.pop(), [])
        tree += below
        left += below
    return tree

def is_above(pid):
    found, one = processes(), os.getpid()
    while one in found:
        if one == pid:
            return True
        one = int(found[one][1])
    return False

TICK, PAGE = os.sysconf('SC_CLK_TCK'), os.sysconf('SC_PAGE_SIZE')

def free_of(path):
    there = os.statvfs(path)
    return there.f_bfree * there.f_frsize

def taken(scratch, tree):
    # What a folder takes of its disk, with the files that are still open and have no name any more.
    size, seen = 0, set()
    for folder, folders, files, descriptor in os.fwalk(scratch, follow_symlinks=False):
        for name in files:
            try:
                found = os.stat(name, dir_fd=descriptor, follow_symlinks=False)
            except OSError:
                continue
            if found.st_ino not in seen:
                seen.add(found.st_ino)
                size += found.st_blocks * 512
    for pid in tree:
        try:
            numbers = os.listdir('/proc/%d/fd' % pid)
        except OSError:
            continue
        for number in numbers:
            try:
                held = os.stat('/proc/%d/fd/%s' % (pid, number))
            except OSError:
                continue
            if stat.S_ISREG(held.st_mode) and held.st_nlink == 0 and held.st_ino not in seen:
                seen.add(held.st_ino)
                size += held.st_blocks * 512
    return size

class Use:
    def __init__(self):
        self.seconds = 0.0
        self.free = free_of(config['scratch'])
        self.busy = True
    def excess(self, limits):
        found = processes()
        tree = descendants(found)
        seconds = sum(int(one) for pid in tree for one in found[pid][11:15]) / TICK
        gone = resource.getrusage(resource.RUSAGE_CHILDREN)
        seconds += gone.ru_utime + gone.ru_stime
        self.busy, self.seconds = seconds > self.seconds + 0.01, max(seconds, self.seconds)
        memory = 0
        for pid in tree:
            try:
                with open('/proc/%d/statm' % pid) as file:
                    figures = file.read().split()
                memory += (int(figures[1]) - int(figures[2])) * PAGE
            except OSError:
                pass
        if memory > limits['memory'] + (64 << 20):
            return 'used %d MiB of memory together; %d are allowed' % (memory >> 20, limits['memory'] >> 20)
        if seconds > limits['seconds'] + 1:
            return 'used %d s of CPU together; %d are allowed' % (seconds, limits['seconds'])
        # To count files takes long: that is done when so much of the disk is gone, which may be somebody else's doing.
        free = free_of(config['scratch'])
        if self.free - free > limits['disk']:
            self.free, size = free, taken(config['scratch'], tree)
            if size > limits['disk']:
                return 'took %d MiB of disk; %d are allowed' % (size >> 20, limits['disk'] >> 20)
        if len(tree) > limits['processes'] + 8:
            return 'were %d processes; %d are allowed' % (len(tree), limits['processes'])
        return None

def reap(main):
    status = None
    while True:
        try:
            pid, how = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return status
        if pid == 0:
            return status
        if pid == main:
            status = os.WEXITSTATUS(how) if os.WIFEXITED(how) else 128 + os.WTERMSIG(how)

def sweep():
    # Whoever forks faster than it is killed is stopped first; what is stopped has no time for that.
    for round in range(400):
        tree = descendants(processes())
        for number in (signal.SIGSTOP, signal.SIGKILL):
            for pid in tree:
                try:
                    os.kill(pid, number)
                except OSError:
                    pass
        reap(0)
        if not tree:
            return
        time.sleep(0.002 if round < 50 else 0.02)

def give(path, uid, gid):
    for folder, folders, files, descriptor in os.fwalk(path, topdown=False, follow_symlinks=False):
        for name in folders + files:
            try:
                os.chown(name, uid, gid, dir_fd=descriptor, follow_symlinks=False)
            except OSError:
                pass
    os.chown(path, uid, gid)

def fresh_uid():
    taken = set()
    for name in os.listdir('/proc'):
        if name.isdigit():
            try:
                taken.add(os.stat('/proc/' + name).st_uid)
            except OSError:
                pass
    while True:
        uid = 0x40000000 | int.from_bytes(os.urandom(3), 'big')
        if uid not in taken:
            return uid

def crowd():
    # The limit of processes counts all of a user's: those that are there already are let in.
    count = 0
    for name in os.listdir('/proc'):
        if name.isdigit():
            try:
                if os.stat('/proc/' + name).st_uid == os.getuid():
                    count += len(os.listdir('/proc/' + name + '/task'))
            except OSError:
                pass
    return count

def begin(tier, uid):
    os.setsid()
    for one in config['close']:
        os.close(one)
    # Where memory runs out in spite of all, the system is to end these first; only what may be looked at may say so of itself.
    prctl(DUMPABLE, 1, 'dumpable')
    with open('/proc/self/oom_score_adj', 'w') as file:
        file.write('1000')
    if tier == 'namespaces':
        in_namespaces(uid)
    if uid is not None:
        become(uid)
        drop_capabilities()
    prctl(PDEATHSIG, signal.SIGKILL, 'parent-death signal')
    if tier == 'bubblewrap':
        close_all()
        os.execve(config['bubblewrap'][0], config['bubblewrap'], {'PATH': '/usr/bin:/bin'})
    become_program(tier, 0 if uid is not None else crowd())

def outer(front):
    tier, live = config['tier'], config['live']
    os.setsid()
    os.umask(0o022)
    prctl(SUBREAPER, 1, 'subreaper')
    prctl(DUMPABLE, 0, 'dumpable')
    if tier == 'namespaces':
        os.setresgid(0, 0, 0)
    os.close(os.open(live, os.O_CREAT | os.O_EXCL | os.O_WRONLY | os.O_NOFOLLOW, 0o600))
    code, uid, owner = 137, None, os.stat(config['scratch'])
    try:
        watched = [os.pidfd_open(pid) for pid in (front, config['host'])] if is_above(front) else []
        if not watched:
            return code
        if os.getuid() == 0:
            uid = fresh_uid()
            if tier != 'namespaces':
                give(config['scratch'], uid, uid)
        if tier == 'namespaces':
            must(libc.unshare(CLONE_NEWPID), 'unshare')
        config['close'] = watched
        main = os.fork()
        if main == 0:
            try:
                begin(tier, uid)
            except BaseException as problem:
                os.write(2, ('holdfast: the walls cannot be put up: %s\n' % problem).encode())
            os._exit(126)
        silence()
        waiting, use = select.poll(), Use()
        for one in watched + [os.pidfd_open(main)]:
            waiting.register(one, select.POLLIN)
        while True:
            ready = waiting.poll(100 if use.busy else 400)
            status = reap(main)
            if status is not None:
                code = status
                break
            if any(one in watched for one, _ in ready):
                break
            excess = use.excess(config['limits'])
            if excess is not None:
                os.write(2, ('holdfast: ended: the processes behind the walls ' + excess + '\n').encode())
                break
        return code
    finally:
        sweep()
        if os.stat(config['scratch']).st_uid != owner.st_uid:
            give(config['scratch'], owner.st_uid, owner.st_gid)
        os.unlink(live)

with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'walls.json')) as file:
    config = json.load(file)
if sys.argv[1] == 'inner':
    become_program(config['tier'])
os._exit(outer(int(sys.argv[2])))
`;;const FRONT='exec 3<&0; "$0" "$@" outer $$ <&3 3<&- & exec 0<&- 1>&- 3<&-; wait $!';const INNER="/.holdfast";const PATIENCE=1e4;async function ownPaths(program){const paths=[...new Set([program,await(0,
isolate_places.L$)(program)])];return paths.filter(path=>!bubblewrap.I.some(folder=>(0,isolate_places.UO)(path,folder)))}async function encloseIn(building,program,grants){const{tier,python,slack}=building;
const{workspace,scratch}=grants;const readable=[...new Set([...grants.readable,...python.readable,...await ownPaths(program.program)])];const granted=[workspace,...readable];const outside=([path])=>!(0,
isolate_places.UO)(scratch,path);const secrets=building.secrets.filter(outside).filter(([path])=>granted.some(folder=>(0,isolate_places.UO)(path,folder)&&path!==folder));const masks=[...await(0,isolate_places.
St)(workspace),...secrets].filter(outside);const control=await(0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(),"holdfast-walls-"));const live=(0,external_node_path_.join)(
control,"live");const inner={tier,program:program.program,arguments:program.arguments,directory:program.directory,workspace,scratch,environment:walledEnvironment(program.environment,grants.variables??
[],scratch),limits:{...grants.limits,slack},listed:!secrets.some(([path])=>(0,isolate_places.UO)(path,workspace)),seen:tier==="landlock"?(await Promise.all(granted.map(path=>(0,isolate_places.mC)(path,
masks)))).flat():[]};const place={workspace,scratch,readable,masks};const words=building.bubblewrap===null||tier!=="bubblewrap"?null:[...(0,bubblewrap.U)(building.bubblewrap,place),"--ro-bind",(0,external_node_path_.
join)(control,"inner"),INNER,"--remount-ro","/","--",python.program,"-I","-S",(0,external_node_path_.join)(INNER,"walls.py"),"inner"];const outer={...inner,readable,masks,live,host:process.pid,root:(0,
external_node_path_.join)(control,"root"),bubblewrap:words};const source=HARDENING+NAMESPACES+SUPERVISOR;await Promise.all([(0,promises_.mkdir)((0,external_node_path_.join)(control,"inner")),(0,promises_.
mkdir)((0,external_node_path_.join)(control,"root"))]);await Promise.all([(0,promises_.chmod)(control,493),(0,promises_.writeFile)((0,external_node_path_.join)(control,"walls.py"),source),(0,promises_.
writeFile)((0,external_node_path_.join)(control,"walls.json"),JSON.stringify(outer)),(0,promises_.writeFile)((0,external_node_path_.join)(control,"inner","walls.py"),source),(0,promises_.writeFile)((0,
external_node_path_.join)(control,"inner","walls.json"),JSON.stringify(inner))]);return{request:{program:"/bin/sh",arguments:["-c",FRONT,"/usr/bin/env","-i","PATH=/usr/bin:/bin:/usr/sbin:/sbin",...tier===
"namespaces"?building.root:[],python.program,"-I","-S",(0,external_node_path_.join)(control,"walls.py")],directory:"/",environment:{PATH:"/usr/bin:/bin"}},release:async()=>{for(let waited=0;waited<PATIENCE&&
await(0,promises_.stat)(live).then(()=>true,()=>false);waited+=10)await(0,clock.v7)(10);await(0,promises_.rm)(control,{recursive:true,force:true,maxRetries:3})}}}var schemas=__webpack_require__(1514);
var encoding=__webpack_require__(2252);var external_node_child_process_=__webpack_require__(1421);var external_node_events_=__webpack_require__(8474);var external_node_net_=__webpack_require__(4649);;
async function listening(server,where){server.listen(where);await(0,external_node_events_.once)(server,"listening")}async function plantCanaries(){const secret=(0,clock.Zm)();const folder=await(0,promises_.
mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(),"holdfast-canary-"));await(0,promises_.chmod)(folder,511);const[file,target,inner,socket]=["secret","target","folder","socket"].map(
name=>(0,external_node_path_.join)(folder,name));await Promise.all([(0,promises_.writeFile)(file,secret,{mode:438}),(0,promises_.writeFile)(target,"old\n"),(0,promises_.mkdir)(inner)]);await Promise.all(
[(0,promises_.chmod)(target,438),(0,promises_.writeFile)((0,external_node_path_.join)(inner,"entry"),secret)]);const holder=(0,external_node_child_process_.spawn)("/bin/sh",["-c","read line"],{stdio:[
"pipe","ignore","ignore"],env:{PATH:"/usr/bin:/bin",HOLDFAST_CANARY:secret}});const servers=[0,1,2].map(()=>(0,external_node_net_.createServer)(connection=>connection.destroy()));const[loopback,byPath,
byName]=servers;await Promise.all([listening(loopback,{port:0,host:"127.0.0.1"}),listening(byPath,{path:socket}),listening(byName,{path:`\0holdfast-${secret}`})]);await(0,promises_.chmod)(socket,511);
const address=loopback.address();return{secret,files:[file],folders:[inner],targets:[target],pid:holder.pid??0,port:typeof address==="object"&&address!==null?address.port:0,abstract:`holdfast-${secret}`,
socket,remove:async()=>{for(const server of servers)server.close();holder.kill("SIGKILL");await(0,promises_.rm)(folder,{recursive:true,force:true,maxRetries:3})}}};const SELF_TEST=String.raw`
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
`;;const BOUNDS={timeout:3e4,maxOutput:1e6};const answer=schemas.YOg(schemas.PVZ([schemas.YjP(),schemas.zMY(),schemas.YjP()]));async function selfTest(run,building,grants){const canaries=await plantCanaries();
const scratch=await(0,isolate_places.L$)(await(0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(),"holdfast-self-test-")));try{const own=(0,external_node_path_.join)(scratch,
"scratch");await Promise.all([(0,promises_.mkdir)(own),(0,promises_.chmod)(scratch,457)]);const repositories=await(0,isolate_places.St)(grants.workspace);const places=[...building.secrets,...repositories];
const given={...canaries,files:[...canaries.files,...places.flatMap(([path,folder])=>folder?[(0,external_node_path_.join)(path,"config"),(0,external_node_path_.join)(path,"HEAD")]:[path])],folders:[...canaries.
folders,...building.secrets.flatMap(([path,folder])=>folder?[path]:[])],workspace:grants.workspace,scratch:own,name:`.holdfast-${canaries.secret}`,host:process.pid,own:building.tier!=="landlock",variables:[
...Object.keys(walledEnvironment({},[],own)),"LC_CTYPE"],limits:{...grants.limits,slack:0}};const tested={...grants,scratch:own,variables:[]};const program={program:building.python.program,arguments:[
"-I","-S","-c",SELF_TEST,JSON.stringify(given)],directory:own,environment:{}};const enclosed=await encloseIn({...building,slack:0},program,tested);try{const done=await run({...enclosed.request,...BOUNDS});
const text=(0,encoding.D4)(done.stdout).trim();const read=text===""?null:answer.safeParse(JSON.parse(text));if(read?.success!==true)return lastLine((0,encoding.D4)(done.stderr))??`the self-test ended \
with code ${String(done.code)}`;return read.data.map(([property,holds,detail])=>({property,holds,detail}))}catch(problem){return problem instanceof Error?problem.message:String(problem)}finally{await enclosed.
release()}}finally{await Promise.all([canaries.remove(),(0,promises_.rm)(scratch,{recursive:true,force:true,maxRetries:3})])}}function lastLine(text){return text.trim().split("\n").at(-1)?.slice(0,300)||
null}var isolate_tools=__webpack_require__(7822);;const TIERS=["bubblewrap","namespaces","landlock"];const HOW={bubblewrap:"install bubblewrap (apt-get install bubblewrap)",namespaces:"let this user h\
ave root by `sudo -n`",landlock:"use a kernel with Landlock (Linux 6.12 or later) and python3 3.9 or later"};function openWalls(options){const{environment,run,isolation,platform=process.platform,tiers=TIERS}=options;
const path=environment["PATH"];const tried=new Map;const tools=once(async()=>({python:await(0,isolate_tools.findPython)(run,path),root:await(0,isolate_tools.findRoot)(run,path),secrets:await(0,isolate_places.
B)(environment)}));const put=async(tier,grants)=>{const{python,root,secrets}=await tools();if(typeof python==="string")return{tier,reason:python};const bubblewrap2=(0,isolate_tools.findProgram)("bwrap",
path);if(tier==="bubblewrap"&&bubblewrap2===null)return{tier,reason:"bwrap is not there"};if(tier==="namespaces"&&root===null)return{tier,reason:"root cannot be had without a password"};const building={
tier,python,root:root??[],bubblewrap:bubblewrap2,secrets,slack:0};const probes=await selfTest(run,building,grants);return typeof probes==="string"?{tier,reason:probes}:{building,probes}};const attempt=(tier,grants)=>{
const key=JSON.stringify([tier,grants.workspace,grants.limits]);const known=tried.get(key)??put(tier,grants);tried.set(key,known);return known};return{enclose:async(given,asked)=>{const{program,grants}=await settled(
given,asked);if(grants.workspace==="/")return{code:"isolation_unavailable",detail:"the workspace is the whole machine"};const reasons=[];let best=null;for(const tier of platform==="linux"?tiers:[]){const found=await attempt(
tier,grants);if("reason"in found){reasons.push(`${tier}: ${found.reason}; ${HOW[tier]}`);continue}const missing=missingOf(found.probes);if(best===null||missing.length<missingOf(best.probes).length)best=
found;if(missing.length===0)break;reasons.push(`${tier}: ${missing.join("; ")}; ${HOW[tier]}`)}if(platform!=="linux")reasons.push(`${platform} has no walls that are known here; use Linux`);if(best===null||
isolation==="required"&&missingOf(best.probes).length>0){return isolation==="required"?{code:"isolation_unavailable",detail:reasons.join(" | ")}:unwalled(program,grants,reasons)}const{request,release}=await encloseIn(
{...best.building,slack:await(0,isolate_tools.slackOf)(run,[program.program,...program.arguments])},program,grants);return{request,report:reportOf(best.building.tier,best.probes),release}}}}function once(make){
let made=null;return()=>made??=make()}function missingOf(probes){return probes.filter(({holds})=>!holds).map(({property,detail})=>`${property}: ${detail}`)}function reportOf(tier,probes){return{tier,missing:missingOf(
probes),selfTest:probes}}async function settled(program,grants){const[workspace,scratch,directory]=await Promise.all([grants.workspace,grants.scratch,program.directory].map(isolate_places.L$));const there=await Promise.
all(grants.readable.map(async path=>await(0,promises_.lstat)(path).catch(()=>null)===null?[]:[path,await(0,isolate_places.L$)(path)]));return{program:{...program,directory},grants:{...grants,workspace,
scratch,readable:[...new Set(there.flat())]}}}function unwalled(program,grants,reasons){const environment=walledEnvironment(program.environment,grants.variables??[],grants.scratch);return{request:{...program,
environment},report:{tier:"none",missing:reasons,selfTest:[]},release:()=>Promise.resolve()}}})};export{id,ids,modules};
