"""How a player uses the table: what is pointed at, chosen, dragged, asked and answered."""
