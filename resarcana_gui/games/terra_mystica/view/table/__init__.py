"""What lies on the table: the map, cults, rounds, tiles, and what belongs to each seat."""
