"""Everything that one may want to look up while playing; and the end of the game.

`scores`, `income`, `holdings`, `about` and `standings` know what there is to say; `book` has the pages, and
`podium` shows how a game ended.
"""
