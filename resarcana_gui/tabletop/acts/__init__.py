"""Animations of events on a table: `acts.Acts` animates a beat, a group of events that are seen together; the other
modules are what acts are made of."""
