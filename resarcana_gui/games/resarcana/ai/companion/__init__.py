"""What lets the companion advise in Res Arcana."""
