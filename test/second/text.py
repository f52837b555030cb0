"""Lines, digests and anchors of one text file (page 1)."""

import hashlib
import re
from collections import Counter, namedtuple

BOM = b"\xef\xbb\xbf"
LF, CRLF = b"\n", b"\r\n"
WIDEN = 3
MAX_CANDIDATES = 5

_FILE_ANCHOR = re.compile(r"fa:[0-9a-f]{12}")
_RANGE_ANCHOR = re.compile(r"ra:([0-9a-f]{12}):L([1-9][0-9]*)\+([1-9][0-9]*)")
_HUGE = 10 ** 18

Line = namedtuple("Line", "content terminator")
Anchor = namedtuple("Anchor", "kind digest start count")


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def whole_number(digits):
    """Decimal digits as an int; anything longer than a line number can be counts as huge."""
    return int(digits) if len(digits) <= 18 else _HUGE


def parse_anchor(token):
    """The anchor a token spells, or None."""
    if _FILE_ANCHOR.fullmatch(token):
        return Anchor("fa", token[3:], None, None)
    found = _RANGE_ANCHOR.fullmatch(token)
    if found:
        return Anchor("ra", found[1], whole_number(found[2]), whole_number(found[3]))
    return None


def split_lines(data):
    """Every line as content and terminator; joined they are the data again."""
    pieces = data.split(LF)
    lines = []
    for piece in pieces[:-1]:
        lines.append(Line(piece[:-1], CRLF) if piece.endswith(b"\r") else Line(piece, LF))
    if pieces[-1]:
        lines.append(Line(pieces[-1], b""))
    return lines


class Text:
    """A text file. Line numbers start at one; line 1 holds the byte-order mark, if there is one."""

    def __init__(self, data):
        self.data = data
        self.lines = split_lines(data)
        self.bom = BOM if data.startswith(BOM) else b""
        terminators = Counter(line.terminator for line in self.lines)
        self.usual_terminator = CRLF if terminators[CRLF] > terminators[LF] else LF
        self._hashes = None

    @property
    def count(self):
        return len(self.lines)

    def terminator(self, n):
        return self.lines[n - 1].terminator

    def body(self, n):
        """The content of line n without the byte-order mark."""
        content = self.lines[n - 1].content
        return content[len(self.bom):] if n == 1 else content

    def digest(self, first, last):
        normal = b"".join(line.content + (LF if line.terminator else b"")
                          for line in self.lines[first - 1:last])
        return sha256(normal)[:12]

    def file_anchor(self):
        return "fa:" + self.digest(1, self.count)

    def range_anchor(self, first, last):
        return f"ra:{self.digest(first, last)}:L{first}+{last - first + 1}"

    def line_hash(self, n):
        if self._hashes is None:
            self._hashes = [sha256(line.content)[:4] for line in self.lines]
        return self._hashes[n - 1]

    def line_anchor(self, n):
        return f"{n}#{self.line_hash(n)}"

    def show(self, first, last, anchors=True):
        """Lines first to last, clamped to the file, as answers carry them."""
        shown = []
        for n in range(max(first, 1), min(last, self.count) + 1):
            entry = {"n": n}
            if anchors:
                entry["anchor"] = self.line_anchor(n)
            entry["text"] = self.body(n).decode("utf-8")
            shown.append(entry)
        return shown

    def neighbourhood(self, n):
        if n > self.count:
            return self.show(self.count - WIDEN + 1, self.count)
        return self.show(n - WIDEN, n + WIDEN)

    def candidates(self, n, wanted):
        """Other lines with the wanted hash, nearest first, the lower one on a tie."""
        same = [m for m in range(1, self.count + 1) if m != n and self.line_hash(m) == wanted]
        same.sort(key=lambda m: (abs(m - n), m))
        return [{"n": m, "anchor": self.line_anchor(m)} for m in same[:MAX_CANDIDATES]]

    def blocks(self, needed, anchors=True):
        """The needed lines, widened and merged, each run with its own range anchor."""
        runs = []
        for n in sorted(needed):
            first, last = max(1, n - WIDEN), min(self.count, n + WIDEN)
            if runs and first <= runs[-1][1] + 1:
                runs[-1][1] = max(last, runs[-1][1])
            else:
                runs.append([first, last])
        return [{"range_anchor": self.range_anchor(first, last), "start": first,
                 "count": last - first + 1, "lines": self.show(first, last, anchors)}
                for first, last in runs]
