"""Whole games in which everybody gives any answer, and what is said of them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random

from resarcana_gui.games.plugin import discover
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Options
from resarcana_gui.kernel.session import Session
from resarcana_gui.kernel.state import State
from resarcana_gui.screens.game_ui import Commentator


def random_game(name: str, options: Options, seed: int) -> tuple[State, list[Event]]:
    """Return the blank table that the first seat of a game sees, and the events of it all, as that seat sees them."""
    game = discover()[name].game()
    session, dice = Session.start(game, options, seed), Random(seed)
    events = [*session.events]
    while session.pending is not None:
        events += session.submit(dice.choice(session.legal()))
    return game.blank(session.options, 0), [event.seen_by(0) for event in events]


def check_sentences(
    games: Collection[tuple[State, list[Event]]], commentator: Callable[[State], Commentator], kinds: Collection[str]
) -> None:
    """Check that games are explained in whole sentences, of many of these kinds."""
    heard: set[str] = set()
    for blank, events in games:
        owl = commentator(blank)
        for event in events:
            for remark in owl.hear([event]):
                heard.add(remark.kind)
                words = remark.words
                assert remark.kind in kinds and words.endswith((".", "!")) and "  " not in words, words
    assert len(heard) > 25
