"""Tokens: a single `token`, one with its number or a row of them (`counter`), and tokens that fly (`flights`)."""
