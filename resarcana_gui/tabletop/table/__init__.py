"""What lies on the table: `card_table.CardTable` keeps its cards and moves them to their places, `seats` has the seats'
boards and marks whose turn it is, and `vacancy` marks empty places."""
