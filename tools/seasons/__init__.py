"""Developers' tools for Seasons."""
