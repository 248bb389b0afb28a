"""The last sentence of a finished game says who has won, so that nobody has to say it again."""

from __future__ import annotations

import pytest

from resarcana_gui.kernel.state import EVERYONE
from tests.for_each import for_each
from tests.games.resarcana.view.tell.speaking import HEARD, NAMES, narrator, whole_game


@for_each("viewer, language", HEARD)
@for_each(("setup", "seats"), [("standard", 2), ("draft", 3), ("match", 2)])
def test_the_last_sentence_names_the_winners(setup: str, seats: int, viewer: int, language: str) -> None:
    happened, outcome = whole_game(setup, seats, seed=5)
    speaker = narrator(language, viewer, seats)
    assert speaker.tells_end()
    events = [event if viewer == EVERYONE else event.seen_by(viewer) for event in happened]
    last = speaker.tell(events)[-1]
    if viewer not in outcome.winners:
        assert all(NAMES[seat] in last for seat in outcome.winners)
        assert not any(NAMES[seat] in last for seat in range(seats) if seat not in outcome.winners)


@pytest.mark.parametrize(
    ("setup", "language", "what"),
    [
        ("standard", "en", "the game."),
        ("match", "en", "the match."),
        ("match", "es", "el enfrentamiento."),
    ],
)
def test_a_match_is_won_otherwise_than_a_game(setup: str, language: str, what: str) -> None:
    assert narrator(language, EVERYONE).tell(whole_game(setup, 2, seed=5)[0])[-1].endswith(what)
