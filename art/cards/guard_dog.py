"""A mastiff with an ember collar stands before a green flame: it guards Life, and a spark of Elan wakes it again."""

from art.kit import architecture, backdrops, props, stage
from art.kit import materials as m
from art.kit.beasts import hound
from art.kit.clay import Clay


def scene() -> None:
    """Sets the picture up."""
    turn, where = (0, 0, 38), (0.35, 0, 0)
    place = hound(m.fur((0.07, 0.042, 0.028)), turn=turn, where=where)
    place.turn = place.turn @ Clay().place((-0.9, 0, 1.46), (0, -52, 0)).turn
    ring = Clay()
    ring.turn = place.turn
    ring.lathe([(0.3, -0.08), (0.33, -0.07), (0.33, 0.07), (0.3, 0.08)]).mesh(m.iron())
    embers = Clay()
    embers.turn = place.turn
    for k in range(12):
        embers.spike(props.ring(k, 12, 0.31), props.ring(k, 12, 0.5), 0.055)
    embers.mesh(m.glow((1, 0.13, 0.01), 1.4))
    props.chain((0.1, -0.2, 1.2), (2.6, 1.2, 0.1), sag=0.5)
    architecture.arch((0.4, 2.2, 0), 1.7, 1.6, m.stone((0.16, 0.13, 0.11)))
    props.flame((0.95, 1.7, 0.95), 0.95, m.soft((0.1, 0.9, 0.08), (0.01, 0.3, 0.02), 1.2, thick=0.7))
    props.plinth((0.95, 1.7, 0), 0.42, 0.95)
    stage.lamp((0.95, 1.4, 1.6), 120, stage.LIFE)
    stage.lamp((-0.6, -0.9, 1.3), 14, stage.ELAN)
    backdrops.floor()
    backdrops.backdrop((0.03, 0.1, 0.04), (0.006, 0.005, 0.005), (0.3, 5, 1.6), 3.5, 0.8)
    stage.rig((1, 0.62, 0.35), (0.4, 1, 0.45), at=(0, 0, 1.2), power=1.15)
    stage.panel((-2.6, -3.0, 1.2), (-0.7, -0.8, 1.4), 90, (1, 0.7, 0.45), size=1)
    stage.camera((-1.2, -5.2, 1.05), (0.0, 0, 1.2), lens=52, f=4, focus=(-0.8, -0.9, 1.5))
