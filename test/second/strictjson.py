"""JSON, read strictly and written canonically.

`parse` reports syntax errors, duplicate keys and excessive depth instead of
guessing; numbers become floats, as IEEE doubles are what JSON readers share.
`canonical` writes RFC 8785 bytes.
"""

import math
import re

MAX_DEPTH = 32

_SPACE = re.compile(r"[ \t\n\r]*")
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
_PLAIN = re.compile(r'[^"\\\x00-\x1f]*')
_HEX4 = re.compile(r"[0-9a-fA-F]{4}")
_SHORT = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
_WORDS = (("true", True), ("false", False), ("null", None))


class BadJson(Exception):
    """The text is no JSON document this project reads."""


def join_surrogates(text):
    """Pairs of surrogate code units become the character they spell."""
    if not any("\ud800" <= c <= "\udfff" for c in text):
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")


def has_lone_surrogate(text):
    return any("\ud800" <= c <= "\udfff" for c in text)


class _Reader:
    def __init__(self, text):
        self.text = text
        self.at = 0
        self.duplicates = []

    def space(self):
        self.at = _SPACE.match(self.text, self.at).end()

    def peek(self):
        return self.text[self.at:self.at + 1]

    def take(self, char):
        if self.peek() != char:
            raise BadJson(f"expected {char!r} at {self.at}")
        self.at += 1

    def value(self, depth):
        self.space()
        char = self.peek()
        if char in ("{", "["):
            if depth >= MAX_DEPTH:
                raise BadJson(f"nested deeper than {MAX_DEPTH}")
            return self.object(depth + 1) if char == "{" else self.array(depth + 1)
        if char == '"':
            return self.string()
        for word, meaning in _WORDS:
            if self.text.startswith(word, self.at):
                self.at += len(word)
                return meaning
        found = _NUMBER.match(self.text, self.at)
        if not found:
            raise BadJson(f"no value at {self.at}")
        self.at = found.end()
        return float(found.group())

    def object(self, depth):
        self.take("{")
        result = {}
        self.space()
        if self.peek() == "}":
            self.at += 1
            return result
        while True:
            self.space()
            key = self.string()
            self.space()
            self.take(":")
            value = self.value(depth)
            if key in result:
                self.duplicates.append(key)
            result[key] = value
            self.space()
            if self.peek() == "}":
                self.at += 1
                return result
            self.take(",")

    def array(self, depth):
        self.take("[")
        result = []
        self.space()
        if self.peek() == "]":
            self.at += 1
            return result
        while True:
            result.append(self.value(depth))
            self.space()
            if self.peek() == "]":
                self.at += 1
                return result
            self.take(",")

    def string(self):
        self.take('"')
        parts = []
        while True:
            found = _PLAIN.match(self.text, self.at)
            parts.append(found.group())
            self.at = found.end()
            char = self.peek()
            if char == '"':
                self.at += 1
                return join_surrogates("".join(parts))
            if char != "\\":
                raise BadJson(f"bad string at {self.at}")
            self.at += 1
            parts.append(self.escape())

    def escape(self):
        char = self.peek()
        self.at += 1
        if char in _SHORT:
            return _SHORT[char]
        digits = _HEX4.match(self.text, self.at) if char == "u" else None
        if not digits:
            raise BadJson(f"bad escape at {self.at}")
        self.at = digits.end()
        return chr(int(digits.group(), 16))


def parse(text):
    """The document's value and its duplicate keys; BadJson when there is no value."""
    reader = _Reader(text)
    value = reader.value(0)
    reader.space()
    if reader.at != len(text):
        raise BadJson(f"text after the document at {reader.at}")
    return value, reader.duplicates


def canonicalisable(value):
    """Whether RFC 8785 has a spelling: no lone surrogates, no infinities."""
    if isinstance(value, str):
        return not has_lone_surrogate(value)
    if isinstance(value, float):
        return math.isfinite(value)
    if isinstance(value, list):
        return all(canonicalisable(item) for item in value)
    if isinstance(value, dict):
        return all(canonicalisable(k) and canonicalisable(v) for k, v in value.items())
    return True


def _number(value):
    """ECMAScript's Number::toString, from the shortest digits Python also finds."""
    if value == 0:
        return "0"
    sign = "-" if value < 0 else ""
    mantissa, _, exponent = f"{abs(value)!r}".partition("e")
    whole, _, fraction = mantissa.partition(".")
    point = len(whole) + int(exponent or 0)
    digits = whole + fraction
    stripped = digits.lstrip("0")
    point -= len(digits) - len(stripped)
    digits = stripped.rstrip("0")
    count = len(digits)
    if count <= point <= 21:
        return sign + digits + "0" * (point - count)
    if 0 < point <= 21:
        return sign + digits[:point] + "." + digits[point:]
    if -6 < point <= 0:
        return sign + "0." + "0" * -point + digits
    tail = "." + digits[1:] if count > 1 else ""
    return f"{sign}{digits[0]}{tail}e{'+' if point > 0 else '-'}{abs(point - 1)}"


_OUT = {'"': '\\"', "\\": "\\\\", "\b": "\\b", "\f": "\\f", "\n": "\\n", "\r": "\\r", "\t": "\\t"}


def _string(text):
    body = "".join(_OUT.get(c) or (f"\\u{ord(c):04x}" if c < " " else c) for c in text)
    return f'"{body}"'


def _write(value):
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, (int, float)):
        return _number(float(value))
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, list):
        return "[" + ",".join(map(_write, value)) + "]"
    keys = sorted(value, key=lambda key: key.encode("utf-16-be"))
    return "{" + ",".join(f"{_string(key)}:{_write(value[key])}" for key in keys) + "}"


def canonical(value):
    """RFC 8785 bytes of a value made of dicts, lists, strings, numbers, booleans and None."""
    return _write(value).encode("utf-8")
