"""A lozenge of gold that holds a living flame: fire, and a choice of four cards."""

from mathutils import Vector

from art.kit import backdrops, fires, stage
from art.kit import materials as m
from art.seasons import amulets, ground


def scene() -> None:
    """Sets the picture up."""
    lozenge = [(0.0, 1.15), (0.92, 0.0), (0.0, -1.15), (-0.92, 0.0)]
    amulets.amulet(lozenge, m.gold(), sharp=True)
    amulets.pane(lozenge, m.glow((0.3, 0.02, 0.004), 0.6))
    foot = amulets.MIDDLE + Vector((0, -0.12, -0.62))
    fires.blaze(foot, 0.36, 1.25, fires.burning(foot.z - 0.1, foot.z + 1.1, strength=1.0), count=30, licks=5)
    backdrops.sparks((1, 0.4, 0.06), (0, -0.5, 1.6), (2.2, 0.6, 2.2), count=50, strength=1.2)
    stage.lamp(amulets.MIDDLE + Vector((0, -0.9, 0)), 30, (1, 0.45, 0.12))
    ground.item("red", rim=(1, 0.3, 0.1))
