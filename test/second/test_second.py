"""Tests of the second implementation: the specification's worked examples, then every rule.

Run: python3 test/second/test_second.py
"""

import base64
import json
import os
import subprocess
import sys
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import strictjson
import tree
from judge import answer
from text import Text, sha256

DEMO_PLAN = "cs-a68ef1e28599939767a141552fd5de37c3c41a2752cb87a65a77608e881f0d4c"
DEMO_AFTER = "36605c141c8babd8417f16b673bcfa191b5f60f4cc1b8aba10d53e110c23fe82"
TEN = "".join(f"line {n}\n" for n in range(1, 11))


def raw(data):
    return data.encode("utf-8") if isinstance(data, str) else data


def entry(data, mode="100644"):
    return {"mode": mode, "b64": base64.b64encode(raw(data)).decode()}


def fa(data):
    return Text(raw(data)).file_anchor()


def ra(data, first, last):
    return Text(raw(data)).range_anchor(first, last)


def at(data, n):
    return Text(raw(data)).line_anchor(n)


def change(path="a.txt", hunks=(), **more):
    return {"path": path, "hunks": list(hunks), **more}


def doc(*changes, **more):
    return {"version": 1, "changes": list(changes), **more}


def ask(document, files, **more):
    text = document if isinstance(document, str) else json.dumps(document)
    files = {path: item if isinstance(item, dict) else entry(item) for path, item in files.items()}
    return answer({"files": files, "document": text, "target": "local", **more})


def codes(result):
    return [(r["code"], r.get("path"), r.get("hunk")) for r in result["refusals"]]


def short(result):
    return [r["code"] for r in result["refusals"]]


class Case(unittest.TestCase):
    maxDiff = None

    def edited(self, data, hunks, **more):
        """The after-image of one change of one file anchored as a whole."""
        more.setdefault("expected_anchor", fa(data))
        result = ask(doc(change(hunks=hunks, **more)), {"a.txt": data})
        if result["outcome"] == "no_change":
            return raw(data)
        self.assertEqual(result["outcome"], "planned", result)
        return base64.b64decode(result["files"][0]["after_b64"])

    def refused(self, data, hunks, line_anchors=True, **more):
        result = ask(doc(change(hunks=hunks, **more)), {"a.txt": data}, line_anchors=line_anchors)
        self.assertEqual(result["outcome"], "refused", result)
        return result["refusals"]

    def pairs(self, data, hunks, **more):
        return [(r["code"], r.get("hunk")) for r in self.refused(data, hunks, **more)]


class Anchors(Case):
    def test_worked(self):
        self.assertEqual(fa("a\nb\n"), "fa:911169ddaaf1")
        self.assertEqual(at("a\nb\n", 2), "2#3e23")

    def test_lines(self):
        for data, count in (("a\nb", 2), ("a\nb\n", 2), ("\n", 1), ("", 0), ("\ufeff", 1),
                            ("a\rb\u2028c\u0085d\x0be\x0c", 1), ("a\r\r\n", 1)):
            self.assertEqual(Text(raw(data)).count, count, data)

    def test_consequences(self):
        for data in ("a\nb", "\ufeffa\n\nb\n", "x\r\n"):
            count = Text(raw(data)).count
            self.assertEqual(ra(data, 1, count)[3:15], fa(data)[3:])
        self.assertEqual(fa("a\r\nb\r\n"), fa("a\nb\n"))
        self.assertEqual(ra("a\r\nb\n", 1, 1), ra("a\nb\n", 1, 1))
        self.assertEqual(at("a\r\nb\n", 1), at("a\nb\n", 1))
        self.assertNotEqual(fa("a\rb"), fa("a\nb"))
        self.assertEqual(fa("a\r\r\n"), "fa:" + sha256(b"a\r\n")[:12])


