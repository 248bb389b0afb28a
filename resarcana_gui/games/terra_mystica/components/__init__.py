"""What Terra Mystica is played with: the map, the factions and the tiles, read from files."""
