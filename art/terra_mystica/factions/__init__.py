"""The portraits of the factions: one script each."""
