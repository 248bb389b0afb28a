"""The reference pages, and the end of the game.

`scores`, `next_collect`, `known_cards`, `about` and `standings` provide the content; `book` has the pages, and `podium`
shows how a game ended.
"""
