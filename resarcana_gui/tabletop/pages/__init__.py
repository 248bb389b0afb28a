"""Reference pages, and the end of a game.

`table_page` is a page over the table; `book` opens and closes pages, and the `large_view` of an item; `card_groups`
and `columns` lay out content, `tips` explain what is pointed at, and `podium` shows how a game ended.
"""
