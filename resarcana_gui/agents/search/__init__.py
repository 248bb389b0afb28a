"""Opponents that search a tree of information sets. Knows no game: a game brings a guide along."""
