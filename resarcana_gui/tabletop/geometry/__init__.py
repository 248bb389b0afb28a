"""Geometry: the places of cards in rows, hands and piles, and hexagonal grids. Plain functions that know no nodes."""
