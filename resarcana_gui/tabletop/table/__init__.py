"""The table itself: `table.Table` keeps items, layers and light, `card_table.CardTable` adds cards and moves them to
their places, `seats` has the seats' boards and marks whose turn it is, and `empty_slot` shows empty places."""
