#!/usr/bin/env python3
"""A bot for Nurt in thirty lines: in Crab Stack it climbs onto rivals, elsewhere it plays at random.

    nurt arena crabs --bots exec:docs/examples/pinning_bot.py,random --games 100
"""
import json
import random
import sys

rng = random.Random(1)


def choose(question):
    """Pick one of question["legal"], looking only at question["view"]."""
    view, legal = question["view"], question["legal"]
    if question["game"] == "crabs" and view["phase"] == "move":
        mine = str(question["seat"])

        def pins_a_rival(action):
            _, to = action.split("-")
            return not view["board"][to][0].startswith(mine)

        return rng.choice([action for action in legal if pins_a_rival(action)] or legal)
    return rng.choice(legal)


for line in sys.stdin:
    print(json.dumps({"action": choose(json.loads(line))}), flush=True)