class Plans(Case):
    def test_worked(self):
        hunk = {"start": 2, "end": 2, "lines": ["X"]}
        result = ask(doc(change(hunks=[hunk], expected_anchor="fa:911169ddaaf1"), title="demo"),
                     {"a.txt": "a\nb\n"})
        self.assertEqual(result["plan_id"], DEMO_PLAN)
        self.assertEqual(result["files"][0]["before"]["anchor"], "fa:911169ddaaf1")
        self.assertEqual(result["files"][0]["after"]["sha256"], DEMO_AFTER)

    def test_plan_id_of_the_worked_object(self):
        side = "911169ddaaf146aff539f58c26c489af3b892dff0fe283c1c264c65ae5aa59a2"
        value = {"version": 1, "verify": [], "title": "demo", "target": "local", "files": [
            {"path": "a.txt", "operation": "edit", "before": {"sha256": side, "mode": "100644"},
             "after": {"sha256": DEMO_AFTER, "mode": "100644"}}]}
        self.assertEqual("cs-" + sha256(strictjson.canonical(value)), DEMO_PLAN)

    def test_no_change(self):
        result = ask(doc(change(hunks=[{"start": 1, "end": 1, "lines": ["a"]}], expected_anchor=fa("a\n"))),
                     {"a.txt": "a\n"})
        other = ask(doc(change(hunks=[{"start": 1, "end": 1, "lines": ["b"]}], expected_anchor=fa("b\n"))), {"a.txt": "b\n"})
        self.assertEqual((result["outcome"], result["files"]), ("no_change", []))
        self.assertEqual(result["plan_id"], other["plan_id"])

    def test_id_binds_title_verify_target_and_raw_bytes(self):
        hunks = [{"start": 1, "end": 1, "lines": ["z"]}]
        one = doc(change(hunks=hunks, expected_anchor=fa("a\n")))
        ids = {ask(one, {"a.txt": "a\n"})["plan_id"], ask(one, {"a.txt": "a\r\n"})["plan_id"],
               ask({**one, "title": "t"}, {"a.txt": "a\n"})["plan_id"],
               ask({**one, "verify": [{"language": "js"}]}, {"a.txt": "a\n"})["plan_id"],
               ask(one, {"a.txt": "a\n"}, target="github:1/pr/2")["plan_id"]}
        self.assertEqual(len(ids), 5)
        self.assertEqual(ask({**one, "title": "", "verify": []}, {"a.txt": "a\n"})["plan_id"],
                         ask(one, {"a.txt": "a\n"})["plan_id"])

    def test_files_sorted_by_bytes_and_equal_ones_left_out(self):
        def one(path, line):
            return change(path, [{"start": 1, "end": 1, "lines": [line]}], expected_anchor=fa("a\n"))
        paths = ["\U0001f600", "\uff5e", "b", "a/b", "a.c"]
        result = ask(doc(*[one(p, "z") for p in paths], one("same", "a")),
                     {p: "a\n" for p in paths + ["same"]})
        self.assertEqual([f["path"] for f in result["files"]], ["a.c", "a/b", "b", "\uff5e", "\U0001f600"])

    def test_canonical(self):
        for value, spelt in ((1e21, "1e+21"), (1e20, "1" + "0" * 20), (0.000001, "0.000001"), (1e-7, "1e-7"),
                             (-0.0, "0"), (123.5, "123.5"), (5e-324, "5e-324"), (1.5e300, "1.5e+300"),
                             (333333333.33333329, "333333333.3333333"), (0.002, "0.002"), (-1.25e-9, "-1.25e-9")):
            self.assertEqual(strictjson.canonical(value).decode(), spelt)
        self.assertEqual(strictjson.canonical({"\U0001f600": 1, "\ufb33": 2, "\r": "\x1f\x7f\u2028/\""}).decode(),
                         '{"\\r":"\\u001f\x7f\u2028/\\"","\U0001f600":1,"\ufb33":2}')


