"""The reference pages, and the end of the game.

`scores`, `next_collect` and `card_pages` provide the content; `book` has the pages and what the large view says
about a component, and `podium` shows how a game ended.
"""
