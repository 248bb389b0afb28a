"""Saved games: resumed where they stood, taken back within a turn."""

from __future__ import annotations

from pathlib import Path

from resarcana_gui.games.terra_mystica.engine import terra_mystica
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.match.load import load
from resarcana_gui.match.match import Match
from resarcana_gui.match.seat import Seat


def begun(path: Path | None = None, **options: object) -> Match:
    game = terra_mystica()
    return Match.start(game, {"seats": 3, **options}, [Seat("Ada"), Seat("Bob"), Seat("Cy")], seed=11, path=path)


def test_a_game_resumes_at_every_moment_as_it_was(tmp_path: Path) -> None:
    path, dice = tmp_path / "game.jsonl", Dice(3)
    match = begun(path)
    for number in range(60):
        answers = match.legal()
        match.submit(answers[dice.below(len(answers))])
        if number % 12 == 0:
            again = Match.resume(load(path, {"terra_mystica": terra_mystica()}), {}, journaled=False)
            assert again.view(1).facts() == match.view(1).facts()
            assert list(again.legal()) == list(match.legal())


def test_all_that_was_done_in_a_turn_is_taken_back_until_it_ends() -> None:
    match = begun(setup="first")
    while match.pending is not None and match.pending.KIND == "card":
        match.submit(match.legal()[0])
    state = match.history.state()
    assert isinstance(state, State)
    before = state.facts()
    for kind in ("burn", "convert"):
        match.submit(next(answer for answer in match.legal() if kind == answer.KIND))
    match.undo_stack.undo(match.undo_stack.reach().points[-1])
    assert match.history.state().facts() == before
