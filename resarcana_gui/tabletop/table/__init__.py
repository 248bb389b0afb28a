"""What lies on the table: `card_table.CardTable` keeps its cards and moves them to where they belong; the rest stands
still."""
