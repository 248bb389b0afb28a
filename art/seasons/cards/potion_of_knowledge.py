"""A blue potion out of which an open eye looks: knowledge."""

from art.kit import materials as m
from art.kit import things
from art.seasons import ground, potions


def scene() -> None:
    """Sets the picture up."""
    potions.flask(potions.TALL, (0.02, 0.2, 0.85), fill=1.5)
    things.eye((0, -0.92, 0.82), 0.62, m.glow((0.3, 0.85, 1), 1.8))
    potions.bubbles((0.4, 0.8, 1), 1.2)
    ground.item("blue")
