"""Parts of boards: `hex_field` has fields and edges of a hexagonal grid, and `track` points along a way with markers
that walk them. The coordinates of the grid are in the package of geometry."""
