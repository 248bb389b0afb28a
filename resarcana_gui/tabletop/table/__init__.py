"""What lies on the table: `table.Table` keeps items, layers and light, `card_table.CardTable` cards besides and moves
them to their places, `seats` has the seats' boards and marks whose turn it is, and `empty_slot` marks empty places."""
