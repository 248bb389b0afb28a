"""Animations of events: each kind of event of the rules has an act, which applies it to the scenery's view and moves
what it concerns."""
