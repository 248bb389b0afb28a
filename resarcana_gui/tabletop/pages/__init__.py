"""Reference pages, and the end of a game.

`table_page` is one page over the table, `book` opens and closes them and shows single cards (`large_view`);
`card_groups` and `columns` lay out content, `tips` explain what is pointed at, `specimen` explains a card, and `podium`
shows how a game ended.
"""
