from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.engine import as_scenario, component, points, start, table
from resarcana_gui.kernel import session as kernel_session
from resarcana_gui.kernel.codec import CodecError
from resarcana_gui.kernel.game import OptionsError
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.session import Session
from tests.games.resarcana.described_table import Table, lying, seat

COMPILED = not str(kernel_session.__file__).endswith(".py")
"""A compiled engine looks at the types of what it is given before it does anything."""


def described() -> Session:
    return Table(
        seat("vault", lying("sunken_reef", "3C"), hand=["prism", "hawk"], deck=["athanor"], pool="1E 1L 1C 1G"),
        seat(hand=["nightingale"], discards=["crypt"], passed=True),
        round=3,
    ).session


def test_a_table_is_written_down_as_plain_data() -> None:
    data = table(described().state)
    assert (data["round"], data["phase"], data["active"], data["token"]) == (3, "acting", 0, 1)
    seats = data["seats"]
    assert isinstance(seats, list)
    assert (seats[0]["pool"], seats[0]["hand"], seats[0]["points"]) == ("1E 1L 1C 1G", ["prism", "hawk"], 3)


def test_the_game_tells_its_tables_in_this_way_to_readers_outside() -> None:
    session = described()
    for state in (session.state, session.observe(0)):
        assert session.game.table(state) == table(state)


def test_hidden_cards_are_written_as_none() -> None:
    seats = table(described().observe(0))["seats"]
    assert isinstance(seats, list)
    assert (seats[0]["hand"], seats[0]["deck"], seats[1]["hand"]) == (["prism", "hawk"], [None], [None])


def test_a_component_says_where_it_is_and_what_lies_on_it() -> None:
    reef = component(described().state, "sunken_reef")
    assert reef == {"component": "sunken_reef", "essences": "3C", "turned": False, "zone": "play", "owner": 0}
    assert component(described().state, "cursed_forge")["zone"] == "centre"
    assert component(described().state, "cursed_forge")["owner"] is None


def test_points_are_listed_by_what_gives_them() -> None:
    assert points(described().state, 0) == [("sunken_reef", 3)]
    assert points(described().state, 1) == [("token", 1)]


def test_a_table_can_be_begun_again_from_its_own_scenario() -> None:
    told = as_scenario(described().state)
    again = start(scenario=told)
    assert as_scenario(again.state) == told
    assert again.legal_data() == described().legal_data()


def test_views_and_other_questions_are_no_scenarios() -> None:
    session = described()
    with pytest.raises(ValueError, match="described as a scenario"):
        as_scenario(session.observe(0))
    session.do(kind="discard", component="prism")
    with pytest.raises(ValueError, match="described as a scenario"):
        as_scenario(session.state)


def test_the_answers_with_some_fields_are_found() -> None:
    session = described()
    assert len(session.find(kind="discard")) == 2
    session.do(kind="discard", component="hawk")
    assert len(session.find(essences="1C 1L")) == 1


def test_the_one_answer_with_some_fields_is_done() -> None:
    session = described()
    session.do(kind="discard", component="hawk")
    session.do(essences="1G")
    assert component(session.state, "hawk")["zone"] == "discards"


def test_none_or_several_answers_are_not_done_but_listed() -> None:
    session = described()
    with pytest.raises(LookupError, match=r"^2 answers to .*'turn'.* have .*'discard'.*: \[.*prism.*hawk.*\]$"):
        session.do(kind="discard")
    with pytest.raises(LookupError, match=r"^0 answers to "):
        session.do(kind="claim", component="sacred_grove")
    with pytest.raises(CodecError, match="unknown field 'card'"):
        session.find(card="hawk")


def test_a_game_is_played_until_a_question_comes() -> None:
    session = start(3)
    asked = session.play(lambda legal: legal[0], until=lambda pending: session.question_data() == turn_of(pending))
    assert asked is not None and session.question_data() == turn_of(asked)
    assert session.play(lambda legal: legal[-1], until=lambda _: session.state.facts()["round"] == 2) is not None


def turn_of(pending: Pending) -> dict[str, object]:
    return {"kind": "turn", "seat": pending.seat}


@pytest.mark.parametrize("seat_number", [-1, 2, 7])
def test_there_is_no_view_of_a_seat_that_there_is_not(seat_number: int) -> None:
    with pytest.raises(ValueError, match="There is no seat"):
        described().observe(seat_number)


@pytest.mark.parametrize("seed", [None, 1.5, True, [1], b"x"])
def test_a_seed_is_a_number_or_a_text(seed: object) -> None:
    with pytest.raises(TypeError if COMPILED and not isinstance(seed, bool) else OptionsError):
        start(seed)  # type: ignore[arg-type]


def test_answers_are_listed_for_the_seat_that_is_asked_only() -> None:
    session = described()
    game = session.game
    assert game.legal(session.observe(0)) == session.legal()
    assert not game.legal(session.observe(1))


def test_cards_to_discard_may_be_named_in_any_order() -> None:
    table_of = Table(seat(hand=["prism", "hawk", "vault"], deck=["crypt", "athanor", "windup_man"], item="divination"))
    table_of.do("use", "divination", 0)
    assert table_of.can("discard_cards", cards=["vault", "prism", "hawk"])


def test_a_card_that_is_being_paid_for_is_in_the_hand_of_every_imagined_world() -> None:
    played = Table(
        seat(hand=["vault", "hawk"], deck=["prism", "treant"], pool="1E 1L 1G"), seat(hand=["crypt"], deck=["athanor"])
    )
    played.do("place", "vault")
    assert (played.asked, played.names(played.view(1).hand[0][-1:])) == ("pay_placement", ["vault"])
    for seed in range(40):
        world = played.session.sample(1, seed)
        played.session.game.apply(world, played.session.legal()[0], played.session.chance)
        assert component(world, "vault")["zone"] == "play"


def test_a_scenario_does_not_tell_a_seat_the_order_of_its_deck() -> None:
    def told(deck: list[str]) -> list[object]:
        session = Table(seat(deck=deck), seat()).session
        return [event.seen_by(0) for event in session.events]

    assert told(["hawk", "prism", "vault"]) == told(["vault", "hawk", "prism"])
