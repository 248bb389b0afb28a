"""Res Arcana's sounds and music: their names and their recipes."""
