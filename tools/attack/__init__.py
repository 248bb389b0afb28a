"""Attacks on the program as a whole: `make attack`, each in its own module (`part.py` says how they report)."""
