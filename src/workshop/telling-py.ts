/** How a runtime of Python tells of errors and values, as text: part of `kernel-py.ts`. */

/** Expects `WORKSPACE`, `cells` and `state`; defines `describe`, `preview_of` and what they need. */
export const TELLING = String.raw`
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
`
