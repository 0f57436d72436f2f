#!/usr/bin/env python3
"""A bot of one's own for the arena: it prefers what scores, builds or fights, and else takes what comes.

    thicket arena root --bots 'cmd:python3 examples/arena_bot.py' --field easy --seats random4

Each line on standard input is one decision: {"game", "plays", "legal", "seen"}. The answer is a line with one of the
legal actions. What a seat may know is in "seen", as docs/position.md says.
"""

import json
import sys

LIKED = ["score", "build", "craft", "spread", "revolt", "battle", "recruit", "move", "march"]


def wish(action):
    verb = action.split()[0]
    return LIKED.index(verb) if verb in LIKED else len(LIKED) + (verb == "pass")


for line in sys.stdin:
    decision = json.loads(line)
    print(min(decision["legal"], key=wish), flush=True)
