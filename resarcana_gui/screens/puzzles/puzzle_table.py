"""The table at which a puzzle is solved: everything can be undone, and the board beside it judges."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import ClassVar, Final

from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.match.history import Step
from resarcana_gui.match.match import Match
from resarcana_gui.puzzles.lines import SOLVER
from resarcana_gui.puzzles.puzzle import Puzzle, Standing
from resarcana_gui.puzzles.puzzle_progress import ALONE, HINTED, SHOWN
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens import actions
from resarcana_gui.screens.parts.speech_placement import best_placed, free_parts
from resarcana_gui.screens.parts.teacher_speech import SPEECH_LEVEL
from resarcana_gui.screens.parts.triumph import celebrate
from resarcana_gui.screens.puzzles.puzzle_board import BoardButton, BoardTexts, PuzzleBoard
from resarcana_gui.screens.puzzles.puzzle_board_writer import HOW, PuzzleBoardWriter, Situation
from resarcana_gui.screens.puzzles.puzzle_words import PuzzleWords
from resarcana_gui.screens.puzzles.solution import Solution
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.table.table_screen import TableScreen

EDGE: Final = 16.0
WIDTHS: Final = (440.0, 392.0, 344.0, 520.0, 680.0, 840.0, 1000.0)
"""The widths to try for the board, at a text scale of 1, so that it hides as little as possible."""
WIDEST: Final = 1.6


class PuzzleTable(TableScreen):
    """The table of one puzzle. Esc returns to the list. When the round ends without a solution, it is undone up to
    the last action."""

    explains: ClassVar[bool] = False

    def __init__(self, shell: Shell, game: str, puzzle: Puzzle, match: Match, day: date | None) -> None:
        """The match is at the beginning of the puzzle; `day` is set for the puzzle of a day."""
        super().__init__(shell, game, match, viewer=SOLVER)
        self.presenter.begun = True
        self.puzzle: Final = puzzle
        self.day: Final = day
        self.solution: Final = Solution(shell, game, puzzle, self.seating.names)
        self.showing: int | None = None
        """How many steps of the solution are shown; None while the player solves it."""
        self.stars = ALONE
        """The stars for solving it now."""
        self.missed: int | None = None
        """The points at the end of the last attempt; None once the player has gone on."""
        self._attempt: Final = shell.matches.attempt(game, puzzle, match)
        self._wanted: Final = self._attempt.wanted(match.view(SOLVER))
        self._judged: tuple[Step | None, Standing, int] = (
            None,
            Standing.OPEN,
            self._attempt.points(match.view(SOLVER)),
        )
        self._missed_at: Step | None = None
        self._hints = 0
        self._kept = False
        self._said: tuple[object, ...] = ()
        self._writer: Final = PuzzleBoardWriter(shell, puzzle, day, self.solution)
        self._situation = self._now()
        self._content: Sequence[BoardTexts] = self._versions()
        """The versions of the board's content, ..."""
        self._asked: tuple[Box, ...] = ()
        """... and the areas of the question that the board was laid out around."""
        self._board = Node(name="puzzle", z=SPEECH_LEVEL)

    @property
    def standing(self) -> Standing:
        """The state of the attempt."""
        return self._judge()[1]

    @property
    def points(self) -> int:
        """The player's current points."""
        return self._judge()[2]

    def _judge(self) -> tuple[Step | None, Standing, int]:
        """Return the latest step, the standing and the points; computed once for each step."""
        steps = self.match.history.steps
        latest = steps[-1] if steps else None
        if self._judged[0] is not latest:
            view = self.match.view(SOLVER)
            self._judged = (latest, self._attempt.standing(view), self._attempt.points(view))
        return self._judged

    # --------------------------------------------------------------------------------------------------- Screen

    @property
    def board_width(self) -> float:
        return WIDTHS[0] * min(self.shell.look.text.scale, WIDEST)

    def build(self) -> None:
        super().build()
        self._board = Node(name="puzzle", z=SPEECH_LEVEL)
        self._said, self._asked, self._situation = (), (), self._now()
        self._content = self._versions()
        assert self.view is not None
        self.view.add(self._board)
        self.reach.boards.append(self._board)
        self._say()

    def update(self, ms: int) -> None:
        self.runner.paused = self.past_position is not None or self.standing is not Standing.OPEN
        super().update(ms)
        if self.past_position is None and not self.shell.look.queue.busy:
            self._see()
            self._say()

    def act(self, action: str) -> bool:
        if action == actions.ADVICE:
            self.hint()
            return True
        return super().act(action)

    def ended(self) -> None:
        """Do nothing: the board says how it ended."""

    def pause(self) -> None:
        if self.match.history.steps or self._hints or self.showing is not None:
            self._tried()
        self.shell.routes.puzzles(self.puzzle if self.day is None else None, leave=True)

    def _tried(self) -> None:
        self.shell.matches.puzzle_progress(self.game).mark_tried(self.puzzle.name)

    # ----------------------------------------------------------------------------------------------- the buttons

    def hint(self) -> None:
        """Show the next step of the solution or, if the player has left it, the first; asked again, say how to do
        it."""
        if self.standing is Standing.OPEN and self.showing is None:
            self.stars, self._hints, self.missed = min(self.stars, HINTED), min(self._hints + 1, HOW), None
            self._say()

    def again(self) -> None:
        """Start over."""
        self.showing = self.missed = None
        self._hints = 0
        self._back_to(0)
        self._say()

    def show(self) -> None:
        """Show the solution, from the beginning."""
        self.stars = min(self.stars, SHOWN)
        self.again()
        self.showing = 0
        self._say()

    def step_on(self) -> None:
        """Play the next action of the solution."""
        assert self.showing is not None
        for answer in self.solution.steps[self.showing].answers:
            self.controller.submit(self.match.game.codec.read_command(answer))
        self.showing += 1

    def step_back(self) -> None:
        """Undo the last action of the solution."""
        assert self.showing is not None
        self.showing -= 1
        self._back_to(sum(len(step.answers) for step in self.solution.steps[: self.showing]))

    def next(self) -> None:
        """Go to the next unsolved puzzle."""
        following = PuzzleWords(self.shell).next_unsolved(self.puzzle)
        if following is None:
            self.pause()
        else:
            self.shell.routes.puzzle(following)

    def _back_to(self, at: int) -> None:
        """Undo everything up to a position."""
        while len(self.match.history.steps) > at:
            points = self.match.undo_stack.reach().points
            self.runner.undo(next(point for point in points if point >= at))

    # ------------------------------------------------------------------------------------------------- the board

    def _see(self) -> None:
        """React to what the player has seen: record a solution, or undo an end without one."""
        steps = self.match.history.steps
        if self.standing is Standing.SOLVED:
            self._keep()
        elif self.standing is Standing.MISSED:
            self._tried()
            last = max(at for at, step in enumerate(steps) if step.opens and step.seat == SOLVER)
            missed = self._attempt.points(self.match.history.state(last, SOLVER))
            self._back_to(last)
            self.missed, self._missed_at = missed, self._judge()[0]
        elif self._judged[0] is not self._missed_at:
            self.missed = None

    def _keep(self) -> None:
        """Record that the puzzle is solved, once, unless the solution is only being shown."""
        if self._kept or self.showing is not None:
            return
        self._kept = True
        self.shell.matches.puzzle_progress(self.game).mark_solved(self.puzzle.name, self.stars, self.day)
        self.shell.sounds.play("win")
        celebrate(self.shell.look, self.shell.root, self.stars)

    def _say(self) -> None:
        """Update the board, if its content or the area of the question has changed."""
        assert self.view is not None
        steps = self.match.history.steps
        said = (steps[-1] if steps else None, self.standing, self.showing, self._hints, self.missed)
        anew = not self.match.in_action() and said != self._said
        now = self._now() if anew else replace(self._situation, points=self.points)
        asked = tuple(self.view.question_areas())
        if anew or now != self._situation:
            self._said, self._situation = said if anew else self._said, now
            self._content = self._versions()
        elif asked == self._asked:
            return
        self._asked = asked
        self._lay(self._content, anew=anew)

    def _lay(self, versions: Sequence[BoardTexts], *, anew: bool) -> None:
        """Place the board where it hides least. With `anew` the primary button gets the focus."""
        focused = self.shell.stage.dispatcher.focus.current
        held = focused.name if focused is not None and self._board in focused.lineage() else ""
        self._board.clear()
        board = self._fitting(versions)
        if board is not None:
            self._board.add(board)
        wished = next((button.name for button in versions[0].buttons if anew and button.primary), held)
        if wished:
            self.give_focus(wished)

    def _fitting(self, versions: Sequence[BoardTexts]) -> PuzzleBoard | None:
        """Return the board, in the room kept for it or, without any, where it hides least: fewer words are better
        than covering a rival."""
        assert self.view is not None
        look = self.shell.look
        if self.room is not None:
            return self._in_room(versions, self.room)
        scale, room = min(look.text.scale, WIDEST), self.width - 2 * EDGE
        boards = [PuzzleBoard(look, told, width=min(width * scale, room)) for told in versions for width in WIDTHS]
        board = best_placed(boards, self.view.layout, self.view, self.view.question_areas())
        assert isinstance(board, PuzzleBoard)
        return board

    def _in_room(self, versions: Sequence[BoardTexts], room: Box) -> PuzzleBoard | None:
        """Return the board in the room kept for it, with as many words as fit above or beside the question. Words
        come before buttons, since an action is being answered then. None if nothing fits."""
        parts = free_parts(self._asked, room)
        only_words = [replace(told, buttons=()) for told in versions[1:]] if parts != [room] else []
        for told in (*versions, *only_words):
            for part in parts:
                board = PuzzleBoard(self.shell.look, told, width=part.w, height=part.h)
                if board.needs <= part.h:
                    board.at = part.topleft
                    return board
        return None

    def _versions(self) -> list[BoardTexts]:
        """Return the versions of the board's content."""
        return self._writer.versions(self._situation, self._buttons())

    def _now(self) -> Situation:
        """Return the situation. Within an action only the points change, until it is over."""
        steps = self.match.history.steps
        return Situation(
            self.standing, self.points, self._wanted,
            sum(step.opens and step.seat == SOLVER for step in steps), self.solution.next_step(self._answers()),
            bool(steps), self._hints, self.showing, self.missed, self.stars,
        )  # fmt: skip

    def _answers(self) -> list[JsonObject]:
        """Return the player's answers so far."""
        write = self.match.game.codec.write
        return [write(step.command) for step in self.match.history.steps if step.seat == SOLVER]

    def _buttons(self) -> list[BoardButton]:
        text = self.shell.text
        show = BoardButton("show", text("puzzles.show"), "eye", self.show)
        if self.showing is not None:
            return self._solution_buttons()
        if self.standing is Standing.SOLVED:
            following = BoardButton("next", text("puzzles.next"), "resume", self.next, primary=True)
            return [following, show, BoardButton("list", text("puzzles.list"), "log", self.pause)]
        hint = BoardButton("hint", text("puzzles.hint"), "advice", self.hint)
        begun = bool(self.match.history.steps)
        again = BoardButton("again", text("puzzles.again"), "replay", self.again, enabled=begun)
        return [hint, show, again]

    def _solution_buttons(self) -> list[BoardButton]:
        """Return the buttons while the solution is shown."""
        assert self.showing is not None
        text = self.shell.text
        at_end, on = self._at_end, not self._at_end
        return [
            BoardButton("step on", text("puzzles.step_on"), "resume", self.step_on, primary=on, enabled=on),
            BoardButton("step back", text("puzzles.step_back"), "undo", self.step_back, enabled=self.showing > 0),
            BoardButton("again", text("puzzles.try"), "replay", self.again, primary=at_end),
        ]

    @property
    def _at_end(self) -> bool:
        return self.showing == len(self.solution.steps)
