"""The second implementation's door: one JSON request a line in, one JSON answer a line out.

A request holds `files` and either a ChangeSet `document` or a `read`. A fault
in here is answered as `outcome: "error"`, so that a run never ends early.
"""

import json
import sys

sys.dont_write_bytecode = True

import plan
import reading
import strictjson
import tree
from document import Refused


def answer(request):
    entries = tree.load(request.get("files") or {})
    line_anchors = request.get("line_anchors", True)
    try:
        if "read" in request:
            wanted = request["read"]
            return reading.read(entries, wanted["path"], wanted.get("start"), wanted.get("end"),
                                request.get("max_tokens", 10000), line_anchors)
        return plan.make_plan(entries, strictjson.join_surrogates(request["document"]),
                              request.get("target", "local"), line_anchors)
    except Refused as refused:
        return {"outcome": "refused", "refusals": refused.refusals}


def main():
    for line in sys.stdin.buffer:
        if not line.strip():
            continue
        try:
            result = answer(json.loads(line))
        except Exception as error:      # the judge must survive its own mistakes
            result = {"outcome": "error", "error": f"{type(error).__name__}: {error}"}
        sys.stdout.write(json.dumps(result) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
