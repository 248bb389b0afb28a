"""At a table of several rivals only the seat that acts is lit, in every phase and at every moment of a game."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.rules.codes import ACTING, COLLECTING, NOBODY
from resarcana_gui.games.resarcana.rules.commands import UsePower
from resarcana_gui.games.resarcana.rules.power_questions import AttackQuestion
from resarcana_gui.games.resarcana.view.acts.flow import give_room
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
        if scenery.state.phase == ACTING and scenery.turn != NOBODY and not ground.fading and not lit(scenery):
            assert under_lamp(ground, scenery) == scenery.turn, "nobody else is lit once a seat has passed"
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


def turns(viewer_item: str = "alchemy") -> Theatre:
    """A table of four at which the first rival acts."""
    seats = [
        {"mage": "healer", "item": viewer_item, "pool": "5L"},
        {
            "mage": "duelist",
            "item": "research",
            "pool": "4L 4E",
            "play": ["prism", "hawk"],
        },
        {"mage": "seer", "item": "divination", "play": ["vault", "mermaid"]},
        {"mage": "witch", "item": "protection", "play": ["windup_man"]},
    ]
    theatre = Theatre("first", 4, scenario={"seats": seats, "active": 1})
    theatre.show()
    return theatre


def area_of(theatre: Theatre, seat: int) -> float:
    """How much of the canvas the components of a seat cover."""
    scenery = theatre.table.scenery
    placements = scenery.placements()
    return sum(placements[card].box().w * placements[card].box().h for card in scenery.state.play[seat])


def test_the_acting_rival_has_more_room_than_while_it_waits_and_never_any_of_the_slate() -> None:
    theatre = turns()
    scenery = theatre.table.scenery
    acting, waiting = area_of(theatre, 1), area_of(theatre, 2)
    low = max(scenery.placements()[card].box().bottom for card in scenery.state.play[1])
    assert low < scenery.areas.slate.whole.y
    give_room(scenery, 2)
    theatre.queue.settle()
    assert area_of(theatre, 1) < 0.87 * acting and area_of(theatre, 2) > 1.1 * waiting
    assert all(scenery.cards[card].at == spot.at for card, spot in scenery.placements().items())


def test_nothing_moves_under_the_pointer() -> None:
    theatre = turns()
    scenery = theatre.table.scenery
    pointed = scenery.cards[scenery.state.play[1][0]]
    pointed.hovered = True
    give_room(scenery, 2)
    assert scenery.roomy == 1
    pointed.hovered = False
    give_room(scenery, 2)
    assert scenery.roomy == 2


def test_an_only_rival_always_has_all_the_room() -> None:
    theatre = Theatre("first", 2, seed=3)
    theatre.show()
    scenery = theatre.table.scenery
    assert scenery.areas.giving_room(1) is scenery.areas