class Documents(Case):
    def invalid(self, document, *expected):
        result = ask(document, {"a.txt": "a\n"})
        self.assertEqual(result["outcome"], "refused", result)
        self.assertEqual(set(short(result)), set(expected or ["invalid_request"]), document)
        return result

    def good(self, **more):
        return change(hunks=[{"start": 1, "end": 1, "lines": ["z"]}], expected_anchor=fa("a\n"), **more)

    def test_json(self):
        for text in ("", "[]", "1", "null", "{", '{"version":1,}', '{"version":NaN}', '{"version":01}',
                     "{'version':1}", '{"version":1,"changes":[]} x', '\ufeff{"version":1,"changes":[]}',
                     '{"version":1,"changes":[],"title":"a\nb"}', '{"version":1,"changes":[],"title":"\\x"}',
                     '{"version":1,"changes":[],"changes":[]}', '{"version":1,"changes":[],"chang\\u0065s":[]}'):
            self.invalid(text)

    def test_depth(self):
        def nest(depth):
            return '{"version":1,"changes":[],"verify":[{"x":%s%s}]}' % ("[" * (depth - 3), "]" * (depth - 3))
        self.assertNotIn("nested", self.invalid(nest(32))["refusals"][0]["message"])
        self.assertIn("nested", self.invalid(nest(33))["refusals"][0]["message"])
        self.invalid("[" * 100000)

    def test_members(self):
        self.invalid({"changes": []})
        self.invalid({"version": 1})
        self.invalid(doc(extra=1))
        self.invalid(doc(title=3))
        self.invalid(doc(title="\ud800"))
        self.invalid(doc(verify={}))
        self.invalid(doc(verify=[1]))
        self.invalid({"version": 1, "changes": {}})
        self.invalid(doc(3))
        for version in (2, "1", None, True, 1.5, [1]):
            self.invalid({"version": version, "changes": []}, "unsupported_version")
        self.assertEqual(ask(json.dumps(doc(self.good())).replace('"version": 1', '"version": 1.0'), {"a.txt": "a\n"})["outcome"], "planned")
        self.invalid(doc(), "invalid_request")
        self.assertEqual(ask(doc(self.good(), allow_hidden=True), {"a.txt": "a\n"})["outcome"], "planned")
        self.invalid(doc(self.good(), allow_hidden=1))
        self.invalid({"version": 1, "patch": "x"}, "feature_off")
        self.invalid(doc(self.good(), refactors=[]), "feature_off")
        self.invalid({"version": 2, "x": 1, "patch": ""}, "unsupported_version")

    def test_changes(self):
        self.invalid(doc({"path": "a.txt", "expected_anchor": fa("a\n")}))
        self.invalid(doc({"hunks": [], "expected_anchor": fa("a\n"), "final_newline": True}))
        self.invalid(doc(self.good(extra=1)))
        self.invalid(doc(self.good(final_newline=1)))
        self.invalid(doc(change(hunks=[], expected_anchor=fa("a\n"))))
        self.invalid(doc(change(hunks=[], final_newline=True)))
        self.invalid(doc({**self.good(), "expected_anchor": None}))
        self.invalid(doc({**self.good(), "path": 3}))
        self.invalid(doc({**self.good(), "path": "a\ud800"}))
        self.invalid(doc({**self.good(), "hunks": {}}))
        self.invalid(doc(self.good(), self.good()))
        self.invalid(doc(change(hunks=[{"start": "1#ca97", "end": 1, "lines": []}])))
        self.invalid(doc(change(hunks=[{"after": 1, "lines": ["x"]}])))

    def test_document_failure_leaves_parse_stage_only(self):
        result = self.invalid(doc(self.good(extra=1), change("no.txt", [{"start": 1}], expected_anchor="fa:x")),
                              "invalid_request", "unparseable_hunk")
        self.assertEqual(codes(result), [("invalid_request", None, None), ("unparseable_hunk", "no.txt", 0)])


