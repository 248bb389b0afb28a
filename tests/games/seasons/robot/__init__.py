"""Robots that play Seasons in the window."""
