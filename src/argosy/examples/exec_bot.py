#!/usr/bin/env python3
"""A bot as a program of its own: `argosy tournament endeavor --bots exec:./exec_bot.py,random`."""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    others = [name for name in question["legal"] if name != "pass"]
    print(json.dumps({"action": others[0] if others else "pass"}), flush=True)
