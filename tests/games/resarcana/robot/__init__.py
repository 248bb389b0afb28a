"""Robots that play whole games in the window, by input events alone."""
