"""Puzzles on the real table: their list, the table at which one is solved, and how its solution is shown."""
