"""Animations of events: each class of event of the rules has an act, which applies the event to the scenery's view
and moves what it concerns."""
