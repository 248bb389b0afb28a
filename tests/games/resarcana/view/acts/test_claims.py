"""A claim is lifted out of its place, lands with weight, and the table answers."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.rules.commands import Claim
from resarcana_gui.scene.timing import milliseconds
from tests.games.resarcana.view.acts.test_assaults import BARE, STEP, battle, happen
from tests.games.resarcana.view.acts.theatre import Theatre


def claim(slug: str, *, viewer: int, reduced: bool = False) -> tuple[Theatre, list[tuple[int, set[str]]]]:
    """A claim of the first seat, and what is seen at each moment from its beginning to its end."""
    theatre = battle(BARE, viewer=viewer, reduced=reduced)
    happen(theatre, Claim, slug)
    scenery, seen = theatre.table.scenery, []
    for ms in range(0, 5000, STEP):
        if not theatre.queue.waiting():
            break
        theatre.queue.update(STEP)
        theatre.table.resources.sounds.next_frame()
        seen.append((ms, {node.name for node in scenery.effect_layer.children if node.alpha > 0}))
    return theatre, seen


@pytest.mark.parametrize("reduced", [False, True])
def test_a_claim_of_ones_own_takes_less_than_a_second_and_a_half_and_the_table_answers(*, reduced: bool) -> None:
    theatre, seen = claim("great_pyramid", viewer=0, reduced=reduced)
    rings = [ms for ms, names in seen if "ring" in names]
    assert seen[-1][0] < 1500 and milliseconds("heave") + milliseconds("claim") <= rings[0] + 2 * STEP
    assert theatre.table.scenery.heads[0].medallion.points > 0
    theatre.run_out()
    theatre.check()


def test_what_is_claimed_is_lifted_large_over_the_others_and_falls_on_its_place() -> None:
    theatre = battle(BARE)
    number = theatre.stage.plugin.game().cards.numbers["great_pyramid"]  # type: ignore[attr-defined]
    node = theatre.table.scenery.cards[number]
    high, wide = node.bounds().centery, node.bounds().w
    happen(theatre, Claim, "great_pyramid")
    theatre.run(milliseconds("heave"))
    lifted = node.bounds()
    assert lifted.centery < high - 20 and lifted.w > 1.2 * wide
    assert node.z > max(other.z for other in theatre.table.scenery.cards.values() if other is not node)
    theatre.run_out()
    assert node.bounds().w < lifted.w and node.z == theatre.table.scenery.placements()[number].z
    theatre.check()
