"""Robots that play whole games of Terra Mystica in the window."""
