"""Parts of boards: `hex_field` has fields and edges of a hexagonal grid, `track` points along a path with markers
that move along them, and `bowls` tokens that move between places of one owner. The coordinates of grids belong to
the geometry."""