class Hunks(Case):
    def test_unparseable(self):
        bad = [3, None, {}, {"start": 1, "lines": []}, {"end": 1, "lines": []}, {"start": 1, "end": 1},
               {"start": 1, "end": 1, "lines": "x"}, {"start": 1, "end": 1, "lines": [1]},
               {"start": 1, "end": 1, "lines": [], "x": 1}, {"start": 1, "after": 1, "lines": ["x"]},
               {"start": 1, "end": 1, "after": None, "lines": ["x"]}, {"after": 1, "before": 1, "lines": ["x"]},
               {"after": 1, "lines": []}, {"before": 1}, {"after": -1, "lines": ["x"]},
               {"after": 0.5, "lines": ["x"]}, {"after": 2 ** 31, "lines": ["x"]}, {"after": True, "lines": ["x"]},
               {"after": "1", "lines": ["x"]}, {"after": None, "lines": ["x"]}]
        bad += [{"after": p, "lines": ["x"]} for p in
                ("0#abcd", "01#abcd", "1#ABCD", "1#abc", "1#abcde", "1#abcd\n", " 1#abcd", "+1#abcd", "\u0661#abcd")]
        bad += [{"start": 1, "end": 1, "lines": [line]} for line in ("a\nb", "a\r", "\0", "\udc00")]
        good = [{"start": 1, "end": 1, "lines": ["x"]}]
        for hunk in bad:
            self.assertEqual(self.pairs("a\n", good + [hunk], expected_anchor=fa("a\n")),
                             [("unparseable_hunk", 1)], hunk)

    def test_the_rest_is_still_checked(self):
        bad = {"start": 1}
        out = {"start": 5, "end": 5, "lines": []}
        result = ask(doc(change("b", [out, bad], expected_anchor=fa("a\n")),
                         change("none", [bad], expected_anchor=fa("a\n")),
                         change("a", [bad, out], expected_anchor="fa:000000000000")), {"a": "a\n", "b": "a\n"})
        self.assertEqual(codes(result), [
            ("out_of_bounds", "b", 0), ("unparseable_hunk", "b", 1), ("missing_file", "none", None),
            ("unparseable_hunk", "none", 0), ("stale_anchor", "a", None), ("unparseable_hunk", "a", 0)])

    def test_unparseable_without_anchor(self):
        self.assertEqual(self.pairs("a\n", [{"after": "1#xyz", "lines": ["x"]}]), [("unparseable_hunk", 0)])
        self.assertEqual(self.pairs("a\n", [{"after": at("a\n", 1), "lines": ["x"]}], line_anchors=False),
                         [("unparseable_hunk", 0)])

    def test_numbers_by_value(self):
        text = '{"version":1,"changes":[{"path":"a.txt","expected_anchor":"%s","hunks":[' \
               '{"after":-0,"lines":["x"]},{"start":1.0,"end":1e0,"lines":[]}]}]}' % fa("a\n")
        self.assertEqual(ask(text, {"a.txt": "a\n"})["outcome"], "planned")

    def test_bounds(self):
        def out(hunk, data="a\nb\n"):
            self.assertEqual(self.pairs(data, [hunk], expected_anchor=fa(data)), [("out_of_bounds", 0)], hunk)
        for start, end in ((0, 1), (0, 0), (1, 0), (2, 1), (1, 3), (3, 3)):
            out({"start": start, "end": end, "lines": []})
        out({"after": 3, "lines": ["x"]})
        out({"before": 0, "lines": ["x"]})
        out({"before": 4, "lines": ["x"]})
        out({"start": 1, "end": 1, "lines": []}, "")
        self.assertEqual(self.edited("", [{"before": 1, "lines": ["x"]}]), b"x\n")
        self.assertEqual(self.edited("a\nb\n", [{"before": 3, "lines": ["x"]}]), b"a\nb\nx\n")
        self.assertEqual(self.edited("a\nb\n", [{"after": 0, "lines": ["x"]}]), b"x\na\nb\n")
        reverse = {"start": at("a\nb\n", 2), "end": at("a\nb\n", 1), "lines": []}
        self.assertEqual(self.pairs("a\nb\n", [reverse]), [("out_of_bounds", 0)])

    def test_overlaps(self):
        def rep(a, b):
            return {"start": a, "end": b, "lines": ["r"]}

        def ins(a):
            return {"after": a, "lines": ["i"]}
        def late(*hunks):
            return self.pairs(TEN, hunks, expected_anchor=fa(TEN))
        self.assertEqual(late(rep(3, 5), rep(5, 6), rep(1, 9)), [("overlapping_hunks", 1), ("overlapping_hunks", 2)])
        self.assertEqual(late(ins(4), rep(4, 5)), [("overlapping_hunks", 1)])
        self.assertEqual(late(rep(4, 5), ins(4)), [("overlapping_hunks", 1)])
        self.assertEqual(late(ins(4), {"before": 5, "lines": ["x"]}), [("overlapping_hunks", 1)])
        self.assertEqual(self.edited("a\nb\nc\n", [ins(2), rep(2, 2), ins(1)]), b"a\ni\nr\ni\nc\n")
        self.assertEqual(late(rep(9, 11), rep(9, 9)), [("out_of_bounds", 0)])


