#!/usr/bin/env python3
"""Plays a whole game of Root through `thicket engine`, every seat by random choice.

    python3 examples/engine_client.py [PROGRAM [SEED]]

PROGRAM is the path of thicket, `thicket` if not given. Needs nothing but Python's standard library.
"""

import json
import random
import subprocess
import sys


class Engine:
    """One conversation: a request out, its answer back."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise RuntimeError(f"{request}: {answer['error']}")
        return answer

    def quit(self):
        self.ask(op="quit")
        return self.process.wait()


def play(program, seed):
    engine = Engine(program)
    choice = random.Random(seed)
    root = next(game for game in engine.ask(op="games")["games"] if game["game"] == "root")
    seats = ["marquise", "eyrie", "alliance", "vagabond"]
    assert all(seat in root["factions"] for seat in seats)

    decision = engine.ask(op="new", game="root", seats=seats, board=root["boards"][0], seed=seed)
    actions = 0
    while not decision["over"]:
        legal = engine.ask(op="legal")["actions"]
        decision = engine.ask(op="do", action=choice.choice(legal), **{"as": "spectator"})
        for event in decision["events"]:
            print(event["text"])
        actions += 1

    winners = " and ".join(seats[seat] for seat in decision["winners"]) or "nobody"
    print(f"{actions} actions; scores {decision['scores']}; {winners} won")
    return engine.quit()


if __name__ == "__main__":
    program = sys.argv[1] if len(sys.argv) > 1 else "thicket"
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 7
    sys.exit(play(program, seed))
