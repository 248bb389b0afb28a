# mypy: no-warn-unreachable
# What a property says changes between two asserts, which mypy does not know.

from __future__ import annotations

from collections.abc import Sequence

import pytest

from resarcana_gui.agents.companion import Advice, Line
from resarcana_gui.agents.companion.review import Moment, Review
from resarcana_gui.agents.worker import Reply, Worker, WorkerError
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.match.match import Match
from resarcana_gui.match.seat import Seat
from resarcana_gui.screens.game_over import GameOver
from resarcana_gui.screens.records.replay_table import ReplayTable
from resarcana_gui.screens.review.chance_chart import ChanceChart
from resarcana_gui.screens.review.moment_row import MomentRow
from resarcana_gui.screens.review.review_page import ReviewPage
from resarcana_gui.screens.review.review_summary import rise_summary
from resarcana_gui.screens.reviewer import Reviewer
from resarcana_gui.screens.table.table_screen import TableScreen
from tests.match.stall import TOY, stall
from tests.screens.market import shell_of
from tests.screens.shell_player import Player


class Companion(Worker):
    """Finds what was played as good as anything, but for some positions."""

    def __init__(self, match: Match, *bad: int, fails: bool = False) -> None:
        self.match, self.bad, self.fails = match, bad, fails
        self.asked: list[tuple[int, int]] = []
        self.given: list[Command | None] = []
        self.slow = 0
        self.closed = False
        self.dropped = 0

    def ask(self, at: int, seat: int, events: Sequence[Event], given: Command | None = None) -> None:
        assert list(events) == self.match.history.events(at)
        self.asked.append((at, seat))
        self.given.append(given)

    def poll(self) -> Reply | None:
        if self.slow:
            self.slow -= 1
            return None
        if self.fails:
            return Reply(None, WorkerError("It has ended."))
        at, seat = self.asked[-1]
        played = self.match.history.steps[at].command
        other = next(
            each for each in self.match.game.legal_for(self.match.history.state(at, seat), seat) if each != played
        )
        cost = 0.2 if at in self.bad else 0.0
        lines = [Line(played, 0.6 - cost, 0.01, cost, 0.01), Line(other, 0.6, 0.01)]
        lines.sort(key=lambda line: -line.chance)
        return Reply(other, advice=Advice(tuple(lines), (0.6, 0.4)))

    def drop(self) -> None:
        self.dropped += 1

    def reset(self) -> None:
        """Nothing."""

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def match() -> Match:
    played = Match.start(TOY, {"cards": 6}, [Seat("Ada"), Seat("Circe", "first")], 1)
    while played.pending is not None:
        played.submit(played.legal()[0])
    return played


def reviewed(match: Match, companion: Companion) -> Player:
    player = Player(shell_of())
    player.matches.adviser = companion
    player.shell.show(GameOver(player.shell, "toy", match, 0))
    player.click("review")
    return player


def summary(player: Player) -> str:
    label = next(node for node in player.shell.root.walk() if node.name == "summary")
    return " ".join(shown.block.text for shown in label.texts())  # type: ignore[attr-defined]


def test_the_end_of_a_game_leads_to_its_review_and_that_leads_back(match: Match) -> None:
    companion = Companion(match)
    player = reviewed(match, companion)
    assert isinstance(player.screen, ReviewPage)
    player.key("escape")
    assert isinstance(player.screen, GameOver) and companion.closed


def test_every_turn_with_a_choice_is_looked_at_in_order_and_none_of_the_others(match: Match) -> None:
    companion = Companion(match)
    player = reviewed(match, companion)
    player.wait(10_000)
    assert [at for at, _ in companion.asked] == match.history.choices(0)
    assert {seat for _, seat in companion.asked} == {0} and len(companion.asked) > 1
    assert all(match.history.steps[at].seat == 0 for at, _ in companion.asked)
    number = len(companion.asked)
    assert summary(player).startswith(f"{number} of {number} choices were the best")


def test_while_the_companion_looks_it_says_how_far_it_is(match: Match) -> None:
    companion = Companion(match)
    companion.slow = 1000
    player = reviewed(match, companion)
    player.wait(1000)
    assert summary(player) == f"Looking at choice 1 of {len(match.history.choices(0))}…"


def test_a_turning_point_says_what_was_played_and_leads_to_the_table_as_it_was(match: Match) -> None:
    at = match.history.choices(0)[1]
    player = reviewed(match, Companion(match, at))
    player.wait(10_000)
    row = player.find("moment 0")
    words = " ".join(shown.block.text for shown in row.texts())
    assert "You played" in words and "Better:" in words and "60% → 40%" in words
    player.click("moment 0")
    assert isinstance(player.screen, ReplayTable) and player.screen.past_position == at


