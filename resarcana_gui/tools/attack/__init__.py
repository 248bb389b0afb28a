"""Attacks on the program as a whole: `make attack`, each in a module of its own (`part.py` says how they report)."""
