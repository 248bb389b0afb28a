"""Trains the opponents of a game from nothing: `make train`. What there is to train is in the game's `tools/train`.

Step by step, each a file: a step whose file is there is passed over, so that a training that was interrupted goes on.
Every step begins with what the one before has written and with a seed of its own, so the same seed gives the same
weights, interrupted or not.
"""
