"""The `read` verb (pages 1.3 and 9.3)."""

import tree
from document import Refused, refusal
from text import Text


def tokens(size):
    return -(-size // 4)


def window_end(text, start, end, max_tokens):
    """The last line of the first window: as many whole lines as fit, at least one."""
    size = 0
    for n in range(start, end + 1):
        size += len(text.lines[n - 1].content) + len(text.terminator(n))
        if n > start and tokens(size) > max_tokens:
            return n - 1
    return end


def read(entries, path, start=None, end=None, max_tokens=10000, line_anchors=True):
    problem = tree.read_problem(entries, path)
    if problem:
        raise Refused([refusal(problem, path=path)])
    text = Text(entries[path].data)
    start = 1 if start is None else start
    end = text.count if end is None else end
    if start < 1 or start > max(text.count, 1) or end < start and text.count:
        raise Refused([refusal("out_of_bounds", path=path)])
    end = min(end, text.count)
    last = window_end(text, start, end, max_tokens) if text.count else 0
    return {"outcome": "ok", "path": path, "file_anchor": text.file_anchor(),
            "range_anchor": text.range_anchor(start, last) if text.count else None,
            "start": start, "count": last - start + 1, "total_lines": text.count,
            "tokens": tokens(len(text.data)), "lines": text.show(start, last, line_anchors),
            "continues": f"{path}:{last + 1}-{end}" if last < end else None}
