# mypy: no-warn-unreachable
# What a property says changes between two asserts, which mypy does not know.

from __future__ import annotations

from collections.abc import Sequence

import pytest

from resarcana_gui.agents.companion import Advice, Line
from resarcana_gui.agents.worker import Reply, Worker
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.match.match import Match
from resarcana_gui.scene.viewport import WHOLE
from resarcana_gui.screens.services import MatchPlan, PlayerSpec
from resarcana_gui.screens.table.companion.advice_panel import AdvicePanel
from resarcana_gui.screens.table.table_screen import TableScreen
from tests.screens.market import shell_of
from tests.screens.shell_player import Player
from tests.toy.records import Sell


class Companion(Worker):
    """Finds the first answer best, and the last about as good."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.asked: list[int] = []
        self.waits = False
        self.dropped = self.closed = 0
        self.lines: tuple[tuple[float, float, float], ...] = ((0.62, 0.0, 0.0), (0.61, 0.01, 0.02))
        """The chance of each, how much less that is than the best, and the error of that."""

    def ask(self, at: int, seat: int, events: Sequence[Event], given: Command | None = None) -> None:
        assert self.match is not None and list(events) == self.match.history.events() and seat == 0
        self.asked.append(at)

    def poll(self) -> Reply | None:
        assert self.match is not None
        if self.waits:
            return None
        legal = self.match.legal()
        if len(legal) < 2:
            return Reply(legal[0])
        answers = (legal[0], *[legal[-1]] * (len(self.lines) - 1))
        lines = [Line(answer, told[0], 0.02, *told[1:]) for answer, told in zip(answers, self.lines, strict=True)]
        return Reply(legal[0], advice=Advice(tuple(lines), (0.62, 0.38)))

    def drop(self) -> None:
        self.dropped += 1

    def reset(self) -> None:
        """Nothing."""

    def close(self) -> None:
        self.closed += 1


@pytest.fixture
def companion() -> Companion:
    return Companion()


@pytest.fixture
def player(companion: Companion) -> Player:
    player = Player(shell_of())
    player.matches.adviser = companion
    match = player.matches.new(MatchPlan("toy", {"cards": 9}, (PlayerSpec("Ada"), PlayerSpec("Ben")), 1))
    companion.match = match
    player.shell.show(TableScreen(player.shell, "toy", match, viewer=0))
    while match.pending is not None and (match.pending.seat != 0 or len(match.legal()) < 2):
        table(player).controller.submit(match.legal()[0])
    player.wait(1000)
    return player


def table(player: Player) -> TableScreen:
    assert isinstance(player.screen, TableScreen)
    return player.screen


def advised(player: Player) -> str:
    return " ".join(
        shown.block.text
        for node in player.shell.root.walk()
        if node.name.startswith("advice ") and node.shown
        for shown in getattr(node, "texts", list)()
    )


def test_the_key_asks_for_advice_and_puts_it_away_again(player: Player, companion: Companion) -> None:
    player.key("a")
    player.wait(100)
    assert "Best answers" in advised(player) and "62%" in advised(player) and "About equal." in advised(player)
    assert companion.asked == [len(table(player).match.history.steps)]
    player.key("a")
    assert advised(player) == "" and companion.dropped == 1


def test_where_even_the_best_has_little_chance_lines_are_ranked(player: Player, companion: Companion) -> None:
    companion.lines = ((0.05, 0.0, 0.0), (0.045, 0.005, 0.01), (0.03, 0.02, 0.005))
    player.key("a")
    player.wait(100)
    told = advised(player)
    assert "about 5%" in told and told.count("%") == 1
    assert (
        told.index("1.")
        < told.index("2.")
        < told.index("About equal.")
        < told.index("3.")
        < told.index("Wins less often.")
    )


def test_the_knob_does_the_same_and_escape_puts_it_away_before_it_opens_the_menu(player: Player) -> None:
    player.click("advice")
    assert "62%" in advised(player)
    player.key("escape")
    assert advised(player) == "" and not player.shell.messages.asking


def test_below_what_is_read_it_waits_and_escape_is_meant_for_what_is_read(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    player.key("a")
    player.wait(100)
    view = table(player).view
    assert advised(player) and view is not None
    with monkeypatch.context() as opened:
        opened.setattr(type(view), "covering", WHOLE)
        player.wait(16)
        assert advised(player) == "" and table(player).advice.aside
    player.wait(16)
    assert "62%" in advised(player)


def test_it_moves_away_from_what_is_asked_next_on_the_table(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    player.key("a")
    player.wait(100)
    view, panel = table(player).view, next(node for node in table(player).walk() if isinstance(node, AdvicePanel))
    before = panel.bounds()
    monkeypatch.setattr(type(view), "question_areas", lambda _: [before])
    player.wait(32)
    (moved,) = (node for node in table(player).walk() if isinstance(node, AdvicePanel))
    assert not moved.bounds().colliderect(before) and "62%" in advised(player)


def test_below_the_open_log_it_waits(player: Player) -> None:
    player.key("a")
    player.wait(100)
    player.key("l")
    player.wait(100)
    assert advised(player) == "" and table(player).advice.aside
    player.key("l")
    player.wait(100)
    assert "62%" in advised(player)


def test_until_it_answers_it_says_that_it_thinks(player: Player, companion: Companion) -> None:
    companion.waits = True
    player.key("a")
    player.wait(500)
    assert advised(player) == "Thinking about your question…"
    companion.waits = False
    player.wait(100)
    assert "62%" in advised(player)


def test_an_answer_puts_the_advice_away(player: Player) -> None:
    player.key("a")
    player.wait(100)
    table(player).controller.submit(table(player).match.legal()[0])
    player.wait(100)
    assert advised(player) == ""


def test_who_is_not_asked_gets_a_sentence_and_nobody_thinks(player: Player, companion: Companion) -> None:
    table(player).history.to(0)
    player.key("a")
    assert companion.asked == [] and "when you are asked" in player.told


def test_without_a_companion_there_is_no_knob_and_the_key_says_nothing(player: Player) -> None:
    player.matches.adviser = None
    table(player).rebuild()
    assert "advice" not in [node.name for node in player.shell.root.walk()]
    player.key("a")
    assert advised(player) == ""


def test_who_leaves_the_table_lets_the_companion_go(player: Player, companion: Companion) -> None:
    player.key("a")
    player.shell.routes.title()
    assert companion.closed == 1


def shares(player: Player) -> list[tuple[float, str]]:
    hud = table(player).hud
    assert hud is not None
    return [(share.chance, share.style.name) for share in hud.top_bar.prompt.shares]


def test_where_chances_are_wanted_the_prompt_shows_them_at_every_turn(player: Player, companion: Companion) -> None:
    assert shares(player) == []
    player.shell.change(chances=True)
    player.wait(100)
    assert shares(player) == [(0.62, "water"), (0.38, "air")]
    assert player.find("prompt").tip == "Chance to win: Ada 62%, Ben 38%."
    assert companion.asked == [len(table(player).match.history.steps)]
    player.key("a")
    player.wait(50)
    assert "62%" in advised(player) and len(companion.asked) == 1  # what it found out already is told at once
    player.shell.change(chances=False)
    player.wait(50)
    assert shares(player) == []


def test_back_at_a_question_it_has_answered_the_companion_need_not_think_again(
    player: Player, companion: Companion
) -> None:
    player.shell.change(chances=True)
    player.wait(100)
    position, match = len(table(player).match.history.steps), table(player).match
    table(player).controller.submit(next(command for command in match.legal() if isinstance(command, Sell)))
    player.wait(100)
    assert len(match.history.steps) > position and shares(player)
    table(player).back.undo()
    player.wait(2000)
    assert len(match.history.steps) == position and companion.asked == [position]
    assert shares(player)
