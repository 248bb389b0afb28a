"""What a payment is said to leave is what there is, when the rules have done it."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.asking.essence_model import forecast
from resarcana_gui.games.resarcana.view.tell.question_text import Way, way_of
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.session import Session
from tests.games.resarcana.described_table import Table, lying, resarcana, seat
from tests.games.resarcana.view.asking.asked import amount, asking


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4)])
def test_in_any_game_the_pool_and_what_lies_on_cards_is_foreseen_exactly(seats: int, seed: int) -> None:
    dice, tried = Dice(seed), 0
    session = Session.start(resarcana(), {"seats": seats, "setup": "standard"}, seed)
    while isinstance(pending := session.pending, Question) and tried < 60:
        legal = session.legal()
        command = legal[dice.below(len(legal))]
        assert isinstance(command, Answer)
        view = session.observe(pending.seat)
        assert isinstance(view, State)
        seen = forecast(view, command) if way_of(pending) in {Way.PAYMENT, Way.GAIN} else None
        session.submit(command)
        if seen is None:
            continue
        tried += 1
        after = session.observe(pending.seat)
        assert isinstance(after, State)
        assert seen.pool == after.pool[pending.seat]
        lies = {number: after.on[number] for number in view.play[pending.seat] if after.on[number] != view.on[number]}
        assert lies == dict(seen.on)
    assert tried > 10


def told(table: Table, chosen: str) -> list[str]:
    model = asking(table).essences()
    model.choose(amount(chosen))
    return model.lines()


def test_what_a_power_gives_for_a_payment_is_counted() -> None:
    table = Table(seat(pool="2E 3L 1D", mage="alchemist"), seat())
    table.do("use", "alchemist", 0)
    assert told(table, "2E 2L") == ["You will have: 1 Life, 1 Death and 2 Gold"]


def test_what_is_still_to_be_chosen_is_named_and_not_counted() -> None:
    table = Table(seat(pool="2E 3L", mage="transmuter"), seat())
    table.do("use", "transmuter", 0)
    (line,) = told(table, "1E 1L")
    assert line.startswith("You will have: 1 Elan and 2 Life, plus ") and "3 essences" in line


def test_what_comes_to_lie_on_a_card_is_told_beside_the_pool() -> None:
    table = Table(seat(lying("windup_man", on="1E"), pool="2E 1L"), seat())
    table.do("use", "windup_man", 0)
    assert told(table, "1L") == ["You will have: 2 Elan", "Windup Man will hold: 1 Elan and 1 Life"]


def test_collecting_counts_what_the_rest_of_the_row_gives() -> None:
    table = Table(seat("celestial_horse", "temple", pool="1D"), phase="collect")
    (line,) = told(table, "2E")
    assert line == "You will have: 2 Elan, 1 Life and 1 Death"


def test_what_a_card_is_given_up_for_is_counted() -> None:
    table = Table(seat(pool="1E 1L", hand=["crypt"]), seat())
    table.do("discard", "crypt")
    assert told(table, "1G") == ["You will have: 1 Elan, 1 Life and 1 Gold"]
