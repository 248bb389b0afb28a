# mypy: no-warn-unreachable
# What a property says changes between two asserts, which mypy does not know.

"""A robot solves a puzzle at the real table, by keys and otherwise, and everything that the board says is readable."""

from __future__ import annotations

import re

import pytest

from resarcana_gui.puzzles.puzzle import Puzzle, Standing
from resarcana_gui.puzzles.puzzle_progress import ALONE, HINTED, SHOWN
from resarcana_gui.scene.check import check, report
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import KeyDown, KeyUp
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.viewport import WHOLE
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.puzzles.puzzle_board import PuzzleBoard
from resarcana_gui.screens.puzzles.puzzle_table import PuzzleTable
from resarcana_gui.screens.puzzles.puzzles_page import PuzzlesPage
from resarcana_gui.settings import Settings
from tools.headless_client import HeadlessClient, headless
from tools.tour.puzzle_stops import begin, hardest, solve

SMALL = (640, 360)
FAR = 2
"""After so many answers a board has stood aside for everything that it has to."""


@pytest.fixture(scope="module")
def stage() -> HeadlessClient:
    headless()
    return HeadlessClient(SMALL, Settings(language="es", speed="instant", second_thought="none"))


def easiest(stage: HeadlessClient) -> Puzzle:
    """One to win."""
    return next(puzzle for puzzle in stage.shell.matches.puzzles(stage.game) if not puzzle.points)


def control(stage: HeadlessClient, name: str) -> Control:
    return next(node for node in stage.shell.root.walk() if isinstance(node, Control) and node.name == name)


def press(stage: HeadlessClient, *keys: str) -> None:
    for key in keys:
        stage.shell.stage.send(KeyDown(key))
        stage.shell.stage.send(KeyUp(key))
        stage.tick()


def pick(stage: HeadlessClient, name: str) -> None:
    """Use a button of the board by keys: the focus is brought there by Tab."""
    for _ in range(60):
        focused = stage.shell.stage.dispatcher.focus.current
        if focused is not None and focused.name == name:
            break
        press(stage, "tab")
    press(stage, "enter")
    stage.rest()


def said(stage: HeadlessClient) -> str:
    labels = [node for node in stage.shell.root.walk() if node.name.startswith("puzzle words")]
    return " ".join(shown.block.text for label in labels for shown in label.texts())  # type: ignore[attr-defined]


def plain(sentence: str) -> str:
    """As it is read where its icons are left out."""
    return " ".join(re.sub(r"{[a-z_]+}|\W", " ", sentence).split())


def stands(table: PuzzleTable, standing: Standing) -> bool:
    return table.standing is standing


def legible(stage: HeadlessClient) -> bool:
    """Whether nothing is hidden or unreadable; what is, is printed."""
    faults = report(check(stage.shell.root, stage.shell.look.theme, WHOLE))
    print(faults)
    return not faults


def test_a_puzzle_is_missed_taken_back_helped_with_shown_and_solved_and_the_next_one_opens(
    stage: HeadlessClient,
) -> None:
    puzzle = easiest(stage)
    table = begin(stage, puzzle)
    solved = stage.matches.answered
    assert "10" in said(stage) and legible(stage)

    while table.missed is None:  # pass, and take any item
        table.controller.submit(table.match.legal()[-1])
        stage.rest()
    assert f"{table.points} de 10" in said(stage) and not table.match.history.steps and legible(stage)

    pick(stage, "hint")
    assert table.solution.steps[0].deed in said(stage) and table.stars == HINTED
    pick(stage, "hint")
    assert plain(table.solution.steps[0].sentences[0]) in plain(said(stage)) and legible(stage)

    pick(stage, "show")
    for number, step in enumerate(table.solution.steps, 1):
        pick(stage, "step on")
        assert table.showing == number and all(plain(sentence) in plain(said(stage)) for sentence in step.sentences)
    assert stands(table, Standing.SOLVED) and not solved.stars(puzzle.name) and legible(stage)
    pick(stage, "step back")
    assert table.showing == len(table.solution.steps) - 1 and stands(table, Standing.OPEN)

    pick(stage, "again")
    assert table.showing is None and not table.match.history.steps
    solve(stage, table)
    assert solved.stars(puzzle.name) == SHOWN and legible(stage)
    assert "triumph" in [node.name for node in stage.shell.root.children]
    pick(stage, "next")
    following = stage.shell.screen
    assert isinstance(following, PuzzleTable)
    assert following.puzzle.name != puzzle.name
    assert following.stars == ALONE
    press(stage, "escape")
    assert isinstance(stage.shell.screen, PuzzlesPage)


def test_off_the_solutions_way_a_hint_says_how_it_begins_and_undo_leads_back_to_the_beginning(
    stage: HeadlessClient,
) -> None:
    table = begin(stage, max(stage.shell.matches.puzzles(stage.game), key=lambda puzzle: puzzle.length))
    solve(stage, table, len(table.solution.steps[0].answers))
    table.hint()
    assert table.solution.steps[1].deed in said(stage)
    table.again()
    wrong = next(each for each in table.match.legal() if table.match.game.codec.write(each) != table.puzzle.solution[0])
    table.controller.submit(wrong)
    stage.rest()
    while table.match.in_action():
        table.controller.submit(table.match.legal()[0])
        stage.rest()
    table.hint()
    assert table.solution.steps[0].deed in said(stage)
    while table.match.undo_stack.reach().possible:
        table.back.undo()
    assert not table.match.history.steps


