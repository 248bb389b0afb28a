"""Tokens: a token by itself, a token with its number (`counter`), and a row of counters (`pool`)."""
