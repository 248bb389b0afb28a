"""Animations of events: `acts.Acts` animates a beat (see `beats`), the other modules are what acts are made of. All of
it plays on a CardTable."""
