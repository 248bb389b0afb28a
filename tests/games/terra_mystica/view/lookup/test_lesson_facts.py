"""The figures of lessons are those by which the rules go on."""

from __future__ import annotations

from random import Random
from typing import Any

from resarcana_gui.games.plugin import discover
from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.rules.basics import faction_of, number_built, spade_price
from resarcana_gui.games.terra_mystica.rules.codes import NONE
from resarcana_gui.games.terra_mystica.rules.income import income_of
from resarcana_gui.games.terra_mystica.rules.questions import AskOffer
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.lookup.lesson_facts import UNITS, lesson_table
from resarcana_gui.kernel.session import Session


def counts(amount: Any) -> dict[str, int]:
    return dict(zip(UNITS, amount.each(), strict=True))


def compare(state: State, facts: Any) -> None:
    """Compare what a table's facts say of every seat with the rules."""
    for seat in range(state.seats):
        told = facts["seats"][seat]
        if state.faction[seat] == NONE:
            continue
        faction = faction_of(state, seat)
        assert told["next"] == counts(income_of(state, seat))
        assert told["built"]["dwelling"] == number_built(state, seat, 1)
        assert told["costs"]["temple"] == counts(faction.costs[3])
        assert told["costs"]["spade"] == spade_price(state, seat).workers
        assert told["bowls"]["all"] == state.bowl1[seat] + state.bowl2[seat] + state.bowl3[seat]


def test_incomes_prices_and_offers_are_those_of_the_rules_throughout_a_game() -> None:
    game = discover()["terra_mystica"].game()
    session, dice, offers = Session.start(game, {"setup": "standard", "seats": 4}, 3), Random(3), 0
    while session.pending is not None:
        facts: Any = lesson_table(game.table(session.state))
        assert isinstance(session.state, State)
        compare(session.state, facts)
        pending = session.pending
        if isinstance(pending, AskOffer):
            offers += 1
            asked = {"seat": pending.seat, "power": pending.amount, "cost": pending.amount - 1}
            assert facts["offer"] == asked
        session.submit(dice.choice(session.legal()))
    assert offers > 1


def test_what_is_printed_is_found_by_the_ids_of_tiles() -> None:
    game = discover()["terra_mystica"].game()
    facts: Any = lesson_table(game.table(Session.start(game, {"setup": "first", "seats": 2}, 1).state))
    printed = facts["printed"]
    assert printed["ACT4"]["cost"] == 4 and printed["ACT4"]["coins"] == 7
    assert printed["BON9"]["each"] == 1 and printed["FAV5"]["value"] == 6 and printed["TW2"]["workers"] == 2
    assert printed["SCORE7"] | {"every": 2, "workers": 1, "points": 5} == printed["SCORE7"]
    assert facts["rules"]["cult_power"][10] == 3 and facts["rules"]["town_gain"]["witches"] == 5


def test_the_sites_that_the_lesson_calls_across_the_river_are_there_and_not_beside_anything() -> None:
    plugin = discover()["terra_mystica"]
    lesson = next(each for each in plugin.lessons() if each.name == "towns")
    state = Session.start(plugin.game(), lesson.options, 1).state
    assert isinstance(state, State)
    board, own = state.parts.board, bits(state.own[0])
    for name in next(step.light for step in lesson.steps if step.name == "river"):
        site = board.numbers[name]
        assert any(board.by_ship[1][at] >> site & 1 for at in own), name
        assert not any(state.near[at] >> site & 1 for at in own), name
