from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.rules.card_events import MonumentClaimed, PlaceClaimed
from resarcana_gui.games.resarcana.rules.flow_events import GameEnded, PointsCounted, PowerUsed
from resarcana_gui.games.resarcana.rules.scoring import points_of
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.tell.commentary import KINDS, Commentary
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.state import EVERYONE
from tests.games.resarcana.described_table import Table, resarcana, seat
from tests.games.resarcana.view.tell.speaking import LANGUAGES, voice, whole_game

NUMBERS = resarcana().cards.numbers


def said(state: State, *events: Event) -> tuple[str, str]:
    """The kind and the words of the first remark."""
    remark = Commentary(voice(viewer=EVERYONE), state).hear(events)[0]
    return remark.kind, remark.words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_explained_in_whole_sentences(language: str) -> None:
    events, _ = whole_game("first", 4, seed=4)
    commentary = Commentary(voice(language, EVERYONE, seats=4), resarcana().blank({"setup": "first", "seats": 4}, 0))
    remarks = [remark for event in events for remark in commentary.hear([event.seen_by(0)])]
    assert {"collect", "passed_first", "income", "placed", "sold", "check"} <= {remark.kind for remark in remarks}
    for remark in remarks:
        assert remark.kind in KINDS and remark.words.endswith(".") and "  " not in remark.words
        assert remark.words[0].isupper()


def test_who_is_said_to_lead_has_the_points_that_the_table_shows() -> None:
    state, told = resarcana().blank({"setup": "first", "seats": 4}, 0), 0
    commentary = Commentary(voice(viewer=EVERYONE, seats=4), state.clone())
    for event in whole_game("first", 4, seed=4)[0]:
        seen = event.seen_by(0)
        seen.fold(state)
        for remark in commentary.hear([seen]):
            if remark.kind in {"lead", "ten"}:
                told += 1
                assert f"{max(points_of(state, seat) for seat in range(4))}{{points}}" in remark.words
    assert told > 0


def test_what_a_power_is_good_for_is_told_by_what_it_does() -> None:
    state = Table(seat("fire_dragon", "catacombs_of_the_dead", "hawk", "sacrificial_dagger", pool="5D")).state
    uses = {
        slug: said(state.clone(), PowerUsed(0, NUMBERS[slug], 0))[0]
        for slug in ("fire_dragon", "catacombs_of_the_dead", "sacrificial_dagger")
    }
    assert uses["fire_dragon"] == "attack" and uses["catacombs_of_the_dead"] == "grows"


def test_a_claim_is_told_before_the_lead_it_brings() -> None:
    state = Table(seat(pool="4G 5E 5L 5C"), monuments={"display": ["great_pyramid", "library"], "deck": []}).state
    kind, words = said(state, MonumentClaimed(0, NUMBERS["great_pyramid"], 0))
    assert kind == "monument" and "Great Pyramid" in words and "3" in words
    assert said(state, PlaceClaimed(0, NUMBERS["coral_castle"]))[0] == "place"


def test_who_wins_has_the_points_of_the_last_check_with_those_raised_for_it() -> None:
    state = Table(seat("coral_castle")).state
    kind, words = said(state, PointsCounted((10, 3)), GameEnded(1))
    assert kind == "won" and words.startswith("Ada wins with 10{points}") and "Coral Castle" in words
