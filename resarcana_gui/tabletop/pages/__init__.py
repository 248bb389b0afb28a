"""What one may look up while playing, and the end of a game.

`page` is one page over the table, `book` opens and closes them and shows single cards `large`; `shelf` and `columns`
lay content out, `tips` explain what is pointed at, `specimen` explains a card, and `podium` shows how a game ended.
"""
