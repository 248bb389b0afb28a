"""What is heard of essences that move."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.cards.essences import packed
from tests.games.resarcana.view.acts.theatre import Theatre


def heard(*numbers: int) -> list[str]:
    """The sounds of essences of each type, flying in one group."""
    theatre = Theatre()
    theatre.show()
    theatre.sounds.played.clear()
    scenery = theatre.table.scenery
    theatre.queue.add(scenery.tokens(packed(numbers), scenery.supply_point, lambda _: (100.0, 100.0)))
    theatre.run_out()
    return theatre.sounds.names


def test_each_of_a_few_essences_is_heard_as_what_it_is() -> None:
    assert heard(1, 0, 1, 0, 1) == ["token_elan", "token_calm", "token_gold"]


@pytest.mark.parametrize("numbers", [(3, 2, 2, 0, 0), (7, 0, 0, 0, 0), (20, 20, 20, 20, 20)])
def test_many_essences_together_make_one_sound(numbers: tuple[int, ...]) -> None:
    assert heard(*numbers) == ["token_pool"]
