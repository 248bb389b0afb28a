"""Finished games: their list, each of them, what they tell together, and what was achieved."""
