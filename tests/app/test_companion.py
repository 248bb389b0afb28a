from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.agents.companion import Advice, Adviser, Line, Reason, percent, percents
from resarcana_gui.agents.worker import InlineWorker
from resarcana_gui.app.companion import positions_of
from resarcana_gui.app.match_workers import companion_factory
from resarcana_gui.games.narrator import PlainNarrator
from resarcana_gui.i18n import Catalog
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State
from resarcana_gui.match.load import load
from resarcana_gui.match.match import Match
from tests.app.conftest import Cli
from tests.match.stall import GAMES, machines, stall
from tests.toy.game import Toy
from tests.toy.plugin import ToyPlugin


class Stub(Adviser):
    """Thinks the last answer the best and the first the worst, and what was asked about as bad as that."""

    def __init__(self) -> None:
        """Needs nothing."""

    def advise(self, view: State, pending: Pending, stop: object = None) -> Advice | None:
        legal = Toy().legal_for(view, pending.seat)
        best = Line(legal[-1], 0.995, 0.001, reason=Reason("coins", 2.0, 1.0))
        worst = Line(legal[0], 0.6, 0.02, 0.395, 0.02)
        return Advice((best,) if legal[-1] == legal[0] else (best, worst), (0.995, 0.005))

    def judge(self, view: State, pending: Pending, answer: Command) -> Advice | None:
        told = self.advise(view, pending)
        return told if told is not None and told.line(answer) is not None else None

    def stage(self, view: State) -> int:
        return 0

    def is_early(self, view: State) -> bool:
        return False

    def expected(self, view: State, pending: Pending, iterations: int) -> list[float]:
        return [0.5, 0.5]


@pytest.fixture(autouse=True)
def companion(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyPlugin, "adviser", lambda *_, **__: Stub())
    monkeypatch.setattr(PlainNarrator, "reason", lambda _, reason: f"More {reason.fact}.")


def test_advice_names_the_answers_by_their_numbers_with_chances_and_a_reason(cli: Cli) -> None:
    out = cli("text", "--agent", "random", "--seed", 4, typed="a\n1\n" * 6 + "q\n").out
    assert "wins in 97% (± 1). More coins." in out
    assert "1: " in out and "wins in 60% (± 2)." in out and ".:" not in out
    assert "Chances to win: You 97% and Random 3%." in out


def test_a_game_without_a_companion_says_so(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyPlugin, "adviser", lambda *_, **__: None)
    assert "There is no advice on this." in cli("text", "--agent", "random", "--seed", 4, typed="a\nq\n").out


@pytest.mark.parametrize(("chance", "told"), [(0.0, 0), (0.031, 3), (0.5, 50), (0.999, 97), (1.0, 100)])
def test_only_what_is_proved_is_told_to_be_certain(chance: float, told: int) -> None:
    assert percent(chance) == told


@pytest.mark.parametrize(
    ("chances", "told"),
    [
        ([0.04, 0.955, 0.005], [4, 93, 3]),
        ([0.335, 0.335, 0.33], [34, 33, 33]),
        ([1.0, 0.0], [100, 0]),
        ([0.001, 0.998, 0.001, 0.0], [3, 94, 3, 0]),
    ],
)
def test_what_all_seats_are_told_to_have_sums_to_a_hundred(chances: list[float], told: list[int]) -> None:
    assert sorted(percents(chances)) == sorted(told) and sum(told) == 100


def saved_game(cli: Cli, home: Path) -> Path:
    cli("auto", "--agents", "first,random", "--seed", 3, "--save", home / "kept")
    return next((home / "kept").iterdir())


def test_a_review_tells_what_would_have_been_better_choice_by_choice(cli: Cli, home: Path) -> None:
    path = saved_game(cli, home)
    result = cli("review", path, "--as", 1)
    assert result.code == 0 and result.err == ""
    lines = result.out.splitlines()
    assert (
        lines[0].startswith("Round 2: First: Turn(seat=0) ")
        and "Better: " in lines[0]
        and lines[0].endswith("More coins.")
    )
    assert lines[-1].startswith("3 of 13 choices were ")


def test_a_review_uses_the_words_that_a_game_has_for_its_screens(
    cli: Cli, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = Catalog("en", {"review.summary": "{good} good ones of {choices}."})
    monkeypatch.setattr(ToyPlugin, "screen_texts", lambda self, language: own)
    assert cli("review", saved_game(cli, home), "--as", 1).out.splitlines()[-1].startswith("3 good ones of 13.")


def test_a_review_looks_at_what_the_seat_saw_then(cli: Cli, home: Path) -> None:
    match = Match.resume(load(saved_game(cli, home), GAMES), {}, journaled=False)
    positions = list(positions_of(match, 1))
    assert positions
    for position in positions:
        truth = match.history.state(position.at)
        assert position.view.facts() == match.game.observe(truth, 1).facts()
        assert match.history.steps[position.at].command == position.answer and position.pending.seat == 1


def test_a_seat_that_there_is_not_is_refused(cli: Cli, home: Path) -> None:
    path = saved_game(cli, home)
    assert cli("review", path, "--as", 9).code == 2


def test_advice_comes_from_a_worker_and_from_what_its_seat_sees(home: Path) -> None:
    match = stall(machines())
    while len(match.legal()) < 2:
        match.submit(match.legal()[0])
    pending = match.pending
    assert pending is not None
    worker = InlineWorker(companion_factory(ToyPlugin(), match))
    worker.ask(len(match.history.steps), pending.seat, match.history.events())
    reply = worker.poll()
    assert reply is not None and reply.error is None
    assert reply.advice == Stub().advise(match.view(pending.seat), pending)
    assert reply.command == match.legal()[-1]


def test_a_question_with_one_answer_needs_no_advice(home: Path) -> None:
    match = stall(machines())
    assert match.pending is not None and len(match.legal()) == 1
    worker = InlineWorker(companion_factory(ToyPlugin(), match))
    worker.ask(0, match.pending.seat, match.history.events())
    reply = worker.poll()
    assert reply is not None and (reply.advice, reply.command) == (None, match.legal()[0])


def test_a_game_without_a_companion_has_no_worker_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyPlugin, "adviser", lambda *_, **__: None)
    worker = InlineWorker(companion_factory(ToyPlugin(), stall(machines())))
    worker.ask(0, 0, stall(machines()).history.events())
    reply = worker.poll()
    assert reply is not None and "toy has no companion" in str(reply.error)


def test_the_terminal_says_who_sits_there_and_how_strong_they_are(cli: Cli) -> None:
    out = cli("text", "--agent", "random,first", "--seed", 4, typed="q\n").out
    assert "You play against Random (random) and First (first)." in out
