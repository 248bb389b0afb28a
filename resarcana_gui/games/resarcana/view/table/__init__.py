"""The table: its cards, boards and piles."""
