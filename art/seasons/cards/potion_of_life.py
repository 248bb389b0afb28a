"""A green potion with a leaf growing in it like a heart: life."""

from mathutils import Vector

from art.kit import materials as m
from art.kit.clay import Clay
from art.seasons import ground, potions


def scene() -> None:
    """Sets the picture up."""
    potions.flask(potions.BROAD, (0.04, 0.42, 0.06), fill=1.5)
    sprout, stem, c = Clay(), Clay(), Vector((0, -1.05, 0.4))
    stem.tube(
        [c + Vector((0, 0, -0.15)), c + Vector((0.03, 0, 0.2)), c + Vector((0, 0, 0.45))], [0.05, 0.04, 0.03], n=9
    )
    for tip, wide in (((-0.55, -0.1, 0.85), 0.45), ((0.55, -0.1, 0.85), 0.45), ((0.0, -0.12, 1.15), 0.4)):
        sprout.leaf(c + Vector((0, 0, 0.35)), c + Vector(tip), wide, normal=(0, -1, 0.2), blunt=0.5)
    stem.mesh(m.glow((0.6, 0.9, 0.2), 0.8))
    sprout.mesh(m.glow((0.2, 0.85, 0.03), 0.75), thick=0.03)
    potions.bubbles((0.6, 1, 0.3), 1.0)
    ground.item("green")
