"""A small triumph: stars rise above every screen, block nothing, and are gone after a moment."""

from __future__ import annotations

import pytest

from resarcana_gui.kernel.game import Outcome
from resarcana_gui.scene import hit
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.timing import Pace, Speed, milliseconds
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.screens.game_over import GameOver
from resarcana_gui.screens.parts.triumph import celebrate, celebrate_match
from tests.screens.market import shell_of
from tests.screens.test_game_over import finished

STEP = 20


def names(root: Node) -> list[str]:
    return [node.name for node in root.walk() if node.name in {"star", "spark", "rays"}]


@pytest.mark.parametrize("stars", [1, 2, 3])
@pytest.mark.parametrize("pace", [Pace(), Pace(reduced=True), Pace(Speed.INSTANT)])
def test_so_many_stars_rise_on_the_canvas_and_are_gone_within_two_seconds(stars: int, pace: Pace) -> None:
    look, root = UiStyle(pace=pace), Node(size=CANVAS)
    celebrate(look, root, stars)
    most, sparks, whole = 0, 0, Box(0, 0, *CANVAS)
    for _ in range(0, 2000, STEP):
        look.queue.update(STEP)
        shown = names(root)
        most, sparks = max(most, shown.count("star")), max(sparks, shown.count("spark"))
        assert all(whole.contains(node.bounds()) for node in root.walk() if node.name == "star")
    assert most == stars and (sparks > 0) is not pace.reduced
    assert not root.children and look.queue.idle


@pytest.mark.parametrize("pace", [Pace(), Pace(reduced=True), Pace(Speed.INSTANT)])
def test_for_a_match_a_trophy_rises_between_two_stars_and_is_gone_within_two_seconds(pace: Pace) -> None:
    look, root, seen = UiStyle(pace=pace), Node(size=CANVAS), dict[str, float]()
    celebrate_match(look, root)
    for _ in range(0, 2000, STEP):
        look.queue.update(STEP)
        seen.update({node.name: node.bounds().w for node in root.walk() if node.name in {"star", "trophy"}})
        assert names(root).count("star") <= 2
    assert seen["trophy"] > seen["star"] > 0
    assert not root.children and look.queue.idle


def test_it_blocks_no_click_and_nothing_waits_for_it() -> None:
    look, root, below = UiStyle(), Node(size=CANVAS), Node(size=CANVAS)
    below.touchable = True
    root.add(below)
    celebrate(look, root, 3)
    look.queue.update(2 * milliseconds("star"))
    assert names(root) and hit.at(root, (960.0, 290.0)) is below and not look.queue.busy


@pytest.mark.parametrize(("kinds", "winner", "cheered"), [((None, "first"), 0, True), ((None, "first"), 1, False)])
def test_whoever_wins_a_game_has_one(kinds: tuple[str | None, ...], winner: int, *, cheered: bool) -> None:
    shell = shell_of()
    screen = GameOver(shell, "toy", finished(shell, *kinds), 0)
    screen.outcome = Outcome(tuple(1 if seat == winner else 2 for seat in range(2)), (0, 0))
    shell.show(screen)
    assert any(node.name == "triumph" for node in shell.root.children) is cheered
    again = GameOver(shell, "toy", screen.match, 0, again=True)
    shell.look.queue.settle()
    shell.show(again)
    assert not any(node.name == "triumph" for node in shell.root.children), "it is old news"


def test_whoever_wins_a_match_of_several_games_has_a_larger_one(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = shell_of()
    monkeypatch.setattr(shell.games["toy"], "standing", lambda language, names, progress: "2 : 1")
    screen = GameOver(shell, "toy", finished(shell, None, "first"), 0)
    screen.outcome = Outcome((1, 2), (0, 0))
    shell.show(screen)
    for _ in range(0, 3 * milliseconds("star"), STEP):
        shell.look.queue.update(STEP)
    assert "trophy" in [node.name for node in next(n for n in shell.root.children if n.name == "triumph").children]
