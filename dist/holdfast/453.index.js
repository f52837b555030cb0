const id=453;const ids=[453];const modules={2453:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,
{openWorkshop:()=>openWorkshop});var promises_=__webpack_require__(1455);var external_node_os_=__webpack_require__(8161);var external_node_path_=__webpack_require__(6760);var outcome=__webpack_require__(
9877);;const TELLING=String.raw`
def cut(text, length=2000):
    return text if len(text) <= length else text[:length] + '… %d more characters' % (len(text) - length)

def excerpt(text, line, column, length=1):
    lines = text.split('\n')
    shown = lines[line - 1] if 0 < line <= len(lines) else ''
    start = max(0, column - 101)
    shown = shown[start:start + 200].replace('\t', ' ')
    carets = '^' * max(1, min(length, len(shown) - (column - 1 - start)))
    number = str(line)
    return '%s | %s\n%s | %s%s' % (number, shown, ' ' * len(number), ' ' * (column - 1 - start), carets)

def place_of(name):
    # What the author can do something about: cells, and files of the workspace that nobody installed.
    if name in cells:
        return '<cell>' if name == state.name else name
    path = os.path.abspath(name)
    if not path.startswith(WORKSPACE + os.sep) or not os.path.isfile(path):
        return None
    inside = path[len(WORKSPACE) + 1:]
    return None if any(part in ('site-packages', 'dist-packages', '.venv', 'venv', 'node_modules') for part in inside.split(os.sep)) else inside

def column_of(text, offset):
    # Offsets of code are bytes of UTF-8; columns are UTF-16 units, as everywhere here.
    return len(text.encode()[:offset].decode(errors='ignore').encode('utf-16-le')) // 2 + 1

def frames_of(problem):
    found = []
    for one in reversed(traceback.extract_tb(problem.__traceback__)):
        place = place_of(one.filename)
        if place is None:
            continue
        text = linecache.getline(one.filename, one.lineno) or ''
        offset = getattr(one, 'colno', None)
        frame = {'file': place, 'line': one.lineno, 'column': column_of(text, offset) if offset is not None else None, 'text': cut(text.strip(), 200)}
        if one.name != '<module>':
            frame['function'] = one.name
        last = found[-1] if found else None
        if last and (last['file'], last['line']) == (frame['file'], frame['line']):
            last['repeated'] = last.get('repeated', 1) + 1
        elif len(found) < 20:
            found.append(frame)
    return found

def words_of(problem):
    try:
        return cut(str(problem))
    except BaseException:
        return 'an error whose text cannot be shown'

def describe(problem, depth=0):
    if isinstance(problem, SyntaxError) and problem.filename is not None and place_of(problem.filename) is not None:
        line, column = problem.lineno or 1, max(problem.offset or 1, 1)
        text = cells.get(problem.filename) or ''.join(linecache.getlines(problem.filename))
        place = place_of(problem.filename)
        end = getattr(problem, 'end_offset', None)
        length = end - column if end and getattr(problem, 'end_lineno', line) == line else 1
        own = place == '<cell>'
        return {'name': type(problem).__name__, 'message': cut(problem.msg), 'line': line if own else None, 'column': column if own else None,
                'excerpt': excerpt(text, line, column, length), 'frames': [] if own else [{'file': place, 'line': line, 'column': column}] + frames_of(problem)}
    frames = frames_of(problem)
    first = next((one for one in frames if one['file'] == '<cell>'), None)
    told = {'name': type(problem).__name__, 'message': words_of(problem), 'line': first and first['line'], 'column': first and first['column'],
            'excerpt': excerpt(cells[state.name], first['line'], first['column'] or 1) if first else None, 'frames': frames}
    bridge = getattr(problem, 'bridge', None)
    if bridge:
        told['bridge'] = bridge
    inner = []
    if depth < 3:
        if problem.__cause__ is not None:
            inner.append(problem.__cause__)
        elif problem.__context__ is not None and not problem.__suppress_context__:
            inner.append(problem.__context__)
        inner += list(getattr(problem, 'exceptions', ()))[:5]
    if inner:
        told['causes'] = [describe(one, depth + 1) for one in inner]
    return told

def is_own(module):
    # Whether a class is the author's: of a cell or of the workspace.
    if module == '__main__':
        return True
    file = getattr(sys.modules.get(module), '__file__', None)
    return isinstance(file, str) and place_of(file) is not None

class Preview:
    # What a value looks like. What its class would have to say of itself is code of the author's, and does not run.
    def __init__(self):
        self.left, self.above = 8000, []
    def show(self, value):
        kind = type(value)
        text = self.plain(kind, value)
        if text is None:
            if self.left <= 0:
                return '…'
            if any(one is value for one in self.above):
                return '…(itself)'
            if len(self.above) >= 5:
                return '…'
            self.above.append(value)
            try:
                text = self.nested(kind, value)
            finally:
                self.above.pop()
        self.left -= len(text)
        return text
    def plain(self, kind, value):
        if kind in (bool, float, complex, type(None), type(Ellipsis), range, type(NotImplemented)):
            return repr(value)
        if kind is int:
            return repr(value) if value.bit_length() < 10000 else '<int of %d bits>' % value.bit_length()
        if kind is str:
            return repr(value) if len(value) <= 2000 else repr(value[:2000]) + '… %d more characters' % (len(value) - 2000)
        if kind in (bytes, bytearray):
            return repr(value[:2000]) + ('' if len(value) <= 2000 else '… %d more bytes' % (len(value) - 2000))
        if issubclass(kind, type):
            return "<class '%s.%s'>" % (type.__getattribute__(value, '__module__'), type.__getattribute__(value, '__qualname__'))
        return None
    def items(self, shown, count):
        return ', '.join(shown) + (', … %d more' % (count - len(shown)) if count > len(shown) else '')
    def several(self, values, count):
        return self.items([self.show(one) for one in itertools.islice(values, 100) if self.left > 0], count)
    def pairs(self, value):
        shown = ['%s: %s' % (self.show(key), self.show(one)) for key, one in itertools.islice(dict.items(value), 100) if self.left > 0]
        return self.items(shown, dict.__len__(value))
    def nested(self, kind, value):
        name, module = type.__getattribute__(kind, '__qualname__'), type.__getattribute__(kind, '__module__')
        if issubclass(kind, dict):
            return ('{%s}' if kind is dict else name + '({%s})') % self.pairs(value)
        if issubclass(kind, list):
            return ('[%s]' if kind is list else name + '([%s])') % self.several(list.__iter__(value), list.__len__(value))
        if issubclass(kind, tuple):
            one = kind is tuple and tuple.__len__(value) == 1
            return ('(%s,)' if one else '(%s)' if kind is tuple else name + '(%s)') % self.several(tuple.__iter__(value), tuple.__len__(value))
        for base in (set, frozenset):
            if issubclass(kind, base):
                count = base.__len__(value)
                return ('{%s}' if kind is set and count else name + '({%s})' if count else name + '()%s') % self.several(base.__iter__(value), count)
        if issubclass(kind, BaseException):
            return '%s(%s)' % (name, self.several(BaseException.args.__get__(value), len(BaseException.args.__get__(value))))
        if is_own(module) or kind.__repr__ is object.__repr__:
            try:
                members = object.__getattribute__(value, '__dict__')
            except AttributeError:
                members = {}
            if type(members) is dict and '_name_' in members and '_value_' in members:
                return '<%s.%s: %s>' % (name, members['_name_'], self.show(members['_value_']))
            told = ['%s=%s' % (key, self.show(one)) for key, one in list(members.items())[:100] if type(key) is str and self.left > 0] if type(members) is dict else []
            return '%s(%s)' % (name, ', '.join(told))
        return cut(repr(value), 8000)

def preview_of(value):
    try:
        return cut(Preview().show(value), 16000)
    except BaseException:
        return '<a value that cannot be shown>'
`;;const PYTHON_KERNEL=String.raw`
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
`;var host_clock=__webpack_require__(9144);;function markOf(id2){return`\0holdfast:${id2}\0`}var external_node_fs_=__webpack_require__(3024);;const TAIL=16*1024;const SPILL=64*1024*1024;function openOutput(folder,prefix){
let tail=Buffer.alloc(0);let held=Buffer.alloc(0);let mark=null;let reached=()=>void 0;let arrival=Promise.resolve();let total=0;let written=0;let file=null;let count=0;const spill=bytes=>{if(file===null){
(0,external_node_fs_.mkdirSync)(folder,{recursive:true,mode:448});const path=(0,external_node_path_.join)(folder,`${prefix}-${String(++count)}.log`);file={path,descriptor:(0,external_node_fs_.openSync)(
path,"wx",384)}}const part=bytes.subarray(0,Math.max(0,SPILL-written));if(part.length>0)written+=(0,external_node_fs_.writeSync)(file.descriptor,part)};const keep=bytes=>{if(bytes.length===0)return;if(file!==
null)spill(bytes);total+=bytes.length;const all=Buffer.concat([tail,bytes]);if(file===null&&all.length>TAIL)spill(all);tail=all.subarray(Math.max(0,all.length-TAIL))};return{begin:words=>{mark=Buffer.
from(words);arrival=new Promise(resolve=>{reached=resolve})},heard:chunk=>{let bytes=held.length===0?Buffer.from(chunk):Buffer.concat([held,chunk]);held=Buffer.alloc(0);const at=mark===null?-1:bytes.indexOf(
mark);if(mark!==null&&at>=0){keep(bytes.subarray(0,at));bytes=bytes.subarray(at+mark.length);mark=null;reached();held=bytes;return}const start=mark===null?-1:bytes.lastIndexOf(0);const isPart=mark!==null&&
start>=0&&bytes.length-start<mark.length&&mark.subarray(0,bytes.length-start).equals(bytes.subarray(start));keep(isPart?bytes.subarray(0,start):bytes);if(isPart)held=Buffer.from(bytes.subarray(start))},
marked:()=>arrival,finish:()=>{const hidden=total-tail.length;const path=file?.path??null;if(file!==null)(0,external_node_fs_.closeSync)(file.descriptor);const text=new TextDecoder().decode(tail);const more=written<
total&&path!==null?`, of which the file has the first ${String(written)}`:"";const shown=hidden>0?`\u2026 ${String(hidden)} bytes before this${more}
${text.replace(/^\uFFFD+/u,"")}`:text;tail=Buffer.alloc(0);total=written=0;file=null;return{text:shown,file:path}}}}var schemas=__webpack_require__(1514);var workshop=__webpack_require__(9377);;const said=schemas.
gMt("t",[schemas.Ikc({t:schemas.euz("ready"),version:schemas.YjP()}),schemas.Ikc({t:schemas.euz("call"),n:schemas.Whr(),ordinal:schemas.Whr(),kind:schemas.k5n(["inspect","tool","agent","sample"]),tool:schemas.
YjP(),args:schemas.L5J()}),schemas.Ikc({t:schemas.euz("display"),kind:schemas.k5n(["text","json","markdown","table","file"]),data:schemas.L5J()}),schemas.Ikc({t:schemas.euz("ack")}),schemas.Ikc({t:schemas.
euz("done"),id:schemas.YjP(),value:schemas.YjP().nullable(),error:workshop.gi.nullable(),interrupted:schemas.zMY().optional(),notes:schemas.YOg(schemas.YjP()).max(20),unavailable:schemas.YjP().optional()}),
schemas.Ikc({t:schemas.euz("exit"),code:schemas.aig().nullable(),line:schemas.Whr().nullable()})]);;const FRAME=8*1024*1024;const CALLS=1e3;const ITEMS=50;const ITEM=64*1024;const TRIES=4;const GRACE=500;
const STARTING=6e4;const TRAILING=2e3;const CLOSED="the runtime was closed";function plainError(name,message,line=null){return{name,message,line,column:null,excerpt:null,frames:[]}}function closedResult(){
return{text:"",file:null,value:null,error:plainError("Closed",CLOSED),notes:[],display:[],stateLost:true}}function openRuntime({yields,start,clock,random,bridge,spill}){let generation=1;let life=null;
let starting=null;let isClosed=false;let lostWhileIdle=false;let turn=Promise.resolve();const tell=(one,frame)=>{one.started.send(`${JSON.stringify(frame)}
`)};const kill=async one=>{if(life===one){life=null;generation++}one.isOver=true;await one.started.stop()};const take=(one,frame)=>{const{running}=one;switch(frame.t){case"ready":one.ready();return null;case"\
ack":one.acks++;return null;case"exit":one.exit=frame;return null;case"done":if(running!==null&&frame.id===running.id)running.end(frame);return null;case"display":if(running===null)return null;if(running.
display.length>=ITEMS)running.notes.add(`more than ${String(ITEMS)} items were displayed; the rest is left out`);else if(JSON.stringify(frame.data).length>ITEM)running.notes.add(`an item of more than ${String(
ITEM)} characters is left out`);else running.display.push(frame);return null;case"call":if(running!==null&&++running.calls>CALLS)return`made more than ${String(CALLS)} calls of the bridge`;void bridge(
{kind:frame.kind,tool:frame.tool,args:frame.args}).then(answer=>{tell(one,{t:"ret",n:frame.n,...answer})});return null}};const begin=async()=>{const started=await start();starting=started;const output=openOutput(
spill.folder,spill.prefix);let arrived=()=>void 0;const ready=new Promise(resolve=>{arrived=resolve});const one={started,output,running:null,ready:arrived,interrupts:0,acks:0,exit:null,isOver:false};const parts=[];
let size=0;const broken=why=>{one.running?.end({t:"gone",name:"RuntimeError",why:`the runtime was ended because it ${why}`});void kill(one)};const line=text=>{if(one.isOver)return;let frame;try{frame=
JSON.parse(text)}catch{broken("said what is no message");return}const judged=said.safeParse(frame);const wrong=judged.success?take(one,judged.data):"said what is no message";if(wrong!==null)broken(wrong)};
started.listen(chunk=>{let rest=chunk;for(let at=rest.indexOf(10);at>=0;at=rest.indexOf(10)){line(Buffer.concat([...parts.splice(0),rest.subarray(0,at)]).toString());size=0;rest=rest.subarray(at+1)}if(rest.
length>0)parts.push(rest);size+=rest.length;if(size>FRAME){parts.splice(0);broken("said more in one message than one may")}},chunk=>{output.heard(chunk)});void started.ended.then(how=>{const words=started.
lastWords();const{exit}=one;const why=exit===null?`the runtime ended (${typeof how==="number"?`exit code ${String(how)}`:how})${/holdfast: (.*)$/mu.exec(words)?.[1]===void 0?"":`: ${/holdfast: (.*)$/mu.
exec(words)?.[1]??""}`}`:`the cell ended its runtime with exit code ${String(exit.code)}`;arrived();one.running?.end({t:"gone",name:exit===null?"RuntimeEnded":"Exit",why});if(life===one&&one.running===
null)lostWhileIdle=true;void kill(one)});if(isClosed)await kill(one);await(0,host_clock.ux)(clock,STARTING,ready);starting=null;life=one.isOver?life:one;return one};const stop=async(one,ending,name,why)=>{
if(yields){for(let tried=0;tried<TRIES&&!one.isOver;tried++){one.interrupts++;tell(one,{t:"interrupt"});const ended=await(0,host_clock.ux)(clock,GRACE,ending);if(ended===null)continue;for(let waited=0;one.
acks<one.interrupts&&waited<GRACE;waited+=5)await clock.wait(5);if(one.acks<one.interrupts)break;if(ended.t==="gone")return ended;if(ended.error===null)return{...ended,notes:[...ended.notes,`the cell ${why}\
; it was interrupted, and came to its end all the same`]};const{line,column,excerpt,frames}=ended.error;return{...ended,error:{name,message:`the cell ${why} and was interrupted; the state is kept`,line,
column,excerpt,frames}}}}await kill(one);return{t:"gone",name,why:`the cell ${why}${yields?" and did not yield to an interrupt":""}; its runtime was ended`}};const unstarted=({started})=>isClosed?{t:"\
gone",name:"Closed",why:CLOSED}:{t:"gone",name:"RuntimeEnded",why:`the runtime could not be started: ${started.lastWords()||"it said nothing"}`};const perform=async({code,language,timeout,cancelled})=>{
const stateLost=lostWhileIdle;lostWhileIdle=false;if(isClosed)return closedResult();const one=life??await begin();const id2=random();let ended=()=>void 0;const ending=new Promise(resolve=>{ended=resolve});
const running={id:id2,end:ended,calls:0,display:[],notes:new Set};if(one.isOver)ended(unstarted(one));one.running=running;one.output.begin(markOf(id2));tell(one,{t:"run",id:id2,code,language});const first=await(0,
host_clock.ux)(clock,timeout,cancelled===void 0?ending:Promise.race([ending,cancelled.then(()=>"cancelled")]))??"late";const last=typeof first!=="string"?first:await stop(one,ending,first==="late"?"Ti\
meoutError":"Cancelled",first==="late"?`took longer than ${String(timeout/1e3)} s`:"was cancelled");if(last.t==="done")await(0,host_clock.ux)(clock,TRAILING,one.output.marked());else await kill(one);one.
running=null;const printed=one.output.finish();const{display,notes}=running;if(last.t==="gone"){return{...printed,value:null,error:plainError(last.name,`${last.why}; the state is lost`,one.exit?.line??
null),notes:[...notes],display,stateLost:true}}return{...printed,value:last.value,error:last.error,notes:[...last.notes,...notes],display,stateLost,unavailable:last.unavailable}};const queued=action=>{
const mine=turn.then(action);turn=mine.catch(()=>void 0);return mine};return{generation:()=>generation,run:order=>queued(()=>perform(order)),reset:()=>queued(async()=>{if(life===null)generation++;else
await kill(life);lostWhileIdle=false}),close:async()=>{isClosed=true;await starting?.stop();if(life!==null){life.running?.end({t:"gone",name:"Closed",why:CLOSED});await kill(life)}await turn}}};const LIMITS={
memory:1024*1024*1024,seconds:600,processes:128,fileSize:256*1024*1024,disk:4*1024*1024*1024,openFiles:1024};const REMAPPED='exec 3>&1 4<&0 0</dev/null 1>&2; exec "$0" "$@"';class Unavailable extends Error{refusal;constructor(refusal){
super(refusal.code);this.refusal=refusal}}function openWorkshop(options){const{workspace,isScratch,readable,environment,bundles,walls,startServer,clock,random,platform,samples}=options;const extra=samples===
void 0?[]:["samples"];const slots=new Map;const folders=[];const program=async language=>{if(platform==="win32")throw new Unavailable({code:"isolation_unavailable",detail:"there are no walls on Window\
s; run cells on Linux"});const root=await(0,promises_.realpath)(workspace);if(language!=="py"){const kernel=(0,external_node_path_.join)(bundles,"workshop");return{words:[options.node,(0,external_node_path_.
join)(kernel,"index.js"),root,(0,external_node_path_.join)(bundles,"typescript"),...extra],readable:[options.node,kernel,(0,external_node_path_.join)(bundles,"typescript"),(0,external_node_path_.join)(
bundles,"package.json")]}}const python=await options.python();if(typeof python==="string")throw new Unavailable({code:"runtime_unavailable",detail:`${python}: install Python 3.9 or later`});return{words:[
python.program,"-I","-u","-c",PYTHON_KERNEL,root,...extra],readable:python.readable}};const start=async(language,slot)=>{const{words,readable:needed}=await program(language);const scratch=isScratch?workspace:
await(0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(),"holdfast-cells-"));if(!isScratch)folders.push(scratch);const kept=Object.fromEntries(Object.entries(environment).
filter(entry=>entry[1]!==void 0));const enclosed=await walls.enclose({program:"/bin/sh",arguments:["-c",REMAPPED,...words],directory:workspace,environment:kept},{workspace,scratch,readable:[...readable,
...needed],limits:LIMITS});if("code"in enclosed)throw new Unavailable(enclosed);slot.isolation=enclosed.report;let hear=()=>void 0;const server=startServer({...enclosed.request,heard:chunk=>{hear(chunk)}});
const stop=async()=>{const stopped=await server.stop(0);await enclosed.release();if(!isScratch)await(0,promises_.rm)(scratch,{recursive:true,force:true,maxRetries:3});return stopped};let stopping=null;
return{send:line=>{server.input.write(line)},listen:(frames,output)=>{hear=output;server.output.on("data",frames)},ended:server.ended,lastWords:()=>server.lastWords(),stop:()=>stopping??=stop()}};const bridgeTo=published=>async call=>{
if(call.kind!=="sample"||samples===void 0)return options.bridge(call);if(call.tool==="marks")return samples.marks(call.args);const answer=await samples.publish(call.args);if(answer.ok)published.push(answer.
value);return answer};const slotOf=language=>{const known=slots.get(language);if(known!==void 0)return known;const published=[];const slot={isolation:null,published,runtime:openRuntime({yields:language===
"py",clock,random,bridge:bridgeTo(published),start:()=>start(language,slot),spill:{folder:(0,external_node_path_.join)(environment["RUNNER_TEMP"]??(0,external_node_os_.tmpdir)(),`holdfast-output-${random()}`),
prefix:language}})};slots.set(language,slot);return slot};const run=async({language,code,generation,reset=false,timeout,cancelled})=>{const slot=slotOf(language);const{runtime}=slot;if(generation!==void 0&&
generation!==runtime.generation()){return(0,outcome.T)({code:"stale_generation",detail:`generation ${String(generation)} is gone; the state is now of generation ${String(runtime.generation())}`})}if(reset)
await runtime.reset();slot.published.splice(0);const began=clock.now();const{file,text,stateLost,display,unavailable,...result}=await runtime.run({code,language,timeout,...cancelled===void 0?{}:{cancelled}});
if(unavailable!==void 0)return(0,outcome.T)({code:"runtime_unavailable",detail:unavailable});return(0,outcome.ok)({language,...result,notes:[...result.notes],generation:runtime.generation(),output:text,
output_ref:file,display:display.map(({kind,data})=>({kind,data})),state_lost:stateLost,...slot.published.length===0?{}:{samples:[...slot.published]},duration_ms:clock.now()-began,isolation:{tier:slot.
isolation?.tier??"none",missing:[...slot.isolation?.missing??[]]}})};return{run:async request=>{try{return await run(request)}catch(problem){if(problem instanceof Unavailable)return(0,outcome.T)(problem.
refusal);throw problem}},close:async()=>{await Promise.all([samples?.close(),...[...slots.values()].map(({runtime})=>runtime.close())]);await Promise.all(folders.map(folder=>(0,promises_.rm)(folder,{recursive:true,
force:true,maxRetries:3})))}}}})};export{id,ids,modules};