class Stale(Case):
    def test_malformed(self):
        for token in ("", "fa:911169ddaaf", "fa:911169DDAAF1", "fa:911169ddaaf1 ", "ra:911169ddaaf1", "xx",
                      "ra:911169ddaaf1:L0+1", "ra:911169ddaaf1:L1+0", "ra:911169ddaaf1:L01+1",
                      "ra:911169ddaaf1:L1+2\n", "fa:911169ddaaf1:L1+2"):
            found = self.refused("a\nb\n", [{"after": 9, "lines": ["x"]}], expected_anchor=token)
            self.assertEqual(found, [{"code": "malformed_anchor", "path": "a.txt", "expected": token,
                                      "current_anchor": "fa:911169ddaaf1",
                                      "reread": {"path": "a.txt", "start": 1, "count": 2}}])

    def stale(self, data, token, current, start, count):
        found = self.refused(data, [{"after": 99, "lines": ["x"]}], expected_anchor=token)
        self.assertEqual(found, [{"code": "stale_anchor", "path": "a.txt", "expected": token,
                                  "current_anchor": current,
                                  "reread": {"path": "a.txt", "start": start, "count": count}}])

    def test_stale_anchor(self):
        zero = "0" * 12
        self.stale(TEN, f"fa:{zero}", fa(TEN), 1, 10)
        self.stale("", f"fa:{zero}", fa(""), 1, 0)
        self.stale(TEN, f"ra:{zero}:L3+2", ra(TEN, 3, 4), 3, 2)
        self.stale(TEN, f"ra:{zero}:L9+5", ra(TEN, 9, 10), 9, 2)
        self.stale(TEN, ra(TEN, 9, 10).replace("+2", "+3"), ra(TEN, 9, 10), 9, 2)
        self.stale(TEN, f"ra:{zero}:L11+1", fa(TEN), 1, 10)
        self.stale("", f"ra:{zero}:L1+1", fa(""), 1, 0)
        self.stale(TEN, f"ra:{zero}:L{'9' * 5000}+{'9' * 5000}", fa(TEN), 1, 10)

    def test_stale_line(self):
        data = "x\na\nb\nx\nc\nd\nx\ne\nx\nx\nx\nx\n"
        wanted = at(data, 1)[2:]
        found = self.refused(data, [{"after": f"5#{wanted}", "lines": ["n"]}])
        self.assertEqual([n["n"] for n in found[0]["neighbourhood"]], [2, 3, 4, 5, 6, 7, 8])
        self.assertEqual(found[0]["neighbourhood"][0], {"n": 2, "anchor": at(data, 2), "text": "a"})
        self.assertEqual([c["n"] for c in found[0]["candidates"]], [4, 7, 1, 9, 10])
        self.assertEqual((found[0]["code"], found[0]["hunk"], found[0]["position"]),
                         ("stale_line", 0, f"5#{wanted}"))
        past = self.refused(data, [{"before": f"13#{wanted}", "lines": ["n"]}])
        self.assertEqual([n["n"] for n in past[0]["neighbourhood"]], [10, 11, 12])
        self.assertEqual([c["n"] for c in past[0]["candidates"]], [12, 11, 10, 9, 7])
        self.assertEqual(self.refused("", [{"after": "1#e3b0", "lines": ["n"]}])[0]["neighbourhood"], [])

    def test_one_for_each_bad_position(self):
        hunks = [{"start": "1#0000", "end": "2#0000", "lines": []}, {"start": "3#0000", "end": "3#0000", "lines": []},
                 {"start": "4#0000", "end": 12, "lines": []}]
        self.assertEqual(self.pairs(TEN, hunks, expected_anchor=fa(TEN)), [
            ("stale_line", 0), ("stale_line", 0), ("stale_line", 1), ("out_of_bounds", 2), ("stale_line", 2)])


class Windows(Case):
    def test_edges(self):
        anchor = ra(TEN, 4, 6)
        for hunk in ({"start": 4, "end": 6, "lines": []}, {"after": 3, "lines": ["x"]}, {"after": 6, "lines": ["x"]},
                     {"before": 4, "lines": ["x"]}, {"before": 7, "lines": ["x"]}):
            self.edited(TEN, [hunk], expected_anchor=anchor)

    def test_hashed_positions_are_bounded_too(self):
        hunk = {"start": at(TEN, 7), "end": at(TEN, 7), "lines": []}
        self.assertEqual(self.pairs(TEN, [hunk], expected_anchor=ra(TEN, 4, 6)), [("out_of_bounds", 0)])

    def blocks(self, hunk, *more):
        found = self.refused(TEN, [hunk, *more], expected_anchor=ra(TEN, 4, 5))
        mine = [r for r in found if r["hunk"] == 0]
        self.assertEqual([r["code"] for r in mine], ["out_of_bounds", "unread_lines"])
        return [(b["start"], b["count"]) for b in mine[1]["lines"]]

    def test_unread(self):
        self.assertEqual(self.blocks({"start": 5, "end": 6, "lines": []}), [(3, 7)])
        self.assertEqual(self.blocks({"start": 1, "end": 10, "lines": []}), [(1, 10)])
        self.assertEqual(self.blocks({"after": 6, "lines": ["x"]}), [(3, 8)])
        self.assertEqual(self.blocks({"after": 10, "lines": ["x"]}), [(7, 4)])
        self.assertEqual(self.blocks({"after": 0, "lines": ["x"]}), [(1, 4)])
        self.assertEqual(self.blocks({"start": at(TEN, 9), "end": 10, "lines": []}), [(7, 4)])
        seen = {"start": at(TEN, 8), "end": at(TEN, 8), "lines": []}
        self.assertEqual(self.blocks({"after": 8, "lines": ["x"]}, seen), [(6, 5)])

    def test_block_content(self):
        found = self.refused("\ufeffa\nb\nc\n", [{"start": 2, "end": 2, "lines": []}],
                             expected_anchor=ra("\ufeffa\nb\nc\n", 3, 3))
        data = "\ufeffa\nb\nc\n"
        self.assertEqual(found[1]["lines"], [{"range_anchor": ra(data, 1, 3), "start": 1, "count": 3, "lines": [
            {"n": 1, "anchor": at(data, 1), "text": "a"}, {"n": 2, "anchor": at(data, 2), "text": "b"},
            {"n": 3, "anchor": at(data, 3), "text": "c"}]}])

    def test_merging(self):
        text = Text(raw("".join(f"{n}\n" for n in range(1, 31))))
        self.assertEqual([(b["start"], b["count"]) for b in text.blocks([1, 8, 16])], [(1, 11), (13, 7)])


