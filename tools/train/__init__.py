"""Trains the opponents of a game from nothing: `make train`. What is trained is defined by the game's `tools/train`.

Training goes step by step, and each step writes a file. A step whose file exists is skipped, so that an interrupted
training goes on. Every step begins with what the one before has written and with a seed of its own, so the same seed
gives the same weights, interrupted or not.
"""
