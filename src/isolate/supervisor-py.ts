/**
 * The process that stands outside the walls, in Python: it puts them up, watches what all behind them use together, and leaves
 * nothing behind. It is in no group and no session of those who started it, and carries none of their marks, so that it outlives
 * a kill of theirs by as long as it takes to clear up.
 *
 *     python3 -I -S walls.py outer FRONT     beside walls.json; FRONT is the process whose end ends everything
 *     python3 -I -S walls.py inner           the same inside bubblewrap, where only the innermost wall is left to put on
 */

/** Expects `HARDENING` and `NAMESPACES` before it; the main program. */
export const SUPERVISOR = String.raw`
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
`
