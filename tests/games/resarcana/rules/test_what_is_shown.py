"""A seat that sees a card that was hidden before has learned it by an event that says so: nothing is undone past it."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.rules.codes import (
    FACE_UP,
    IN_CENTRE,
    IN_DISCARDS,
    IN_HAND,
    IN_PLAY,
    IN_SUPPLY,
    OFFERED,
    ON_DISPLAY,
)
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.session import Session
from tests.games.resarcana.described_table import Table, resarcana, seat

SEEN = (IN_HAND, IN_PLAY, IN_DISCARDS, OFFERED, FACE_UP, ON_DISPLAY, IN_SUPPLY, IN_CENTRE)


def known(view: State) -> set[int]:
    """The components whose place a seat knows."""
    own = {card for card in view.hand[view.viewer] if card >= 0}
    return own | {number for number, zone in enumerate(view.zone) if zone in SEEN}


def views(session: Session) -> list[State]:
    return [view for at in range(session.state.seats) if isinstance(view := session.observe(at), State)]


@pytest.mark.uncounted
@pytest.mark.parametrize(("setup", "seats", "seed"), [("standard", 2, 1), ("draft", 3, 2), ("match", 2, 3)])
def test_what_says_that_it_shows_nothing_lets_no_other_seat_know_a_card(setup: str, seats: int, seed: int) -> None:
    dice, quiet = Dice(seed), 0
    session = Session.start(resarcana(), {"seats": seats, "setup": setup}, seed)
    while session.pending is not None and len(session.events) < 4000:
        legal = session.legal()
        command = legal[dice.below(len(legal))]
        before = [known(view) for view in views(session)]
        events = session.submit(command)
        if any(event.reveals() or event.shows() for event in events):
            continue
        quiet += 1
        for at, view in enumerate(views(session)):
            assert at == command.seat or known(view) <= before[at], (command, events)
    assert quiet > 100


def shown(table: Table, since: int = 0) -> list[str]:
    return [type(event).__name__ for event in table.session.events[since:] if event.shows()]


def test_a_card_from_the_hand_is_shown_and_one_from_a_discard_pile_was_to_be_seen_before() -> None:
    placed = Table(seat(hand=["prism"]), seat())
    placed.do("place", "prism")
    assert shown(placed) == ["ArtifactPlaced"]
    dug_up = Table(seat("crypt", pool="1D 2E", discards=["prism"]), seat())
    described = len(dug_up.session.events)
    dug_up.do("use", "crypt", 1)
    dug_up.do("choose", "prism")
    assert not shown(dug_up, described)


def test_a_card_that_is_discarded_and_one_that_is_about_to_be_paid_for_are_shown() -> None:
    table = Table(seat(hand=["prism", "sea_serpent"], pool="9L 9C 9G"), seat())
    table.do("discard", "prism")
    assert shown(table) == ["CardDiscarded"]
    table = Table(seat("dragon_bridle", hand=["sea_serpent"], pool="9L 9C 9G"), seat())
    described = len(table.session.events)
    table.do("place", "sea_serpent")
    assert shown(table, described) == ["CardShown"]
