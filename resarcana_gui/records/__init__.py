"""Finished games: what is remembered of each, and what many of them tell. Knows no particular game.

Everything here is made from the saves, and can be made again from them."""
