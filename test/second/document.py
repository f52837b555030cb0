"""The ChangeSet document: from JSON text to changes, or the parse stage's refusals (page 2.1)."""

import re
from collections import namedtuple

import strictjson
from text import whole_number

MEMBERS = {"version", "title", "verify", "changes", "patch", "refactors", "allow_hidden"}
CHANGE_MEMBERS = {"path", "expected_anchor", "hunks", "final_newline"}
HUNK_MEMBERS = {"start", "end", "after", "before", "lines"}
POSITION_MEMBERS = ("start", "end", "after", "before")
SHAPES = ({"start", "end"}, {"after"}, {"before"})
LARGEST_POSITION = 2 ** 31 - 1

_HASHED = re.compile(r"([1-9][0-9]*)#([0-9a-f]{4})")
_LINE_BREAKERS = re.compile("[\r\n\0]")

Position = namedtuple("Position", "role n hash given")
Hunk = namedtuple("Hunk", "index positions lines")
Change = namedtuple("Change", "index path expected_anchor hunks unparseable hunk_count final_newline")
Document = namedtuple("Document", "title verify changes")


class Refused(Exception):
    """Carries the refusals that end the work."""

    def __init__(self, refusals):
        super().__init__(str(refusals))
        self.refusals = refusals


class Unparseable(Exception):
    """Something is wrong inside one hunk object."""


def refusal(code, **members):
    return {"code": code, **{name: value for name, value in members.items() if value is not None}}


def parse_position(role, given, line_anchors):
    if isinstance(given, float):
        if not given.is_integer() or not 0 <= given <= LARGEST_POSITION:
            raise Unparseable("a position is a whole number")
        return Position(role, int(given), None, int(given))
    if isinstance(given, str) and line_anchors:
        found = _HASHED.fullmatch(given)
        if found:
            return Position(role, whole_number(found[1]), found[2], given)
    raise Unparseable("a position is a number or N#hhhh")


def parse_lines(given):
    if not isinstance(given, list):
        raise Unparseable("lines is a list")
    for line in given:
        if not isinstance(line, str) or _LINE_BREAKERS.search(line) or strictjson.has_lone_surrogate(line):
            raise Unparseable("a line is one line of text")
    return [line.encode("utf-8") for line in given]


def parse_hunk(index, given, line_anchors):
    if not isinstance(given, dict):
        raise Unparseable("a hunk is an object")
    if not set(given) <= HUNK_MEMBERS:
        raise Unparseable("unknown member")
    roles = [role for role in POSITION_MEMBERS if role in given]
    if set(roles) not in SHAPES:
        raise Unparseable("a hunk is a replacement or an insertion")
    positions = [parse_position(role, given[role], line_anchors) for role in roles]
    lines = parse_lines(given.get("lines"))
    if len(positions) == 1 and not lines:
        raise Unparseable("an insertion has lines")
    return Hunk(index, positions, lines)


class _Parser:
    def __init__(self, line_anchors):
        self.line_anchors = line_anchors
        self.problems = []
        self.unparseable = []

    def invalid(self, why):
        self.problems.append(refusal("invalid_request", message=why))

    def document(self, text):
        try:
            given, duplicates = strictjson.parse(text)
        except strictjson.BadJson as error:
            self.invalid(str(error))
            return None
        for key in duplicates:
            self.invalid(f"duplicate key {key!r}")
        if not duplicates and not isinstance(given, dict):
            self.invalid("a document is an object")
        if self.problems:
            return None
        return self.members(given)

    def members(self, given):
        # A document of another version, or of forms that are off, cannot be judged any further.
        if "version" in given and (not isinstance(given["version"], float) or given["version"] != 1):
            raise Refused([refusal("unsupported_version")])
        off = [refusal("feature_off", message=name) for name in ("patch", "refactors") if name in given]
        if off:
            raise Refused(off)
        for name in given:
            if name not in MEMBERS:
                self.invalid(f"unknown member {name!r}")
        if "version" not in given:
            self.invalid("version is missing")
        if "changes" not in given:
            self.invalid("there are no changes")
        title, verify = given.get("title", ""), given.get("verify", [])
        if not isinstance(title, str) or not strictjson.canonicalisable(title):
            self.invalid("title is text")
        if (not isinstance(verify, list) or not all(isinstance(cell, dict) for cell in verify)
                or not strictjson.canonicalisable(verify)):
            self.invalid("verify is a list of cells")
        if not isinstance(given.get("allow_hidden", False), bool):
            self.invalid("allow_hidden is true or false")
        return Document(title, verify, self.changes(given.get("changes", [])))

    def changes(self, given):
        if not isinstance(given, list):
            self.invalid("changes is a list")
            return []
        if not given:
            self.invalid("there are no changes")
        changes = [self.change(index, change) for index, change in enumerate(given)]
        seen = set()
        for change in changes:
            path = change and change.path
            if path is not None and path in seen:
                self.invalid(f"{path!r} is named twice")
            seen.add(path)
        return changes

    def change(self, index, given):
        if not isinstance(given, dict):
            self.invalid("a change is an object")
            return None
        for name in given:
            if name not in CHANGE_MEMBERS:
                self.invalid(f"unknown member {name!r}")
        path = self.path(given)
        for name, kind in (("expected_anchor", str), ("final_newline", bool)):
            if name in given and not isinstance(given[name], kind):
                self.invalid(f"{name} is of the wrong kind")
        hunks, unparseable, hunk_count = self.hunks(given, path)
        if "expected_anchor" not in given and "hunks" in given:
            hashed = all(position.hash for hunk in hunks for position in hunk.positions)
            if not hashed or hunk_count == 0:
                self.invalid("expected_anchor is missing")
        return Change(index, path, given.get("expected_anchor"), hunks, unparseable, hunk_count,
                      given.get("final_newline"))

    def path(self, given):
        path = given.get("path")
        if not isinstance(path, str):
            self.invalid("path is missing or no string")
            return None
        if not path or strictjson.has_lone_surrogate(path):
            self.invalid("path is empty or holds an unpaired surrogate")
        return path

    def hunks(self, given, path):
        items = given.get("hunks")
        if not isinstance(items, list):
            self.invalid("hunks is missing or no list")
            return [], [], None
        if not items and "final_newline" not in given:
            self.invalid("there are no hunks")
        hunks, unparseable = [], []
        for index, item in enumerate(items):
            try:
                hunks.append(parse_hunk(index, item, self.line_anchors))
            except Unparseable as error:
                unparseable.append(refusal("unparseable_hunk", path=path, hunk=index, message=str(error)))
        self.unparseable += unparseable
        return hunks, unparseable, len(items)


def parse(text, line_anchors=True):
    """The Document, or Refused with everything the parse stage found."""
    parser = _Parser(line_anchors)
    document = parser.document(text)
    if parser.problems:
        raise Refused(parser.problems + parser.unparseable)
    return document