def test_whoever_leaves_a_puzzle_is_at_that_one_in_the_list_and_it_is_marked_as_tried(stage: HeadlessClient) -> None:
    puzzles = stage.shell.matches.puzzles(stage.game)
    at = next(
        number for number, each in enumerate(puzzles, 1) if number > 40 and not stage.matches.answered.stars(each.name)
    )
    table = begin(stage, puzzles[at - 1])
    table.pause()
    assert not stage.matches.answered.tried(table.puzzle.name), "it was only looked at"
    table = begin(stage, puzzles[at - 1])
    table.hint()
    table.pause()
    focused = stage.shell.stage.dispatcher.focus.current
    assert focused is not None and focused.name == f"puzzle {at}"
    assert "Probado, aún sin resolver" in str(focused.tip)


def test_the_puzzle_of_the_day_counts_for_the_streak_and_the_title_leads_to_the_list(stage: HeadlessClient) -> None:
    stage.shell.routes.title()
    control(stage, "puzzles").activate()
    assert stage.shell.stage.dispatcher.focus.current is control(stage, "daily")
    press(stage, "enter")
    table = stage.shell.screen
    assert isinstance(table, PuzzleTable)
    assert table.day == stage.matches.today()
    solve(stage, table)
    assert stage.matches.answered.days == {stage.matches.today()}
    stage.shell.routes.puzzles(leave=True)
    focused = stage.shell.stage.dispatcher.focus.current
    assert focused is not None
    assert focused.name.startswith("puzzle ") and legible(stage)


def covered(stage: HeadlessClient, table: PuzzleTable) -> list[str]:
    """What of the table lies below the board: of what is asked, the prompt, and what can be chosen or read."""
    assert table.view is not None
    board = next((node for node in stage.shell.root.walk() if isinstance(node, PuzzleBoard)), None)
    if board is None:
        return ["there is no board"]
    over = board.bounds().inflate(-1, -1)
    asked = [(f"asked {at}", box) for at, box in enumerate(table.view.question_areas())]
    used = [
        (node.name, node.bounds())
        for node in stage.shell.root.walk()
        if isinstance(node, Control) and node.shown and node.focusable and board not in node.lineage()
    ]
    crowded = ["the words on the board"] if board.needs > board.height else []
    return crowded + [name for name, box in asked + used if over.colliderect(box)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "language", "text", "part"),
    [
        ((1280, 720), "es", 200, slice(None)),
        ((1280, 720), "en", 100, slice(0, None, 3)),
        ((1920, 1080), "es", 200, slice(1, None, 3)),
        ((1920, 1080), "en", 100, slice(2, None, 3)),
    ],
    ids=str,
)
def test_at_no_puzzle_the_board_covers_what_is_decided_about(
    size: tuple[int, int], language: str, text: int, part: slice
) -> None:
    """Every one is looked at where there is the least room, and at one more place."""
    settings = Settings(language=language, speed="instant", second_thought="none", text_scale=text)
    stage = HeadlessClient(size, settings)
    hidden: dict[str, list[str]] = {}
    looked_at = stage.shell.matches.puzzles(stage.game)[part]
    for puzzle in looked_at:
        table = begin(stage, puzzle)
        for hints in range(3):
            hidden[f"{puzzle.name} with {hints} hints"] = covered(stage, table)
            table.hint()
        for at, answer in enumerate(table.puzzle.solution[:FAR], 1):
            table.controller.submit(table.match.game.codec.read_command(answer))
            stage.rest()
            hidden[f"{puzzle.name} after {at} answers"] = covered(stage, table)
    assert len(hidden) == 5 * len(looked_at) >= 5 * 30
    assert {where: names for where, names in hidden.items() if names} == {}


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 200), ((1920, 1080), 100)])
def test_the_button_for_the_next_step_stays_where_it_is(size: tuple[int, int], text: int) -> None:
    stage = HeadlessClient(size, Settings(language="es", speed="instant", second_thought="none", text_scale=text))
    table = begin(stage, hardest(stage))
    table.show()
    places = {control(stage, "step on").bounds().topleft}
    for _ in table.solution.steps:
        table.step_on()
        stage.rest()
        assert not covered(stage, table)
        places.add(control(stage, "step on").bounds().topleft)
    assert len(places) == 1 and len(table.solution.steps) > 2
    again = control(stage, "again")
    assert isinstance(again, Button) and again.text, "what is likely to be wanted at the end keeps its words"


def test_in_the_middle_of_an_action_the_board_makes_way_for_its_buttons_and_then_is_as_before() -> None:
    stage = HeadlessClient((1280, 720), Settings(language="es", speed="instant", second_thought="none"))
    table = begin(stage, stage.shell.matches.puzzles(stage.game)[0])

    def board() -> Box:
        return next(node for node in stage.shell.root.walk() if isinstance(node, PuzzleBoard)).bounds()

    before = board()
    solve(stage, table, 1)
    cancel = control(stage, "cancel").bounds()
    assert table.match.in_action() and cancel.colliderect(before) and not cancel.colliderect(board())
    press(stage, "escape")
    stage.rest()
    assert not table.match.history.steps and board() == before


def test_a_point_that_an_action_brings_is_told_before_its_last_answer(stage: HeadlessClient) -> None:
    def claims(puzzle: Puzzle) -> bool:
        return puzzle.solution[0].get("component") == "obelisk"  # its essences are to be chosen

    table = begin(stage, next(puzzle for puzzle in stage.shell.matches.puzzles(stage.game) if claims(puzzle)))
    before = table.points
    assert f"Tienes {before} de" in said(stage)
    solve(stage, table, 1)
    assert table.match.in_action() and table.points == before + 1
    assert f"Tienes {before + 1} de" in said(stage)
