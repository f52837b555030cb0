"""One change against one text: its refusals, or the after-image (pages 1.4, 2.1 and 2.2)."""

from collections import namedtuple

from document import refusal
from text import parse_anchor

# A hunk with its place in the file: lines first..last are replaced; an insertion has last = first - 1.
Placed = namedtuple("Placed", "hunk insertion first last")
NewLine = namedtuple("NewLine", "content terminator origin")


def place(hunk):
    first = hunk.positions[0]
    if first.role == "start":
        return Placed(hunk, False, first.n, hunk.positions[1].n)
    point = first.n if first.role == "after" else first.n - 1
    return Placed(hunk, True, point + 1, point)


def overlap(one, other):
    if one.insertion and other.insertion:
        return one.last == other.last
    if one.insertion or other.insertion:
        point, replaced = (one.last, other) if one.insertion else (other.last, one)
        return replaced.first <= point < replaced.last
    return one.first <= other.last and other.first <= one.last


class Edit:
    def __init__(self, change, text, line_anchors):
        self.change = change
        self.text = text
        self.line_anchors = line_anchors
        self.window = None
        self.refusals = []
        self.placed = []
        self.proven = set()

    def refuse(self, code, hunk=None, **members):
        self.refusals.append(refusal(code, path=self.change.path,
                                     hunk=None if hunk is None else hunk.index, **members))

    def check(self):
        """Every refusal of the change but its unparseable hunks."""
        if not self.check_anchor():
            return self.refusals
        for hunk in self.change.hunks:
            if self.check_positions(hunk):
                self.placed.append(place(hunk))
        self.proven = self.lines_proven_by_hash()
        self.needed = {n for placed in self.placed if not self.is_inside(placed) for n in self.unread(placed)}
        self.placed = [placed for placed in self.placed if self.check_window(placed)]
        self.check_overlaps()
        if not self.refusals and not self.change.unparseable:
            self.check_final_newline()
        return self.refusals

    # Anchors

    def check_anchor(self):
        token, text = self.change.expected_anchor, self.text
        if token is None:
            return True
        anchor = parse_anchor(token)
        whole = {"path": self.change.path, "start": 1, "count": text.count}
        current, reread = text.file_anchor(), whole
        if anchor is None:
            code = "malformed_anchor"
        elif anchor.kind == "fa":
            code = "stale_anchor" if token != current else None
        else:
            last = min(anchor.start + anchor.count - 1, text.count)
            if anchor.start <= text.count:
                current = text.range_anchor(anchor.start, last)
                reread = {**whole, "start": anchor.start, "count": last - anchor.start + 1}
            code = "stale_anchor" if token != current else None
            self.window = (anchor.start, last)
        if code:
            self.refuse(code, expected=token, current_anchor=current, reread=reread)
        return code is None

    # Positions

    def in_file(self, position):
        if position.hash:
            return True     # a hashed position past the end is stale, not out of bounds
        low = 0 if position.role == "after" else 1
        high = self.text.count + (1 if position.role == "before" else 0)
        return low <= position.n <= high

    def is_stale(self, position):
        return bool(position.hash) and (position.n > self.text.count
                                        or self.text.line_hash(position.n) != position.hash)

    def check_positions(self, hunk):
        before = len(self.refusals)
        numbers = [position.n for position in hunk.positions]
        if numbers[-1] < numbers[0] or not all(map(self.in_file, hunk.positions)):
            self.refuse("out_of_bounds", hunk)
        told = set()
        for position in hunk.positions:
            if self.is_stale(position) and position.given not in told:
                told.add(position.given)
                self.refuse("stale_line", hunk, position=position.given,
                            neighbourhood=self.text.neighbourhood(position.n),
                            candidates=self.text.candidates(position.n, position.hash))
        return len(self.refusals) == before

    def lines_proven_by_hash(self):
        """Lines at a hashed position that holds, in any hunk, and those between two in one hunk."""
        proven = set()
        for hunk in self.change.hunks:
            held = [p.n for p in hunk.positions if p.hash and not self.is_stale(p)]
            if held:
                proven.update(range(held[0], held[-1] + 1))
                proven.update(held)
        return proven

    # The window of a range anchor

    def is_inside(self, placed):
        if not self.window:
            return True
        start, end = self.window
        if placed.insertion:
            return start - 1 <= placed.last <= end
        return start <= placed.first and placed.last <= end

    def check_window(self, placed):
        inside = self.is_inside(placed)
        if not inside:
            self.refuse("out_of_bounds", placed.hunk)
            unread = self.unread(placed)
            if unread:
                blocks = self.text.blocks(self.needed, self.line_anchors)
                self.refuse("unread_lines", placed.hunk,
                            lines=[b for b in blocks
                                   if any(b["start"] <= n < b["start"] + b["count"] for n in unread)])
        return inside

    def unread(self, placed):
        """Lines the hunk touches that neither the window nor a hash proves read."""
        if all(position.hash for position in placed.hunk.positions):
            return []
        if placed.insertion:
            touched = [n for n in (placed.last, placed.last + 1) if 1 <= n <= self.text.count]
        else:
            touched = range(placed.first, placed.last + 1)
        start, end = self.window
        return [n for n in touched if not start <= n <= end and n not in self.proven]

    # Hunks among themselves, and the end of the file

    def check_overlaps(self):
        for later, one in enumerate(self.placed):
            if any(overlap(one, other) for other in self.placed[:later]):
                self.refuse("overlapping_hunks", one.hunk)

    def check_final_newline(self):
        if self.change.final_newline is None:
            return
        lines = self.new_lines()
        last = lines[-1].origin if lines else None
        if last is None:
            return
        if self.window:
            if not self.window[0] <= last <= self.window[1]:
                self.refuse("out_of_bounds")
        elif self.change.expected_anchor is None:
            if last not in self.proven:
                self.refuse("unread_lines", lines=self.text.blocks([last], self.line_anchors))

    # The after-image

    def terminator_for(self, placed):
        """What the hunk's new lines end with."""
        text = self.text
        if text.count == 0:
            return b"\n"
        model = max(placed.last, 1) if placed.insertion else placed.first
        return text.terminator(model) or text.usual_terminator

    def new_lines(self):
        """The result's lines, each with the terminator it has when another line follows."""
        text = self.text
        pieces = [[] for _ in range(2 * text.count + 1)]    # gap 0, line 1, gap 1, line 2, ...
        for n in range(1, text.count + 1):
            pieces[2 * n - 1] = [NewLine(text.body(n), text.terminator(n) or text.usual_terminator, n)]
        for placed in self.placed:
            if not placed.insertion:
                for n in range(placed.first, placed.last + 1):
                    pieces[2 * n - 1] = []
        for placed in self.placed:
            slot = 2 * placed.last if placed.insertion else 2 * placed.first - 1
            terminator = self.terminator_for(placed)
            pieces[slot] = [NewLine(line, terminator, None) for line in placed.hunk.lines]
        return [line for piece in pieces for line in piece]

    def last_terminator(self, last, alone):
        """What ends the result: the rules for its last line, in order of strength."""
        text, wish = self.text, self.change.final_newline
        if not last.content and not (alone and text.bom):
            return last.terminator              # it would not be a line otherwise
        if wish is False:
            return b""
        model = text.count if last.origin is None else last.origin
        if model == 0 or text.terminator(model):
            return last.terminator
        return text.usual_terminator if wish else b""

    def after(self):
        lines = self.new_lines()
        if not lines:
            return self.text.bom
        body = b"".join(line.content + line.terminator for line in lines[:-1])
        last = lines[-1]
        return self.text.bom + body + last.content + self.last_terminator(last, len(lines) == 1)
