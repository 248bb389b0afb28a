"""Dice: `die_body` is their geometry, `die_drawing` draws them as a camera sees them, `die.Die` lies on the table,
and `throwing` lets several come to rest on the faces that an event names."""
