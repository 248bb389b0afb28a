"""Everything that one may want to look up while playing, each on a page over the table; and the end of the game.

`rulings`, `scores`, `income`, `holdings` and `flow` know what there is to say; `page` is the panel that the pages lie
on, `book` opens and closes them; `large` is the large view of one card, `podium` how a game ended.
"""
