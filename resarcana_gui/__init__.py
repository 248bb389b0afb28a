"""Res Arcana on a laptop: an event-sourced engine, machine opponents and a table to play at."""

__version__ = "0.1.0"
