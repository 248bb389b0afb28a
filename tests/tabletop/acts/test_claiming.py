"""A claim has weight: what is claimed is lifted, flies on high, falls on its place, and the table answers."""

from __future__ import annotations

import pytest

from resarcana_gui.scene.action import Call
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.tabletop.acts.claiming import ABOVE, HEAVED, JOLT, SMALL, heave, lands, slam
from tests.scene.acting import Actor
from tests.tabletop.acts.happening import Row

STEP = 10


def landing(actor: Actor, table: Row, weight: float) -> tuple[float, int, float]:
    """How far the neighbours jolt at most, how much dust there is, and how wide the ring of light becomes."""
    node, beside = table.cards[2], [table.cards[1], table.cards[3]]
    home = [each.at for each in beside]
    table.look.queue.add(lands(table, node.bounds(), beside, weight))
    dust, far, ring = len(table.particles.alive), 0.0, 0.0
    for _ in range(0, milliseconds("jolt") + 2 * STEP, STEP):
        actor.pass_time(STEP, STEP)
        dust = max(dust, len(table.particles.alive))
        far = max(far, *(abs(each.x - x) for each, (x, _) in zip(beside, home, strict=True)))
        ring = max(ring, *(each.width for each in table.effect_layer.children if each.name == "ring"), 0.0)
    assert [each.at for each in beside] == home, "they come to rest where they were"
    table.particles.stop()
    assert table.effect_layer.children == [table.particles]
    return far, dust, ring


def test_it_is_lifted_out_of_its_place_above_everything_and_grows(actor: Actor, table: Row) -> None:
    node, (x, y) = table.cards[2], table.cards[2].at
    actor.look.queue.add(heave(table, node))
    actor.pass_time(milliseconds("heave") + STEP)
    assert node.x == x and node.y < y - 20 and node.scale_x == node.scale_y == HEAVED and node.z == ABOVE


def test_it_stays_large_for_most_of_its_flight_and_then_falls(actor: Actor, table: Row) -> None:
    node = table.cards[2]
    landed: list[float] = []
    actor.look.queue.add(slam(table, node, "claim", 1.4 * node.width) + Call(lambda: landed.append(node.scale_x)))
    sizes = []
    for _ in range(0, milliseconds("claim") + STEP, STEP):
        actor.pass_time(STEP, STEP)
        sizes.append(node.scale_x)
    early, late = sizes[1 : int(0.7 * len(sizes))], sizes[int(0.75 * len(sizes)) :]
    assert min(early) == max(early) == 1.4 and late == sorted(late, reverse=True) and landed == [1.0]


def test_a_great_claim_is_answered_by_more_than_a_small_one(actor: Actor, table: Row) -> None:
    far, dust, ring = landing(actor, table, 1.0)
    less_far, less_dust, less_ring = landing(actor, table, SMALL)
    assert 2.0 < far <= JOLT and less_far == 0.0
    assert dust > less_dust > 0 and ring > less_ring > 0


def test_in_reduced_motion_nothing_jolts_or_falls_and_the_light_is_seen_all_the_same(actor: Actor, table: Row) -> None:
    table.look.pace.reduced = True
    far, dust, ring = landing(actor, table, 1.0)
    assert far == 0.0 and dust == 0 and ring > 0
    actor.look.queue.add(slam(table, table.cards[2], "claim", 400.0))
    actor.pass_time(STEP)
    assert table.cards[2].scale_x == 1.0


@pytest.mark.parametrize("after", [0, 60, 300])
def test_skipped_at_any_moment_it_lies_where_it_belongs(actor: Actor, table: Row, after: int) -> None:
    node, queue = table.cards[2], actor.look.queue
    home = node.at
    queue.add(heave(table, node))
    queue.add(table.rearrange("claim") | slam(table, node, "claim", node.width))
    actor.pass_time(after)
    queue.finish()
    queue.add(table.rearrange())
    queue.finish()
    assert (node.at, node.scale_x, node.scale_y, node.z) == (home, 1.0, 1.0, table.placements()[2].z)