class Terminators(Case):
    def test_untouched_lines_keep_theirs(self):
        self.assertEqual(self.edited("a\r\nb\nc\r\n", [{"start": 2, "end": 2, "lines": ["x", "y"]}]),
                         b"a\r\nx\ny\nc\r\n")
        self.assertEqual(self.edited("a\nb\r\nc", [{"start": 2, "end": 2, "lines": ["x", "y"]}]), b"a\nx\r\ny\r\nc")

    def test_insertions(self):
        self.assertEqual(self.edited("a\r\nb\n", [{"after": 1, "lines": ["x"]}]), b"a\r\nx\r\nb\n")
        self.assertEqual(self.edited("a\nb\r\n", [{"after": 0, "lines": ["x"]}]), b"x\na\nb\r\n")
        self.assertEqual(self.edited("a", [{"after": 0, "lines": ["x"]}]), b"x\na")
        self.assertEqual(self.edited("", [{"after": 0, "lines": ["x", "y"]}]), b"x\ny\n")
        self.assertEqual(self.edited("", [{"after": 0, "lines": ["x", "y"]}], final_newline=False), b"x\ny")
        self.assertEqual(self.edited("a\r\nb\nc\r\n", [{"start": 1, "end": 1, "lines": []}, {"after": 1, "lines": ["x"]}]),
                         b"x\r\nb\nc\r\n")

    def test_unterminated_last_line(self):
        self.assertEqual(self.edited("a\r\nb", [{"after": 2, "lines": ["x", "y"]}]), b"a\r\nb\r\nx\r\ny")
        self.assertEqual(self.edited("a\r\nb\nc", [{"after": 3, "lines": ["x"]}]), b"a\r\nb\nc\nx")
        self.assertEqual(self.edited("a\r\nb", [{"start": 2, "end": 2, "lines": ["x", "y"]}]), b"a\r\nx\r\ny")
        self.assertEqual(self.edited("a\nb", [{"start": 2, "end": 2, "lines": []}]), b"a\n")
        self.assertEqual(self.edited("a\nb", [{"start": 2, "end": 2, "lines": [""]}]), b"a\n\n")
        self.assertEqual(self.edited("a\nb", [{"after": 2, "lines": [""]}]), b"a\nb\n\n")
        self.assertEqual(self.edited("a\nb\r\n", [{"start": 2, "end": 2, "lines": []}]), b"a\n")

    def test_final_newline(self):
        self.assertEqual(self.edited("a\r\nb", [], final_newline=True), b"a\r\nb\r\n")
        self.assertEqual(self.edited("a\r\nb\nc\n", [], final_newline=True), b"a\r\nb\nc\n")
        self.assertEqual(self.edited("a\nb\r\n", [], final_newline=False), b"a\nb")
        self.assertEqual(self.edited("a\n\n", [], final_newline=False), b"a\n\n")
        self.assertEqual(self.edited("\n", [], final_newline=False), b"\n")
        self.assertEqual(self.edited("", [], final_newline=True), b"")
        self.assertEqual(self.edited("a\n", [{"start": 1, "end": 1, "lines": []}], final_newline=True), b"")
        self.assertEqual(self.edited("a\nb", [{"start": 2, "end": 2, "lines": ["x"]}], final_newline=True), b"a\nx\n")
        self.assertEqual(self.edited("a\r\nb\nc\nd", [{"start": 1, "end": 4, "lines": ["x", "y"]}], final_newline=True),
                         b"x\r\ny\n")
        self.assertEqual(self.edited("a\nb", [{"start": 2, "end": 2, "lines": []}], final_newline=False), b"a")

    def test_final_newline_and_the_window(self):
        self.assertEqual(self.pairs("a\nb\n", [], final_newline=True, expected_anchor=ra("a\nb\n", 1, 1)),
                         [("out_of_bounds", None)])
        self.assertEqual(self.edited("a\nb", [], final_newline=True, expected_anchor=ra("a\nb", 2, 2)), b"a\nb\n")
        hunk = {"start": 2, "end": 2, "lines": []}
        self.assertEqual(self.pairs("a\nb\n", [hunk], final_newline=True, expected_anchor=ra("a\nb\n", 2, 2)),
                         [("out_of_bounds", None)])

    def test_final_newline_by_hash(self):
        data = TEN[:-1]
        def hunk(n):
            return {"after": at(data, n), "lines": ["x"]}
        found = self.refused(data, [hunk(9)], final_newline=True)
        self.assertEqual([(r["code"], r.get("hunk"), r["lines"][0]["start"], r["lines"][0]["count"]) for r in found],
                         [("unread_lines", None, 7, 4)])
        before = {"before": at(data, 10), "lines": ["x"]}
        result = ask(doc(change(hunks=[before], final_newline=True)), {"a.txt": data})
        self.assertTrue(base64.b64decode(result["files"][0]["after_b64"]).endswith(b"x\nline 10\n"))
        result = ask(doc(change(hunks=[hunk(10)], final_newline=True)), {"a.txt": data})
        self.assertTrue(base64.b64decode(result["files"][0]["after_b64"]).endswith(b"line 10\nx\n"))

    def test_byte_order_mark(self):
        self.assertEqual(self.edited("\ufeffa\nb\n", [{"start": 1, "end": 1, "lines": ["x"]}]), raw("\ufeffx\nb\n"))
        self.assertEqual(self.edited("\ufeffa\nb\n", [{"start": 1, "end": 1, "lines": []}]), raw("\ufeffb\n"))
        self.assertEqual(self.edited("\ufeffa\n", [{"after": 0, "lines": ["x"]}]), raw("\ufeffx\na\n"))
        self.assertEqual(self.edited("\ufeffa\n", [{"start": 1, "end": 1, "lines": []}]), raw("\ufeff"))
        self.assertEqual(self.edited("\ufeff", [{"start": 1, "end": 1, "lines": ["x"]}]), raw("\ufeffx"))
        self.assertEqual(self.edited("\ufeff", [{"after": 1, "lines": ["x"]}]), raw("\ufeff\nx"))
        self.assertEqual(self.edited("\ufeff", [{"after": 0, "lines": ["x"]}]), raw("\ufeffx\n\n"))
        self.assertEqual(self.edited("\ufeff", [], final_newline=True), raw("\ufeff\n"))


