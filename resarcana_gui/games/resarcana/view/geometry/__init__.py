"""Geometry: the areas of the table, and where every card lies. Plain functions without nodes."""
