"""The screen of a game: the game's own table with the screen's HUD."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from resarcana_gui.match.match import Match
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens import actions
from resarcana_gui.screens.game_ui import Seating
from resarcana_gui.screens.match_runner import MatchRunner
from resarcana_gui.screens.pasting import copy_position
from resarcana_gui.screens.reviewer import Reviewer
from resarcana_gui.screens.screen import Screen
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.table.companion.advice_controller import AdviceController
from resarcana_gui.screens.table.controls import TableActions
from resarcana_gui.screens.table.hand_over import HandOver
from resarcana_gui.screens.table.history_browser import HistoryBrowser, PastOverlay
from resarcana_gui.screens.table.hud import Hud
from resarcana_gui.screens.table.onboarding_tips import OnboardingTips
from resarcana_gui.screens.table.pause import open_pause
from resarcana_gui.screens.table.player_controller import PlayerController, UndoController
from resarcana_gui.screens.table.presenter import Presenter
from resarcana_gui.screens.table.table_model import TableModel
from resarcana_gui.screens.table.table_observer import TableObserver
from resarcana_gui.screens.table.table_reach import TableReach
from resarcana_gui.screens.table_view import TableView

MUSIC_CHANGES: Final = 8_000
"""The milliseconds of the cross-fade when a table asks for other music."""


class TableScreen(Screen):
    """Plays one match. It shows the view of the only person or, of several, of the one who is asked; if only machines
    play, that of the first seat. A finished match can be viewed, and its history browsed.

    The screen only connects its parts, lays them out, and passes keys and clicks on. `TableObserver` follows what
    happens, `Presenter` shows it and asks, `PlayerController` answers; all share the `TableModel`.
    """

    music: ClassVar[str] = "table"
    demo: ClassVar[bool] = False
    """Whether it only shows machines at play."""

    explains: ClassVar[bool] = True
    """Whether onboarding tips are shown."""

    def __init__(self, shell: Shell, game: str, match: Match, *, viewer: int | None = None) -> None:
        super().__init__(shell)
        self.shell = shell
        self.game = game
        self.match = match
        self.model: Final = TableModel(shell, game, match, viewer)
        self.people: Final = self.model.people
        self.question_timing: Final = self.model.question_timing
        self.grace: Final = self.model.grace
        self.reach: TableReach = TableReach(self.model)
        self.back: Final = UndoController(self.model)
        self.controller: Final = PlayerController(self.model, self.back)
        self.presenter: Final = Presenter(self.model)
        self.history: Final = HistoryBrowser(self.model, self.presenter)
        met = viewer is not None or len(self.people) < 2 or self.model.over
        self.hand_over: Final = HandOver(self.model, self.presenter, self.back, self.rebuild, met=met)
        self.observer: Final = TableObserver(self.model, self.presenter, self.hand_over)
        self.model.run(self.observer)
        self.advice: Final = AdviceController(self.model, self, self._show_chances)
        self.reviewer: Final = self._own_reviewer()
        self._heard = ""
        """The loop that was played last."""
        self.view: TableView | None = None
        self.hud: Hud | None = None
        self.onboarding: OnboardingTips | None = None
        self.past: PastOverlay | None = None
        """The overlay that marks a past position."""
        self.room: Box | None = None
        """The area that the table keeps free for a board beside it."""

    @property
    def board_width(self) -> float:
        """The width of a board beside the game; 0 if there is none."""
        return 0.0

    @property
    def runner(self) -> MatchRunner:
        """The runner of the match."""
        return self.model.runner

    @property
    def viewer(self) -> int:
        """The viewing seat."""
        return self.model.viewer

    @property
    def past_position(self) -> int | None:
        """The past position that is shown; None for the present."""
        return self.model.past_position

    @property
    def seating(self) -> Seating:
        """Who plays, and which seat is viewing."""
        return self.model.seating

    # -------------------------------------------------------------------------------------------------- Screen

    @property
    def covers(self) -> bool:
        return self.view is not None and self.view.layout.covers

    def build(self) -> None:
        self.hand_over.find_viewer()
        half_made = self.view.half_made if self.view is not None else None
        self.view = view = self.model.ui.table(self.shell, self.seating, self.controller)
        view.resume(half_made)
        self.room = view.make_room(self.board_width) if self.board_width else None
        self.advice.forget()
        advice = self._advise if self.people and self.shell.matches.advises(self.match) else None
        do = TableActions(self.take_back, self.back.redo, self.show_result, self.pause, self._help, advice)
        self.hud = hud = Hud(self.model, view, self.back, self.history.to, do)
        self.back.tell = hud.undo.explain
        self.model.lay(view, hud)
        self.reach.top_bar, self.reach.boards = hud.top_bar, []
        self.add(view)
        self.past = PastOverlay(self.shell.look, self.shell.seen, view.layout.top_bar)
        self.history.lay(hud, self.past)
        view.add(self.past)
        self._lay_onboarding()
        if self.hand_over.met and not self.model.covered:
            self.presenter.begin()
        else:
            self.hand_over.to_first()
            self.presenter.show_now()
        hud.retell()  # once the table is shown: a game may mark seats by what it shows
        if self.past_position is not None:
            self.history.to(self.past_position)

    def _lay_onboarding(self) -> None:
        """Add onboarding tips for people who play."""
        if not self.explains or not self.people or self.demo:
            self.onboarding = None
        else:
            self.onboarding = OnboardingTips(self.model)
            assert self.view is not None
            self.view.add(self.onboarding)
            self.reach.boards.append(self.onboarding)

    def left(self) -> None:
        self.advice.leave()
        if self.reviewer is not None:
            self.reviewer.close()
        self.runner.close()

    def update(self, ms: int) -> None:
        self.runner.update()
        if self.reviewer is not None:
            self.reviewer.update(go_on=self.runner.thinking is None)
        if self.view is not None and self.hud is not None:
            self.view.overlaid = self.hud.covering
            self.view.update(ms)
            self._follow_music()
            self.hud.update()
            self.advice.update()
            if self.onboarding is not None:
                self.onboarding.update(ms)
        if not self.runner.paused and self.observer.go_on():
            self.ended()

    @property
    def loop(self) -> str:
        return self.music if self.view is None else self.view.music

    def _follow_music(self) -> None:
        """Fade to another loop where the table asks for it."""
        if self._heard not in ("", self.loop):
            self.shell.sounds.music(f"{self.shell.chosen}/{self.loop}", MUSIC_CHANGES)
        self._heard = self.loop

    def _own_reviewer(self) -> Reviewer | None:
        """Return a reviewer of the only person's choices, which works while nobody else thinks, so that the review
        is ready at the end."""
        matches, alone = self.shell.matches, len(self.people) == 1 and not self.match.exercise
        return matches.reviewer(self.match, self.people[0]) if alone and matches.judges_during_play else None

    def _advise(self) -> None:
        """Toggle the advice; an onboarding tip makes room for it."""
        self._close_tip()
        self.advice.toggle()

    def _close_tip(self) -> bool:
        """Close the onboarding tip; return whether there was one."""
        return self.onboarding is not None and self.onboarding.close()

    def act(self, action: str) -> bool:
        view, hud = self.view, self.hud
        if view is None or hud is None:
            return False
        closed = action == actions.CANCEL and (self._close_advice() or hud.close_log())
        if closed or view.act(action) or (action == actions.CANCEL and self._close_tip()):
            return True
        act = {
            actions.UNDO: self.take_back,
            actions.REDO: self.back.redo,
            actions.MENU: self.pause,
            actions.CANCEL: self._leave,
            actions.LOG: hud.toggle_log,
            actions.EARLIER: hud.sheet.scrubber.earlier,
            actions.LATER: hud.sheet.scrubber.later,
            actions.NOW: self.history.now,
            actions.ADVICE: self._advise,
            actions.COPY: self.copy_position,
        }.get(action)
        if act is not None:
            act()
        hurried = act is None and action in actions.ANSWERS and self._hurries(None)
        return act is not None or hurried or (action == actions.PASS and self._is_too_early())

    def take_back(self) -> None:
        """Cancel a choice that the player is in the middle of, or else undo."""
        present = self.view is not None and self.past_position is None
        if not (present and self.view is not None and self.view.cancel_choice()):
            self.back.undo()

    def _is_too_early(self) -> bool:
        """Return whether somebody else is to act. The player is then told so, since the key is not remembered: what
        the other does may change their mind."""
        pending = self.model.pending
        waits = pending is not None and pending.seat != self.viewer and self.viewer in self.people
        if waits and pending is not None and self.past_position is None:
            self.shell.messages.tell(self.shell.text("table.too_early", who=escaped(self.seating.names[pending.seat])))
        return waits

    def _close_advice(self) -> bool:
        return not self.advice.aside and self.advice.close()

    def hurry(self) -> bool:
        """Finish animations, unless a question is visible: the key is meant for it then, even if something beside it
        still moves."""
        meant, waited = self.question_timing.shown, self.grace.end()
        return (super().hurry() or waited) and not meant

    def says(self) -> str:
        asked = self.view.prompt_text if self.view is not None else None
        return "" if asked is None else asked.sentence or asked.text

    def describe(self, control: Control) -> str:
        return self.view.subjects.describe(control) if self.view is not None else ""

    def spared(self) -> Sequence[Box]:
        if self.view is None:
            return ()
        layout, prompt = self.view.layout, [self.hud.top_bar.prompt.bounds()] if self.hud is not None else []
        return (*self.view.question_areas(), *self.view.reading_areas(), *prompt, *layout.decision_areas, layout.undo)

    def pressed(self, control: Control | None) -> bool:
        """Close what is open to be read if the click is beside it; the click is then used up."""
        close_reading = self.view is not None and self.view.close_reading(control)
        return close_reading or self._hurries(control)

    def _hurries(self, control: Control | None) -> bool:
        """Return whether a click on the table only finished animations: while the picture is behind, a click never
        answers a question that was not visible."""
        meant = control is None or self.reach.lies_on_table(control)
        return meant and self.past_position is None and self.question_timing.catch_up()

    def pointed(self, control: Control | None) -> None:
        if self.view is not None:
            self.view.pointed(control)

    # ---------------------------------------------------------------------------------------------------- leaving

    def ended(self) -> None:
        """Show the result, now that the end has been seen."""
        self.shell.routes.result(self.game, self.match, self.viewer)

    def show_result(self) -> None:
        """Show the result of a finished game again."""
        self.shell.routes.result(self.game, self.match, self.viewer, again=True)

    def pause(self) -> None:
        """Pause the game and open the menu."""
        if not self.shell.messages.asking:
            self.runner.paused = True
            result = self.show_result if self.model.over else None
            open_pause(self.shell, self.go_on, result, saved=self.model.saved, on_copy=self.copy_position)

    def copy_position(self) -> None:
        """Copy the position that is shown, as text."""
        at = self.past_position
        copy_position(self.shell, self.match, len(self.match.history.steps) if at is None else at)

    def go_on(self) -> None:
        """Resume the game."""
        self.runner.paused = self.past_position is not None

    def _leave(self) -> None:
        """Return from the past to the present, or else open the menu."""
        if self.past_position is not None:
            self.history.now()
        else:
            self.pause()

    def _show_chances(self, chances: Sequence[float]) -> None:
        if self.hud is not None:
            self.hud.top_bar.show_chances(chances)

    def _help(self) -> None:
        self.act(actions.HELP)
