"""Which answers exist as objects tells nobody anything: what a seat can reach from its view is the same whatever is in
its rivals' hands."""

from __future__ import annotations

import gc
import types

import pytest

from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.session import Session
from tests.games.resarcana.described_table import Table, seat
from tests.games.resarcana.rules.random_play import random_game


def answers_in(view: State) -> set[Answer]:
    """Every answer that can be reached from a view, whoever's it is."""
    found: dict[int, object] = {}
    waiting: list[object] = [view]
    while waiting:
        thing = waiting.pop()
        if id(thing) not in found and not isinstance(thing, type | types.ModuleType | types.FunctionType):
            found[id(thing)] = thing
            waiting.extend(gc.get_referents(thing))
    return {thing for thing in found.values() if isinstance(thing, Answer)}


def looked_up(session: Session, dice: Dice) -> None:
    """Everything the truth is asked while an agent thinks: every answer, and whether others were possible."""
    for answer in session.legal():
        session.refusal(answer)
    session.refusal(session.legal()[dice.below(len(session.legal()))])


@pytest.mark.uncounted
@pytest.mark.parametrize("seats", [2, 3])
def test_a_view_reaches_the_same_answers_whatever_has_been_asked_of_the_truth(seats: int) -> None:
    dice, always = Dice(seats), None
    for at, (session, state) in enumerate(random_game(11, seats=seats)):
        if session.pending is None or at % 40:
            continue
        looked_up(session, dice)
        for viewer in range(state.seats):
            view = session.observe(viewer)
            assert isinstance(view, State)
            found = answers_in(view)
            always = always or found
            assert found == always


def test_the_cards_that_a_rival_may_discard_cannot_be_read_off_a_view() -> None:
    tables = []
    for hand in (["vault", "hawk"], ["treant", "crypt"]):
        table = Table(seat(item="divination", hand=hand, deck=["prism", "athanor", "mermaid", "nightingale"]), seat())
        table.do("use", "divination", 0)
        assert table.asked == "discard_cards" and table.session.legal()
        tables.append(answers_in(table.view(1)))
    assert tables[0] == tables[1]


def test_what_one_seat_works_out_from_its_view_can_be_reached_from_no_view() -> None:
    table = Table(seat("prism", pool="2E 1L"), seat())
    table.do("use", "prism", 0)
    own, rival = table.view(0), table.view(1)
    before = answers_in(rival)
    world = table.session.game.sample(own, Dice(1))
    assert table.session.game.legal(own) and table.session.game.legal(world)
    assert answers_in(own) == before == answers_in(rival) == answers_in(table.view(1))
