"""What a newcomer does, and who loses to one."""

from __future__ import annotations

import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.games.resarcana import plugin
from resarcana_gui.games.resarcana.ai.newcomer import choice_wish
from resarcana_gui.games.resarcana.ai.opponents import FIRST_GAME_LIMITS, Level, Opponents
from resarcana_gui.games.resarcana.cards.essences import parsed
from resarcana_gui.games.resarcana.rules.codes import WINNING_POINTS
from resarcana_gui.games.resarcana.rules.commands import Gain, Pay
from resarcana_gui.games.resarcana.rules.round_questions import AskTurn
from resarcana_gui.games.resarcana.rules.state import State
from tests.games.resarcana.ai.test_games import play, start
from tests.games.resarcana.described_table import Table, lying, resarcana, seat

OPPONENTS = plugin()


def given(table: Table, seed: int = 1) -> tuple[object, object]:
    """What it answers: the kind, and the component."""
    pending = table.session.pending
    assert pending is not None
    answer = OPPONENTS.agent("newcomer", seed).choose(table.view(pending.seat), pending, Budget())
    written = resarcana().codec.write(answer)
    return written["kind"], written.get("component")


def test_it_claims_the_most_points_that_it_can_pay_for_before_it_places_anything() -> None:
    mine = seat(pool="5E 5L 5C 4G", hand=["nightingale"])
    table = Table(mine, seat(), places=["coral_castle"], monuments={"display": ["library"]})
    assert given(table) == ("claim", "coral_castle")


def test_it_places_what_it_can_pay_for_and_burns_nothing() -> None:
    assert given(Table(seat(pool="1L 1C", hand=["nightingale", "vault"]), seat())) == ("place", "nightingale")
    assert given(Table(seat(pool="0", hand=["fire_dragon", "vault"]), seat()))[0] == "pass"


def test_it_puts_essences_where_they_are_points_before_it_builds() -> None:
    mine = seat(lying("alchemists_tower", on="1G"), pool="1L 1C 3G", hand=["nightingale"])
    assert given(Table(mine, seat()))[0] == "place"
    catacombs = seat(lying("catacombs_of_the_dead", on="1D"), pool="1L 1C 3D", hand=["nightingale"])
    assert given(Table(catacombs, seat())) == ("use", "catacombs_of_the_dead")


def test_of_what_it_may_gain_or_pay_it_thinks_of_what_its_nearest_wish_lacks() -> None:
    table = Table(seat(pool="1L 2D", hand=["nightingale"]), seat(), places=[], monuments={"display": []})
    view = table.view(0)
    assert isinstance(view, State)
    calm, death, life = (parsed(each) for each in ("C", "D", "L"))
    assert choice_wish(view, Gain(0, calm)) > choice_wish(view, Gain(0, death))
    assert choice_wish(view, Pay(0, death)) > choice_wish(view, Pay(0, life))


def test_it_plays_whole_games_and_is_offered_to_nobody() -> None:
    assert "newcomer" in OPPONENTS.yardsticks() and "newcomer" not in OPPONENTS.agent_names()
    session = start(3, setup="first", seats=2)
    play(session, [OPPONENTS.agent("newcomer", at) for at in range(2)])
    assert session.outcome is not None and max(session.outcome.points) >= WINNING_POINTS


@pytest.mark.parametrize(("setup", "looks"), [("first", FIRST_GAME_LIMITS.iterations), ("standard", 14)])
def test_the_apprentice_plays_otherwise_in_a_first_game(setup: str, looks: int) -> None:
    table = Table.dealt(1, setup=setup, seats=2)
    partner = Opponents(resarcana()).build("apprentice", 1)
    assert isinstance(partner, Level)
    pending = table.session.pending
    while not isinstance(pending, AskTurn):
        assert pending is not None
        table.session.submit(resarcana().legal(table.session.state)[0])
        pending = table.session.pending
    partner.choose(table.view(pending.seat), pending, Budget(iterations=1000))
    assert partner.iterations == looks
