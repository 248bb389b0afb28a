"""At a table of several rivals only the seat that acts is lit, in every phase and at every moment of a game."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.rules.codes import ACTING, COLLECTING, NOBODY
from resarcana_gui.games.resarcana.rules.commands import UsePower
from resarcana_gui.games.resarcana.rules.power_questions import AttackQuestion
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.scene.ground.lit_ground import LitGround
from tests.games.resarcana.view.acts.theatre import Theatre

STEPS = 90


def lit(scenery: Scenery) -> list[int]:
    """The seats whose medallions are lit."""
    return [seat for seat, head in scenery.heads.items() if head.medallion.acting]


def under_lamp(ground: LitGround, scenery: Scenery) -> int:
    """The seat whose part of the table is lit."""
    boards = scenery.areas.boards
    return boards[ground.light - 1].seat if ground.light else scenery.areas.home


def check_moment(theatre: Theatre) -> None:
    """Whoever holds a card up is lit, and nobody else."""
    scenery, ground = theatre.table.scenery, theatre.table.ground
    holder = scenery.holder()
    assert len(lit(scenery)) <= 1
    if holder == NOBODY:
        return
    assert lit(scenery) == [holder] == [theatre.table.acting()]
    calm = scenery.state.phase != COLLECTING and not theatre.queue.waiting("light") and not scenery.under_attack
    assert not calm or ground.fading or under_lamp(ground, scenery) == holder


def check_rest(theatre: Theatre) -> None:
    """When nothing moves, the light is where the table says that the turn is."""
    state, scenery = theatre.table.scenery.state, theatre.table.scenery
    if state.phase != ACTING or not state.stack or isinstance(state.stack[-1], AttackQuestion):
        return
    theatre.run(600)
    assert lit(scenery) == [state.stack[-1].seat]
    assert under_lamp(theatre.table.ground, scenery) == state.stack[-1].seat


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "viewer"), [(4, 0), (3, 1), (2, 0)])
def test_in_whole_games_the_acting_seat_and_no_other_is_lit(seats: int, viewer: int) -> None:
    theatre = Theatre("standard", seats, seed=seats, viewer=viewer)
    theatre.show()
    for _ in theatre.play(STEPS):
        for _ in range(400):
            if not theatre.queue.busy:
                break
            theatre.run(40)
            check_moment(theatre)
        check_rest(theatre)


def test_after_an_answer_to_an_attack_the_light_is_the_attackers_again() -> None:
    rival = {"mage": "duelist", "item": "research", "pool": "4L", "play": ["fire_dragon"]}
    guard = {"mage": "healer", "item": "protection", "pool": "5L"}
    theatre = Theatre("first", 3, scenario={"seats": [guard, rival, {"mage": "seer", "item": "alchemy"}], "active": 1})
    theatre.show()
    number = theatre.stage.plugin.game().cards.numbers["fire_dragon"]  # type: ignore[attr-defined]
    attack = next(each for each in theatre.match.legal() if isinstance(each, UsePower) and each.component == number)
    ground, scenery = theatre.table.ground, theatre.table.scenery
    for choice in (attack, None):
        for _ in theatre.play(1, lambda: choice or next(iter(theatre.match.legal()))):  # noqa: B023 - called at once
            while theatre.queue.busy and scenery.state.active == 1:
                theatre.run(40)
                assert lit(scenery) == [1] and under_lamp(ground, scenery) == 1
