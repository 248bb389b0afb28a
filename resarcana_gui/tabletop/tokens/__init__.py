"""Tokens: what lies about in numbers, what counts them (`counter`), and a row of counters (`pool`)."""
