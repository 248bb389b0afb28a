"""Parts of boards: `hex_field` has fields and edges of a hexagonal grid, `track` points along a way with markers that
walk them, and `bowls` has tokens that move between places of one owner. The grid's coordinates belong to the geometry.
"""