class Targets(Case):
    FILES = {"d/f.txt": "a\n", "x.sh": entry("a\n", "100755"), "link": entry("d", "120000"),
             "sub": entry("", "160000"), "n.IPYNB": "{}", "bin": b"a\0\xff", "latin": b"\xe9\n", "cesu": b"\xed\xa0\x80",
             "long": b"\xc0\x80", "dir.ipynb/x": "a\n", "a\\b": "a\n", ".gitignore": "a\n", "...": "a\n"}

    def code(self, path):
        hunk = {"after": 99, "lines": ["x"]}
        result = ask(doc(change(path, [hunk], expected_anchor="bad")), self.FILES)
        self.assertEqual(len(result["refusals"]), 1, result)
        return result["refusals"][0]["code"]

    def test_targets(self):
        for path, code in (
                ("none", "missing_file"), ("d/none", "missing_file"), ("bin/x", "missing_file"),
                ("d", "directory_target"), ("dir.ipynb", "directory_target"), ("link", "symlink_target"),
                ("link/f.txt", "symlink_target"), ("sub", "submodule_target"), ("sub/x", "submodule_target"),
                ("n.IPYNB", "notebook_target"), ("x.sh", "executable_target"), ("bin", "binary_file"),
                ("latin", "not_utf8"), ("cesu", "not_utf8"), ("long", "not_utf8"), ("a\\b", "malformed_anchor"),
                (".gitignore", "malformed_anchor"), ("...", "malformed_anchor"), ("D/f.txt", "missing_file")):
            self.assertEqual(self.code(path), code, path)

    def test_escapes(self):
        for path in ("/etc/passwd", "../a", "a/../b", "./a", "a//b", "a/", ".", "..", ".git", ".git/config",
                     "a/.GIT/x", "git~1/x", "GIT~1", ".git ", ".git. . /x", ".git::$INDEX_ALLOCATION/x",
                     ".git:stream", ".g\u200cit/x", "\ufeff.git", "a\\.git\\x", ".git\\x", "a\0b", "..\\x",
                     "C:/x", "c:", "\\x", "git~2", "gi7eba~1"):
            self.assertEqual(self.code(path), "path_escape", path)
        self.assertEqual(self.code(""), "invalid_request")
        for path in (".gitx", "git", "git~", "c:x", " .git", "x.git", ".g\u0131t"):
            self.assertFalse(tree.escapes(path), path)


