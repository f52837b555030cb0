"""The files a judgement is made against, and which of them may be touched (page 2.1)."""

import base64
import re
from collections import namedtuple

EXECUTABLE, SYMLINK, SUBMODULE = "100755", "120000", "160000"

Entry = namedtuple("Entry", "mode data")

_DRIVE = re.compile(r"[A-Za-z]:(?:[\\/]|\Z)")
# What NTFS may call `.git` and its companions for short.
_SHORT_NAME = re.compile(r"(?:git|gitmod|gi7eba)~[0-9]+")
# Code points that HFS+ ignores in names.
_IGNORABLE = re.compile("[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]")


def load(files):
    return {path: Entry(item["mode"], base64.b64decode(item.get("b64") or ""))
            for path, item in files.items()}


def is_dot_git(component):
    """Whether some file system reads the component as `.git`: HFS+ and NTFS fold names in their own ways."""
    for part in _IGNORABLE.sub("", component).split("\\"):
        stem = part.split(":")[0].rstrip(". ").lower()
        if stem == ".git" or _SHORT_NAME.fullmatch(stem):
            return True
    return False


def escapes(path):
    """Whether a path can never lie inside a repository, whatever the platform that checks it out."""
    if "\0" in path or path.startswith("\\") or _DRIVE.match(path) or ".." in re.split(r"[/\\]", path):
        return True
    return any(part in ("", ".") or is_dot_git(part) for part in path.split("/"))


def location_problem(entries, path):
    """The refusal code of a path that leads to no regular file, or None."""
    if escapes(path):
        return "path_escape"
    parts = path.split("/")
    for depth in range(1, len(parts) + 1):
        entry = entries.get("/".join(parts[:depth]))
        if entry and entry.mode == SYMLINK:
            return "symlink_target"
        if entry and entry.mode == SUBMODULE:
            return "submodule_target"
    if path in entries:
        return None
    if any(other.startswith(path + "/") for other in entries):
        return "directory_target"
    return "missing_file"


def content_problem(data):
    """The refusal code of bytes that are no text, or None."""
    if b"\0" in data:
        return "binary_file"
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return "not_utf8"
    return None


def read_problem(entries, path):
    return location_problem(entries, path) or content_problem(entries[path].data)


def edit_problem(entries, path):
    """The first reason why the `changes` form may not edit a path, or None."""
    problem = location_problem(entries, path)
    if problem:
        return problem
    if path.lower().endswith(".ipynb"):
        return "notebook_target"
    if entries[path].mode == EXECUTABLE:
        return "executable_target"
    return content_problem(entries[path].data)