def test_a_turning_point_within_an_action_says_what_was_asked_and_one_can_play_on_from_there() -> None:
    match = stall(cards=6)
    while match.pending is not None:
        match.submit(match.legal()[-1])
    at = next(at for at in match.history.choices(0) if not match.history.steps[at].opens)
    player = reviewed(match, Companion(match, at))
    player.wait(10_000)
    row = player.find("moment 0")
    pending = match.game.pending_for(match.history.state(at, viewer=0), 0)
    assert pending is not None and repr(pending) in " ".join(shown.block.text for shown in row.texts())
    player.click("moment 0")
    player.click("play on")
    assert isinstance(player.screen, TableScreen)
    assert player.screen.match is not match and player.screen.match.pending == pending


def test_without_a_turning_point_it_says_so(match: Match) -> None:
    player = reviewed(match, Companion(match))
    player.wait(10_000)
    assert "No single choice cost much." in summary(player)
    assert rows_of(player) and not any("You played" in words for words in rows_of(player))


def test_what_helped_or_hurt_without_a_choice_is_told_on_the_same_scale_and_what_others_did(match: Match) -> None:
    player = reviewed(match, Companion(match))
    player.wait(10_000)
    luck = next(words for words in rows_of(player) if "Luck and the others hurt you." in words)
    assert "60% → 0%" in luck and "Circe" not in summary(player)


def test_its_head_says_first_where_the_chance_grew_most() -> None:
    match, texts = stall(), shell_of().texts
    lines = [Line(match.legal()[0], chance, 0.01) for chance in (0.18, 0.61, 0.5)]
    moments = tuple(Moment(at, line, line) for at, line in enumerate(lines))
    said = list[str]()
    for rounds, result in (((0, 4, 5, 6), 0.0), ((2, 2, 2, 3), 0.0), ((2, 2, 2, 3), 1.0)):
        found: dict[Moment | None, int] = {None: rounds[-1]}
        found.update(zip(moments, rounds, strict=False))
        said.append(rise_summary(texts, Review(0, moments, result), found.__getitem__))
    assert said == [
        "Your chance grew most from 18% before the first round to 61% in round 4.",
        "Your chance grew most in round 2: from 18% to 61%.",
        "From 18% in round 2 you rose to victory.",
    ]
    assert rise_summary(texts, Review(0, moments[1:], 0.0), lambda moment: 1) == ""


def test_who_played_is_shown_with_points_and_the_chart_has_a_mark_for_every_row(match: Match) -> None:
    player = reviewed(match, Companion(match, match.history.choices(0)[1]))
    player.wait(10_000)
    results = [node for node in player.shell.root.walk() if node.name == "seat result"]
    assert len(results) == 2 and match.outcome is not None
    said = " ".join(shown.block.text for node in results for shown in node.texts())  # type: ignore[attr-defined]
    assert "Ada" in said and all(str(points) in said for points in match.outcome.points)
    chart = next(node for node in player.shell.root.walk() if isinstance(node, ChanceChart))
    boxes = chart.pictures()
    assert len(boxes) == len(rows_of(player)) == 3
    assert boxes[0].right <= boxes[1].left and boxes[-1].right <= chart.width


def rows_of(player: Player) -> list[str]:
    rows = [node for node in player.shell.root.walk() if isinstance(node, MomentRow)]
    return [" ".join(shown.block.text for shown in row.texts()) for row in rows]


def test_a_companion_that_fails_is_told_in_a_sentence_and_asked_no_more(match: Match) -> None:
    companion = Companion(match, fails=True)
    player = reviewed(match, companion)
    player.wait(2000)
    assert summary(player) == "The companion has no answer for this game." and len(companion.asked) == 1


def test_a_game_without_a_companion_has_no_review(match: Match) -> None:
    player = Player(shell_of())
    player.shell.show(GameOver(player.shell, "toy", match, 0))
    player.shell.routes.review("toy", match, 0)
    assert isinstance(player.screen, GameOver)


def test_luck_and_choice_come_to_the_result(match: Match) -> None:
    companion = Companion(match, *match.history.choices(0)[:2])
    reviewer = Reviewer(match, 0, lambda: companion)
    while not reviewer.done:
        reviewer.update()
    review = reviewer.review()
    whole = review.moments[0].best.chance + sum(swing.gain for swing in review.swings)
    whole -= sum(moment.loss for moment in review.moments)
    assert whole == pytest.approx(review.result)
