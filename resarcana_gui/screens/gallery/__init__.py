"""The gallery: every card of a game on shelves, and one of them large."""
