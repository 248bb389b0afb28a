"""How Terra Mystica is told."""
