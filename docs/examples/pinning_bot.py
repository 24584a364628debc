#!/usr/bin/env python3
"""A bot for Nurt in thirty lines: in Crab Stack it pins rivals and frees its own, elsewhere it plays at random.

    nurt arena crabs --bots exec:docs/examples/pinning_bot.py,random --games 100
"""
import json
import random
import sys


def worth(board, me, action):
    """Good: climb onto a rival, uncover an own crab. Bad: the other way round."""
    start, end = action.split("-")
    pins = 3 if board[end][0][0] != me else -3
    under = board[start][1:2]
    frees = 0 if not under else 2 if under[0][0] == me else -2
    return pins + frees


def choose(question):
    """Pick one of question["legal"], looking only at question["view"]."""
    view, legal, me = question["view"], question["legal"], str(question["seat"])
    rng = random.Random(f"{me} {question['step']} {legal}")
    if question["game"] == "crabs" and view["phase"] == "move":
        return max(legal, key=lambda action: (worth(view["board"], me, action), rng.random()))
    return rng.choice(legal)


for line in sys.stdin:
    print(json.dumps({"action": choose(json.loads(line))}), flush=True)