class Limits(Case):
    def many(self, files, hunks):
        data = TEN * 20
        one = [{"start": 2 * n + 1, "end": 2 * n + 1, "lines": ["x"]} for n in range(hunks)]
        names = [f"f{n}" for n in range(files)]
        return ask(doc(*[change(p, one, expected_anchor=fa(data)) for p in names]), {p: data for p in names})

    def test_counts(self):
        self.assertEqual(self.many(16, 8)["outcome"], "planned")
        self.assertEqual(self.many(4, 32)["outcome"], "planned")
        self.assertEqual(codes(self.many(17, 1)), [("too_many_files", None, None)])
        self.assertEqual(codes(self.many(2, 33)), [("too_many_hunks", "f0", None), ("too_many_hunks", "f1", None)])
        self.assertEqual(codes(self.many(16, 9)), [("too_many_hunks", None, None)])
        self.assertEqual(short(self.many(17, 8)), ["too_many_files", "too_many_hunks"])

    def test_they_stop_the_rest(self):
        changes = [change(f"none{n}", [{"start": 1}], expected_anchor="x") for n in range(17)]
        self.assertEqual(short(ask(doc(*changes), {})), ["too_many_files"])

    def test_staged(self):
        data = "a\n" + "b" * (4 * 1024 * 1024 - 2)
        def size(line):
            return ask(doc(change(hunks=[{"start": 1, "end": 1, "lines": [line]}], expected_anchor=fa(data))),
                       {"a.txt": data})
        self.assertEqual(size("z")["outcome"], "planned")
        self.assertEqual(codes(size("zz")), [("set_too_large", None, None)])


class Reads(Case):
    FILES = {"a.txt": entry(TEN), "e": entry(""), "b": entry("\ufeffx\r\ny"), "x.sh": entry("a\n", "100755"),
             "l": entry("a.txt", "120000"), "n": entry(b"\0")}

    def read(self, path, start=None, end=None, **more):
        return answer({"read": {"path": path, "start": start, "end": end}, "files": self.FILES, **more})

    def test_window(self):
        got = self.read("a.txt", 2, 3)
        self.assertEqual(got, {
            "outcome": "ok", "path": "a.txt", "file_anchor": fa(TEN), "range_anchor": ra(TEN, 2, 3), "start": 2,
            "count": 2, "total_lines": 10, "tokens": 18, "continues": None,
            "lines": [{"n": 2, "anchor": at(TEN, 2), "text": "line 2"}, {"n": 3, "anchor": at(TEN, 3), "text": "line 3"}]})
        self.assertEqual(self.read("a.txt", 9, 99)["count"], 2)
        self.assertNotIn("anchor", self.read("a.txt", 1, 1, line_anchors=False)["lines"][0])

    def test_cap(self):
        got = self.read("a.txt", 2, None, max_tokens=4)
        self.assertEqual((got["start"], got["count"], got["continues"]), (2, 2, "a.txt:4-10"))
        got = self.read("a.txt", 2, 4, max_tokens=1)
        self.assertEqual((got["count"], got["continues"]), (1, "a.txt:3-4"))

    def test_edges(self):
        got = self.read("e")
        self.assertEqual((got["start"], got["count"], got["range_anchor"], got["lines"]), (1, 0, None, []))
        self.assertEqual([line["text"] for line in self.read("b")["lines"]], ["x", "y"])
        self.assertEqual(self.read("x.sh")["outcome"], "ok")
        for path, start, end, code in (("a.txt", 11, None, "out_of_bounds"), ("a.txt", 5, 4, "out_of_bounds"),
                                       ("l", None, None, "symlink_target"), ("n", None, None, "binary_file"),
                                       ("../a", None, None, "path_escape"), ("none", 1, 1, "missing_file")):
            self.assertEqual(short(self.read(path, start, end)), [code])


class Door(Case):
    def test_one_answer_a_line_and_no_early_end(self):
        good = {"files": {}, "document": '{"version":2}', "target": "local", "line_anchors": True}
        lines = [json.dumps(good), "nonsense", json.dumps(good)]
        done = subprocess.run([sys.executable, os.path.join(HERE, "judge.py")], input="\n".join(lines) + "\n",
                              capture_output=True, text=True, check=True)
        answers = [json.loads(line)["outcome"] for line in done.stdout.splitlines()]
        self.assertEqual(answers, ["refused", "error", "refused"])


if __name__ == "__main__":
    unittest.main()
