"""What the owl says in a demo is so, and said in whole sentences in every language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest

from resarcana_gui.games.terra_mystica.components.loader import load_components
from resarcana_gui.games.terra_mystica.rules.codes import BY_OFFER
from resarcana_gui.games.terra_mystica.rules.flow_events import GameEnded, RoundBegan, SeatPassed
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.stock_events import PowerGained
from resarcana_gui.games.terra_mystica.view.tell.catalogs import catalog
from resarcana_gui.games.terra_mystica.view.tell.commentary import KINDS, Commentary
from resarcana_gui.games.terra_mystica.view.tell.markup_voice import MarkupVoice
from resarcana_gui.i18n import languages
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.kernel.state import State as KernelState
from resarcana_gui.screens.game_ui import Remark
from tests.games.random_games import check_sentences, random_game
from tests.games.terra_mystica.played_table import Table, seat

NAMES = ("Ada", "Circe", "Merlin", "Hermes")


def commentary(view: KernelState, language: str = "en") -> Commentary:
    assert isinstance(view, State)
    voice = MarkupVoice(catalog(language), load_components(), NAMES[: view.seats], EVERYONE)
    return Commentary(voice, view.clone())


def kinds(remarks: Sequence[Remark]) -> list[str]:
    return [remark.kind for remark in remarks]


def witches_and_nomads(**more: object) -> Table:
    witches = seat("witches", {"D1": "dwelling", "F2": "dwelling"}, coins=30, workers=20, priests=2)
    return Table(witches, seat("nomads", {"D3": "dwelling", "H1": "dwelling"}), **{"round": 2, **more})


def whole_game(seats: int, seed: int) -> tuple[KernelState, list[Event]]:
    """Return the blank table that the first seat sees, and the events of a game at random."""
    return random_game("terra_mystica", {"setup": "standard", "seats": seats}, seed)


@pytest.mark.parametrize("language", languages())
def test_whole_games_are_explained_in_whole_sentences(language: str) -> None:
    games = [whole_game(seats, seed) for seats, seed in ((4, 1), (3, 2))]
    check_sentences(games, partial(commentary, language=language), KINDS)


def test_every_kind_of_remark_has_its_words_and_no_words_are_left() -> None:
    for language in languages():
        keys = {key.removeprefix("demo.") for key in catalog(language).keys() if key.startswith("demo.")}  # noqa: SIM118
        assert keys == set(KINDS)


def test_a_trading_house_is_told_with_its_price_beside_somebody_and_alone() -> None:
    table = witches_and_nomads()
    view = table.state.clone()
    alone = table.do("upgrade", at="F2", structure="trading_house")
    (remark, *_) = commentary(view).hear(alone)
    assert remark.kind == "trade_alone" and "6{coin}" in remark.words and remark.about == ("F2",)
    table = witches_and_nomads(terrain={"D2": "forest"})
    view = table.state.clone()
    settled = commentary(view).hear(table.do("build", at="D2"))
    assert kinds(settled)[0] == "beside" and "Ada settles beside Circe" in settled[0].words


def test_land_priests_and_tracks_are_told_where_they_are_seen() -> None:
    table = witches_and_nomads()
    owl = commentary(table.state)
    sent = owl.hear(table.do("send", cult="air", steps=3))
    assert kinds(sent)[0] == "priest" and sent[0].about == ("air",) and "3 steps" in sent[0].words
    table = witches_and_nomads()
    owl = commentary(table.state)
    assert "to 1" in next(each for each in owl.hear(table.do("ship")) if each.kind == "ships").words
    table = witches_and_nomads()
    owl = commentary(table.state)
    assert "2{worker}" in next(each for each in owl.hear(table.do("exchange")) if each.kind == "spades").words


def test_power_from_neighbours_is_told_with_its_price() -> None:
    view = witches_and_nomads().state
    assert kinds(commentary(view).hear([PowerGained(1, 2, BY_OFFER)])) == ["accepted"]
    (dear,) = commentary(view).hear([PowerGained(1, 4, BY_OFFER)])
    assert dear.kind == "dear" and "4{power}" in dear.words and "3{point}" in dear.words


def test_rounds_are_told_with_what_they_reward_and_the_last_as_such() -> None:
    view = witches_and_nomads(scoring=["SCORE1", "SCORE2", "SCORE3", "SCORE5", "SCORE6", "SCORE4"]).state
    (third,) = commentary(view).hear([RoundBegan(3, (0, 1))])
    assert third.kind == "round" and "2{point} for each {dwelling}" in third.words and third.about == ("round",)
    (last,) = commentary(view).hear([RoundBegan(6, (0, 1))])
    assert last.kind == "last" and "5{point} for each {stronghold}{sanctuary}" in last.words


def test_only_the_first_to_pass_is_told() -> None:
    owl = commentary(witches_and_nomads().state)
    assert kinds(owl.hear([SeatPassed(1)])) == ["first"]
    assert owl.hear([SeatPassed(0)]) == []


def test_who_leads_clearly_is_told_in_the_second_half_and_once() -> None:
    view = Table(seat("witches", points=50), seat("nomads", points=30), round=4).state
    early = Table(seat("witches", points=50), seat("nomads", points=30), round=2).state
    owl = Commentary(commentary(view).voice, view.clone())
    owl.view.points[1] = 70
    (lead,) = owl.hear([PowerGained(0, 1, 0)])
    assert lead.kind == "lead" and "Circe is ahead with 70{point}" in lead.words
    assert owl.hear([PowerGained(0, 1, 0)]) == []
    assert commentary(early).hear([PowerGained(0, 1, 0)]) == []


def test_winners_are_named_with_their_points_and_several_share() -> None:
    view = Table(seat("witches", points=50), seat("nomads", points=50)).state
    (won,) = commentary(view).hear([GameEnded(1)])
    assert won.words.startswith("Ada wins with 50{point} (Witches)")
    (shared,) = commentary(view).hear([GameEnded(3)])
    assert shared.kind == "shared" and "Ada and Circe" in shared.words
