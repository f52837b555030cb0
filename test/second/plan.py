"""From a document and a tree to a plan, or to every refusal (pages 2.3 to 2.5)."""

import base64

import tree
from document import Refused, parse, refusal
from edit import Edit
from strictjson import canonical
from text import Text, parse_anchor, sha256

MAX_FILES = 16
MAX_HUNKS_FILE = 32
MAX_HUNKS_SET = 128
MAX_STAGED = 4 * 1024 * 1024


def check_limits(changes):
    refusals = []
    if len(changes) > MAX_FILES:
        refusals.append(refusal("too_many_files"))
    if sum(change.hunk_count for change in changes) > MAX_HUNKS_SET:
        refusals.append(refusal("too_many_hunks"))
    for change in changes:
        if change.hunk_count > MAX_HUNKS_FILE:
            refusals.append(refusal("too_many_hunks", path=change.path))
    if refusals:
        raise Refused(refusals)


def judge_change(change, entries, line_anchors):
    """The change's refusals in order, and its Edit when it reached the text."""
    problem = tree.edit_problem(entries, change.path)
    if problem:
        edit, found = None, [refusal(problem, path=change.path)]
        if change.expected_anchor is not None and parse_anchor(change.expected_anchor) is None:
            found.append(refusal("malformed_anchor", path=change.path, expected=change.expected_anchor))
    else:
        edit = Edit(change, Text(entries[change.path].data), line_anchors)
        found = edit.check()
    found = found + change.unparseable
    found.sort(key=lambda item: item.get("hunk", -1))
    return found, edit


def plan_id(document, files, target):
    sides = [{"operation": "edit", "path": item["path"],
              "before": {"mode": item["mode"], "sha256": item["before"]["sha256"]},
              "after": {"mode": item["mode"], "sha256": item["after"]["sha256"]}} for item in files]
    return "cs-" + sha256(canonical({"version": 1, "target": target, "title": document.title,
                                     "verify": document.verify, "files": sides}))


def planned_file(edit, mode):
    before = edit.text
    after = Text(edit.after())
    return {"path": edit.change.path, "operation": "edit", "mode": mode,
            "before": {"sha256": sha256(before.data), "anchor": before.file_anchor()},
            "after": {"sha256": sha256(after.data), "anchor": after.file_anchor()},
            "added": None, "removed": None,
            "after_b64": base64.b64encode(after.data).decode("ascii")}


def make_plan(entries, text, target="local", line_anchors=True):
    """The planned or no_change answer; Refused otherwise."""
    document = parse(text, line_anchors)
    check_limits(document.changes)
    refusals, edits = [], []
    for change in document.changes:
        found, edit = judge_change(change, entries, line_anchors)
        refusals += found
        edits.append(edit)
    if refusals:
        raise Refused(refusals)
    files = [planned_file(edit, entries[edit.change.path].mode) for edit in edits]
    files = [item for item in files if item["before"]["sha256"] != item["after"]["sha256"]]
    files.sort(key=lambda item: item["path"].encode("utf-8"))
    staged = sum(len(base64.b64decode(item["after_b64"])) for item in files)
    if staged > MAX_STAGED:
        raise Refused([refusal("set_too_large")])
    return {"outcome": "planned" if files else "no_change",
            "plan_id": plan_id(document, files, target), "files": files, "refusals": []}
