"""Developers' tools for Terra Mystica."""
