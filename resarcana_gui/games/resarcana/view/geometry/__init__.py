"""Geometry: which parts the table has, and where every card lies. Plain functions that know no nodes."""
