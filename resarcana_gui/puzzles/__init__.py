"""Puzzles: positions in which one seat can reach something in this round, for certain. Knows no particular game.

In a puzzle every rival has passed and nothing is hidden or left to chance, so that every line of play can be
followed to its end (`lines.py`): whether there is a solution, how short, and how many, is proved (`proof.py`) and
not guessed. If rivals are still asked something, such as how they defend, they may give any answer.
"""
