"""Random requests against the second implementation: it never crashes and its answers cohere.

Run: python3 test/second/fuzz.py [seconds] [seed]
"""

import base64
import json
import random
import sys
import time
from collections import Counter

sys.dont_write_bytecode = True

import strictjson
from judge import answer
from text import Text

PIECES = ["a", "b", "", "\ufeff", "\r", "\u00e9", "x y", "\u2028"]
JUNK = [None, True, -1, 0.5, 2 ** 31, 1e400, "", "0#abcd", "1#zzzz", "\ud800", [], {}, "9" * 5000 + "#abcd"]


def random_text(rng):
    lines = [rng.choice(PIECES) for _ in range(rng.randrange(0, 9))]
    ends = rng.choice([["\n"], ["\r\n"], ["\n", "\r\n"]])
    data = rng.choice(["", "", "\ufeff"]) + "".join(line + rng.choice(ends) for line in lines)
    return (data + rng.choice(["", "tail", "\r"])).encode("utf-8")


def random_position(rng, text):
    if rng.random() < 0.03:
        return rng.choice(JUNK)
    n = rng.randrange(0, text.count + 3)
    if rng.random() < 0.5:
        return n
    if 1 <= n <= text.count and rng.random() < 0.9:
        return text.line_anchor(n)
    return f"{n}#{rng.choice(['e3b0', '0000', 'ca97'])}"


def random_hunk(rng, text):
    lines = [rng.choice(PIECES[:4] + PIECES[5:]) for _ in range(rng.randrange(0, 3))]
    role = rng.choice(["start", "start", "after", "before"])
    hunk = {role: random_position(rng, text), "lines": lines}
    if role == "start":
        hunk["end"] = random_position(rng, text) if rng.random() < 0.4 else hunk["start"]
    if rng.random() < 0.03:
        hunk[rng.choice(["start", "x", "lines"])] = rng.choice(JUNK)
    return rng.choice(JUNK) if rng.random() < 0.01 else hunk


def random_change(rng, path, text):
    hunks = [random_hunk(rng, text) for _ in range(rng.randrange(0, 4))]
    change = {"path": path, "hunks": hunks}
    kind = rng.random()
    if kind < 0.5:
        change["expected_anchor"] = text.file_anchor()
    elif kind < 0.75 and text.count:
        first = rng.randrange(1, text.count + 1)
        change["expected_anchor"] = text.range_anchor(first, rng.randrange(first, text.count + 1))
    elif kind < 0.8:
        change["expected_anchor"] = rng.choice(["fa:000000000000", "ra:000000000000:L2+3", "no", 3])
    if rng.random() < 0.3:
        change["final_newline"] = rng.random() < 0.5
    if rng.random() < 0.01:
        change[rng.choice(["path", "hunks", "x"])] = rng.choice(JUNK)
    return change


def request(rng):
    files, changes = {}, []
    for path in rng.sample(["a", "b/c", "d.ipynb", "e\\f", ".git/x", "\u00fc"], rng.randrange(1, 4)):
        data = random_text(rng) if rng.random() < 0.97 else rng.choice([b"\0", b"\xff"])
        mode = rng.choice(["100644"] * 20 + ["100755", "120000", "160000"])
        files[path] = {"mode": mode, "b64": base64.b64encode(data).decode("ascii")}
        changes.append(random_change(rng, path if rng.random() < 0.97 else "b", Text(data)))
    document = {"version": 1 if rng.random() < 0.98 else 2, "changes": changes}
    text = json.dumps(document)
    if rng.random() < 0.05:
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice(["", "{", '"', "\\", "0", "\ud800"]) + text[at + 1:]
    made = {"files": files, "document": text, "line_anchors": rng.random() < 0.95}
    if rng.random() < 0.1:
        made["read"] = {"path": rng.choice(list(files)), "start": rng.choice([None, 1, 2, 9]), "end": rng.choice([None, 1, 3])}
        made["max_tokens"] = rng.randrange(1, 9)
    return made


def cohere(made, result):
    """What must hold of every answer."""
    json.dumps(result)
    if result["outcome"] == "refused":
        assert result["refusals"]
    for item in result.get("files", []):
        before = Text(base64.b64decode(made["files"][item["path"]]["b64"]))
        after = Text(base64.b64decode(item["after_b64"]))
        assert after.file_anchor() == item["after"]["anchor"]
        assert after.data != before.data and after.data.startswith(before.bom)
        change = next(c for c in strictjson.parse(made["document"])[0]["changes"] if c["path"] == item["path"])
        size = before.count
        for hunk in change["hunks"]:
            def number(role):
                value = hunk[role]
                return int(str(value).split("#")[0]) if isinstance(value, str) else int(value)
            size += len(hunk["lines"]) - (number("end") - number("start") + 1 if "start" in hunk else 0)
        # A byte-order mark left alone is a line of no hunk's making.
        assert after.count == (size or len(after.bom) // 3), (made, result)


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 30
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    rng, seen, stop = random.Random(seed), Counter(), time.monotonic() + seconds
    while time.monotonic() < stop:
        made = request(rng)
        result = answer(json.loads(json.dumps(made)))
        cohere(made, result)
        seen[result["outcome"]] += 1
        seen.update(r["code"] for r in result.get("refusals", []))
    for name, times in seen.most_common():
        print(f"{times:8} {name}")


if __name__ == "__main__":
    main()
