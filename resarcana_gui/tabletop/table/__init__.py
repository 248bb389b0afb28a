"""What lies on the table: `card_table.CardTable` keeps its cards and moves them to where they belong, `seats` has the
boards of seats and marks whose turn it is, and `vacancy` stands where a card could lie.
"""
