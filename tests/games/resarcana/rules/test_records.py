"""Commands, questions and events of the game as values, and what they say about themselves."""

from __future__ import annotations

from typing import Any

import pytest

from resarcana_gui.games.resarcana.rules.answers import Amounts
from resarcana_gui.games.resarcana.rules.commands import (
    Claim,
    DiscardCards,
    Gain,
    Lose,
    OrderCards,
    Pay,
    PlaceArtifact,
    UsePower,
    UseReact,
)
from resarcana_gui.kernel.codec import CodecError
from tests.games.resarcana.described_table import Table, resarcana, seat
from tests.games.resarcana.rules.random_play import random_game

SECRETS = {
    "ArtifactsDealt",
    "CardDrawn",
    "CardsLooked",
    "DeckShuffled",
    "DiscardsReshuffled",
    "MagesDealt",
    "MagesRevealed",
    "MonumentTurnedUp",
    "MonumentsShuffled",
    "PacketDealt",
    "PacketsPassed",
}
"""Events that reveal hidden information, or hide known information: nobody undoes past them."""


def told(**options: object) -> dict[str, set[bool]]:
    """By event, whether it reveals something, over a whole game."""
    *_, (session, _) = random_game(11, **options)
    found: dict[str, set[bool]] = {}
    for event in session.events:
        found.setdefault(type(event).__name__, set()).add(event.reveals())
    return found


@pytest.mark.parametrize("options", [{"seats": 3}, {"seats": 2, "setup": "draft"}, {"seats": 2, "setup": "match"}])
def test_events_that_reveal_something_say_so(options: dict[str, object]) -> None:
    found = told(**options)
    for name, reveals in found.items():
        if name in SECRETS:
            assert reveals == {True}, name
    for name in ("EssencesGained", "QuestionAsked", "ArtifactPlaced", "MageChosen", "CardKept", "SeatPassed"):
        assert found.get(name, {False}) == {False}


def test_a_monument_reveals_something_when_it_comes_from_the_deck() -> None:
    for target, reveals in (("monument_deck", True), ("temple", False)):
        table = Table(seat(pool="4G"), seat(), monuments={"display": ["temple"], "deck": ["library"]})
        events = table.do("claim", target)
        claimed = [event for event in events if type(event).__name__ == "MonumentClaimed"]
        assert [event.reveals() for event in claimed] == [reveals]


def test_equal_answers_are_equal_and_others_are_not() -> None:
    others = [
        UsePower(1, 5, 1), UsePower(0, 5, 0), UseReact(0, 5, 1), PlaceArtifact(0, 5), Claim(1, 5), Claim(0, 6),
        Gain(0, 7), Pay(1, 7), Pay(0, 8), "use", None,
    ]  # fmt: skip
    for answer, again in ((UsePower(0, 5, 1), UsePower(0, 5, 1)), (Claim(0, 5), Claim(0, 5)), (Pay(0, 7), Pay(0, 7))):
        assert answer == again and hash(answer) == hash(again)
        assert answer not in others


def test_the_order_of_cards_counts_where_it_means_something() -> None:
    assert OrderCards(0, (3, 1)) != OrderCards(0, (1, 3))
    assert DiscardCards(0, (3, 1)) == DiscardCards(0, (1, 3))


def test_the_same_answers_about_amounts_are_the_same_objects() -> None:
    amounts = Amounts([7, 9])
    for listed, kind in ((amounts.gains, Gain), (amounts.payments, Pay), (amounts.losses, Lose)):
        assert listed(0) is listed(0) is not listed(1)
        assert listed(1) == [kind(1, 7), kind(1, 9)]


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("essences", 3, "expected essences such as '2E 1G', found 3"),
        ("essences", "2X", "'2X' is not a number of essences; write them like '2E G'"),
        ("component", "vault", "command pay: unknown field 'component'"),
        ("kind", "fly", "unknown command 'fly'"),
        ("kind", "claim", "command claim: unknown field 'essences'"),
    ],
)
def test_a_command_that_cannot_be_read_is_told_in_one_sentence(field: str, value: Any, sentence: str) -> None:
    with pytest.raises(CodecError) as error:
        resarcana().codec.read_command({"kind": "pay", "seat": 0, "essences": "2E", field: value})
    assert sentence in str(error.value)


def test_a_component_that_there_is_not_is_named() -> None:
    with pytest.raises(CodecError, match="command claim, field 'component': unknown component 'atlantis'"):
        resarcana().codec.read_command({"kind": "claim", "seat": 0, "component": "atlantis"})


@pytest.mark.parametrize("types", [7, "ELX", None])
def test_a_question_with_unknown_types_cannot_be_read(types: object) -> None:
    with pytest.raises(CodecError, match="expected letters of essences such as 'ELC'"):
        resarcana().codec.read_pending(
            {"kind": "collect_essences", "seat": 0, "component": "vault", "number": 2, "types": types}
        )


def test_a_question_can_be_written_and_read() -> None:
    table = Table(seat("horn_of_plenty"), seat())
    table.do("use", "horn_of_plenty", 0)
    pending = table.session.pending
    assert pending is not None
    data = resarcana().codec.write(pending)
    assert data["types"] == "ELCD" and data["number"] == 3
    assert resarcana().codec.read_pending(data) == pending


def test_the_game_knows_its_name_version_and_how_many_can_play() -> None:
    game = resarcana()
    assert (game.name, game.version, game.seat_range()) == ("resarcana", 2, (2, 4))


def test_progress_tells_the_round_and_the_game_of_the_match() -> None:
    assert resarcana().progress(Table(seat(), seat(), round=5).state) == {"rounds": 5, "game": 1}
