"""How a player uses the table: pointing, choosing, dragging, answering."""
