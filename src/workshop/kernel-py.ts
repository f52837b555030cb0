/**
 * The process that cells of Python run in (spec page 8.2), as text: it needs nothing but the interpreter and its library.
 *
 *     python3 -I -u -c KERNEL WORKSPACE [samples]     frames in on descriptor 4, out on 3; output of cells on 1 and 2, which are one pipe
 *
 * It is two processes. The first reads what the host says and hands it on; it interrupts the second by a signal, since code that
 * holds the interpreter hears of nothing else. The second runs the cells in its main thread and hears the frames in another one, which
 * signals the processes that a cell started, too. A signal counts only while a cell runs, and the host waits for its `ack` before the
 * next cell, so that none is hit by an interrupt that was another's.
 */
import { TELLING } from './telling-py.js'

export const PYTHON_KERNEL = String.raw`
import sys
sys.dont_write_bytecode = True
import ast, asyncio, builtins, itertools, json, linecache, os, queue, select, signal, threading, traceback, types

WORKSPACE = sys.argv[1]
inward, outward = os.pipe()
PID = os.fork()
if PID != 0:
    os.close(inward)
    os.set_blocking(4, True)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    kernel = os.pidfd_open(PID) if hasattr(os, 'pidfd_open') else None
    waiting = select.poll()
    waiting.register(4, select.POLLIN | select.POLLHUP)
    if kernel is not None:
        waiting.register(kernel, select.POLLIN)
    rest = b''
    while True:
        ready = [one for one, _ in waiting.poll(None if kernel is not None else 50)]
        if kernel is None or kernel in ready:
            gone, status = os.waitpid(PID, os.WNOHANG)
            if gone:
                if os.WIFSIGNALED(status):
                    signal.signal(os.WTERMSIG(status), signal.SIG_DFL)
                    os.kill(os.getpid(), os.WTERMSIG(status))
                os._exit(os.WEXITSTATUS(status) if os.WIFEXITED(status) else 1)
        if 4 not in ready:
            continue
        chunk = os.read(4, 65536)
        if not chunk:
            os.kill(PID, signal.SIGKILL)
            os._exit(0)
        *lines, rest = (rest + chunk).split(b'\n')
        for line in lines:
            if b'"interrupt"' in line[:24]:
                os.kill(PID, signal.SIGINT)
            view = memoryview(line + b'\n')
            try:
                while view:
                    view = view[os.write(outward, view):]
            except OSError:
                pass

os.close(outward)
os.close(4)
PID = os.getpid()
sys.path.insert(0, WORKSPACE)
os.set_inheritable(3, False)
os.set_inheritable(inward, False)
for stream in (sys.stdout, sys.stderr):
    stream.reconfigure(line_buffering=True, errors='backslashreplace')

speaking = threading.Lock()

def say(**frame):
    line = (json.dumps(frame, ensure_ascii=True, allow_nan=False) + '\n').encode()
    with speaking:
        view = memoryview(line)
        while view:
            view = view[os.write(3, view):]

class State:
    running = None
    interrupted = False
    ordinal = 0
    last = 0

state, late, calls, made, cells = State(), [], {}, [], {}
loop = asyncio.new_event_loop()
asyncio.set_event_loop(loop)

def on_interrupt(number, frame):
    # One that nobody asked for, or that comes between two cells, is no reason to end.
    if state.running is not None:
        state.interrupted = True
        raise KeyboardInterrupt

signal.signal(signal.SIGINT, on_interrupt)

${TELLING}
class BridgeError(Exception):
    bridge = None

class Call:
    """A call of the bridge: await it, or ask for its result()."""
    def __init__(self, kind, tool, args):
        state.last += 1
        state.ordinal += 1
        self.number, self.ordinal, self.tool = state.last, state.ordinal, tool
        self.done, self.ok, self.value, self.taken, self.futures = threading.Event(), None, None, False, []
        calls[self.number] = self
        made.append(self)
        try:
            say(t='call', n=self.number, ordinal=self.ordinal, kind=kind, tool=tool, args=args)
        except (TypeError, ValueError) as problem:
            calls.pop(self.number, None)
            self.finish(False, 'its arguments are no JSON (%s)' % problem)
    def finish(self, ok, value):
        self.ok, self.value = ok, value
        self.done.set()
        for one in self.futures:
            loop.call_soon_threadsafe(lambda future=one: future.done() or future.set_result(None))
    def outcome(self):
        self.taken = True
        if self.ok:
            return self.value
        problem = BridgeError('bridge call %d (%s) failed: %s' % (self.ordinal, self.tool, self.value if isinstance(self.value, str) else 'the call failed'))
        problem.bridge = {'call': self.ordinal, 'tool': self.tool}
        raise problem
    def result(self, timeout=None):
        self.taken = True
        if not self.done.wait(timeout):
            raise TimeoutError('the call has not been answered yet')
        return self.outcome()
    def __await__(self):
        self.taken = True
        if not self.done.is_set():
            future = loop.create_future()
            self.futures.append(future)
            if self.done.is_set():
                future.done() or future.set_result(None)
            yield from future
        return self.outcome()

def display(value):
    say(t='display', kind='text' if isinstance(value, str) else 'json', data=value)

display.text = lambda text: say(t='display', kind='text', data=str(text))
display.json = lambda value: say(t='display', kind='json', data=value)
display.markdown = lambda text: say(t='display', kind='markdown', data=str(text))
display.table = lambda rows: say(t='display', kind='table', data=rows)
display.file = lambda path: say(t='display', kind='file', data=str(path))

class Holdfast:
    display = staticmethod(display)
    BridgeError = BridgeError
    @staticmethod
    def inspect(tool, args=None, **more):
        if args is None and not more:
            return Call('inspect', 'read', {'path': tool})
        return Call('inspect', tool, {**(args or {}), **more})
    @staticmethod
    def tool(tool, args=None, **more):
        return Call('tool', tool, {**(args or {}), **more})
    @staticmethod
    def agent(args=None):
        return Call('agent', 'agent', args or {})

if len(sys.argv) > 2:
    def sample(args=None, **more):
        return Call('sample', 'sample', {**(args or {}), **more})
    def marks(name=None, **more):
        return Call('sample', 'marks', {**(name if isinstance(name, dict) else {} if name is None else {'name': name}), **more})
    Holdfast.sample, Holdfast.marks = staticmethod(sample), staticmethod(marks)

main = types.ModuleType('__main__')
sys.modules['__main__'] = main
space = main.__dict__
space.update({'__builtins__': builtins, 'display': display, 'holdfast': Holdfast()})

def descendants():
    children = {}
    for name in os.listdir('/proc') if os.path.isdir('/proc') else ():
        if name.isdigit():
            try:
                with open('/proc/%s/stat' % name, 'rb') as file:
                    text = file.read()
            except OSError:
                continue
            children.setdefault(int(text[text.rindex(b')') + 2:].split()[1]), []).append(int(name))
    found, left = [], [PID]
    while left:
        below = children.get(left.pop(), [])
        found += below
        left += below
    return found

tasks = queue.SimpleQueue()

def hear():
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    rest = b''
    while True:
        chunk = os.read(inward, 65536)
        if not chunk:
            os._exit(0)
        *lines, rest = (rest + chunk).split(b'\n')
        for line in lines:
            told = json.loads(line)
            if told['t'] == 'run':
                tasks.put(told)
            elif told['t'] == 'ret':
                call = calls.pop(told['n'], None)
                if call is not None:
                    call.finish(told['ok'], told['value'])
            elif told['t'] == 'interrupt':
                if state.running is not None:
                    for pid in descendants():
                        try:
                            os.kill(pid, signal.SIGINT)
                        except OSError:
                            pass
                say(t='ack')

threading.Thread(target=hear, daemon=True).start()
threading.excepthook = lambda given: late.append(given.exc_value)
loop.set_exception_handler(lambda _, context: late.append(context.get('exception') or RuntimeError(context['message'])))

FLAGS = ast.PyCF_ALLOW_TOP_LEVEL_AWAIT

def execute(code):
    if code.co_flags & 0x80:
        return loop.run_until_complete(eval(code, space))
    return eval(code, space)

def evaluate(text, name):
    tree = compile(text, name, 'exec', FLAGS | ast.PyCF_ONLY_AST)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    if tree.body:
        execute(compile(tree, name, 'exec', FLAGS))
    if last is not None:
        return execute(compile(ast.Expression(last.value), name, 'eval', FLAGS))
    return None

def settle():
    # What an interrupt left of a coroutine is cancelled, and given a moment for its own clean-up.
    pending = [one for one in asyncio.all_tasks(loop) if not one.done()]
    for one in pending:
        one.cancel()
    if pending:
        try:
            loop.run_until_complete(asyncio.wait(pending, timeout=0.5))
        except BaseException as problem:
            late.append(problem)

def run(told):
    number = len(cells) + 1
    name = state.name = '<cell %d>' % number
    text = told['code']
    cells[name] = text
    linecache.cache[name] = (len(text), None, text.splitlines(True), name)
    state.ordinal, state.interrupted, value, problem, notes = 0, False, None, None, []
    late.clear()
    made.clear()
    try:
        state.running = told['id']
        value = evaluate(text, name)
        state.running = None
    except BaseException as caught:
        state.running = None
        problem = caught
    if os.getpid() != PID:
        os._exit(0)
    if isinstance(problem, KeyboardInterrupt):
        settle()
    for one in made:
        if one.done.is_set() and not one.ok and not one.taken:
            try:
                one.outcome()
            except BridgeError as unheard:
                late.append(unheard)
    if problem is None and value is not None:
        builtins._ = value
    if late and problem is None:
        problem = late.pop(0)
        value = None
    notes += ['besides, nobody took up %s: %s' % (type(one).__name__, words_of(one)) for one in late]
    if isinstance(problem, SystemExit):
        error = {**describe(problem), 'message': 'the cell asked to end with %s; the state is kept' % preview_of(problem.code)}
    else:
        error = None if problem is None else describe(problem)
    preview = preview_of(value) if problem is None and value is not None else None
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except BaseException:
            pass
    os.write(2, ('\0holdfast:%s\0' % told['id']).encode())
    say(t='done', id=told['id'], value=preview, error=error, notes=notes[:20], interrupted=state.interrupted)

say(t='ready', version='Python ' + sys.version.split()[0])
while True:
    try:
        run(tasks.get())
    except KeyboardInterrupt:
        pass
`
