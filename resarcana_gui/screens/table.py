"""The screen of a game: the game's own table, and beside it its progress, the log, and what can always be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from resarcana_gui.match.match import Match
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens import actions
from resarcana_gui.screens.controls import TableActions
from resarcana_gui.screens.game_ui import Party, TableView
from resarcana_gui.screens.hand_over import HandOver
from resarcana_gui.screens.host import Host
from resarcana_gui.screens.match_watcher import MatchWatcher
from resarcana_gui.screens.past import Past
from resarcana_gui.screens.pause import open_pause
from resarcana_gui.screens.player_door import PlayerDoor
from resarcana_gui.screens.presenter import Presenter
from resarcana_gui.screens.screen import Screen
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.side import Side
from resarcana_gui.screens.table_model import TableModel
from resarcana_gui.screens.taking_back import TakingBack
from resarcana_gui.screens.travel import Travel

COLUMN: Final = Box(1612, 12, 296, 1056)
"""The column beside the game's table."""


class TableScreen(Screen):
    """Plays one match. It shows what the one person sees, or, of several, the one who is asked; without any, what the
    first seat sees. A match that is over can be looked at, and travelled in.

    It puts the parts together, lays them out, and passes keys and clicks on. What happens is followed by the
    `MatchWatcher`, shown and asked by the `Presenter`, answered through the `PlayerDoor`; all know the `TableModel`.
    """

    music: ClassVar[str] = "table"
    demo: ClassVar[bool] = False
    """Whether it only shows machines at play."""

    def __init__(self, shell: Shell, game: str, match: Match, *, viewer: int | None = None) -> None:
        super().__init__(shell)
        self.shell = shell
        self.game = game
        self.match = match
        self.model: Final = TableModel(shell, game, match, viewer)
        self.people: Final = self.model.people
        self.prompt: Final = self.model.prompt
        self.thought: Final = self.model.thought
        self.back: Final = TakingBack(self.model)
        self.door: Final = PlayerDoor(self.model, self.back)
        self.presenter: Final = Presenter(self.model)
        self.travel: Final = Travel(self.model, self.presenter)
        met = viewer is not None or len(self.people) < 2 or self.model.over
        self.hand_over: Final = HandOver(self.model, self.presenter, self.back, self.rebuild, met=met)
        self.watcher: Final = MatchWatcher(self.model, self.presenter, self.hand_over)
        self.model.run(self.watcher)
        self.view: TableView | None = None
        self.side: Side | None = None
        self.past: Past | None = None
        """What lies over the table while it shows a position of the past."""

    @property
    def host(self) -> Host:
        """Runs the match."""
        return self.model.host

    @property
    def viewer(self) -> int:
        """The seat that looks."""
        return self.model.viewer

    @property
    def travelled(self) -> int | None:
        """The position of the past that is shown; None for what is now."""
        return self.model.travelled

    @property
    def party(self) -> Party:
        """Who plays, and who looks."""
        return self.model.party

    # -------------------------------------------------------------------------------------------------- Screen

    def build(self) -> None:
        self.view = view = self.model.ui.table(self.shell, self.party, self.door)
        do = TableActions(self.back.undo, self.back.redo, self.show_result, self.pause, self._help)
        self.side = side = Side(self.model, view, COLUMN, self.back, self.travel.to, do)
        self.model.lay(view, side)
        self.add(view, side)
        self.past = Past(self.shell, COLUMN, self.travel.now)
        self.travel.lay(side, self.past)
        view.add(self.past)
        side.retell()
        if self.hand_over.met and not self.model.covered:
            self.presenter.begin()
        else:
            self.hand_over.to_first()
            self.presenter.show_now()
        if self.travelled is not None:
            self.travel.to(self.travelled)

    def left(self) -> None:
        self.host.close()

    def update(self, ms: int) -> None:
        self.host.update()
        if self.view is not None and self.side is not None:
            self.view.update(ms)
            self.side.update(ms)
        if not self.host.paused and self.watcher.go_on():
            self.ended()

    def floor(self) -> Sequence[Node]:
        return () if self.view is None or self.side is None else (*self.view.floor(), *self.side.floor())

    def act(self, action: str) -> bool:
        view, side = self.view, self.side
        if view is None or side is None or view.act(action):
            return view is not None and side is not None
        act = {
            actions.UNDO: self.back.undo,
            actions.REDO: self.back.redo,
            actions.MENU: self.pause,
            actions.CANCEL: self._leave,
            actions.LOG: lambda: self.shell.stage.dispatcher.focus.give(side.log),
            actions.EARLIER: side.scrubber.earlier,
            actions.LATER: side.scrubber.later,
            actions.NOW: self.travel.now,
        }.get(action)
        if act is not None:
            act()
        return act is not None or (action in actions.ANSWERS and self.pressed(None))

    def hurry(self) -> bool:
        """What is shown as a question is meant by its keys, whatever still moves beside it."""
        meant, waited = self.prompt.shown, self.thought.end()
        return (super().hurry() or waited) and not meant

    def tabs_to(self, control: Control) -> bool:
        """An open question keeps Tab among what it is answered with: the rest has keys of its own."""
        return not self.prompt.shown or self.view is None or self.view.answers_with(control)

    def arrows_to(self, control: Control) -> bool:
        """What lies on the table can be looked at by arrows, though nothing can be done with it."""
        return self.tabs_to(control) or self._lies_on_table(control)

    def spared(self) -> Sequence[Box]:
        return () if self.view is None else self.view.asked_at()

    def pressed(self, control: Control | None) -> bool:
        """On the table itself a click only hurries, as long as the picture is behind: it never answers a question that
        was not to be seen."""
        return (control is None or self._lies_on_table(control)) and self.travelled is None and self.prompt.catch_up()

    def _lies_on_table(self, control: Control) -> bool:
        return self.view is not None and self.view in control.lineage() and self.view.lies_on(control)

    def pointed(self, control: Control | None) -> None:
        if self.view is not None:
            self.view.pointed(control)

    # --------------------------------------------------------------------------------------------------- ways out

    def ended(self) -> None:
        """The end has been seen: show how the game was decided."""
        self.shell.routes.result(self.game, self.match, self.viewer)

    def show_result(self) -> None:
        """Show again how the game that is over was decided."""
        self.shell.routes.result(self.game, self.match, self.viewer, again=True)

    def pause(self) -> None:
        """Stop for a while, and offer what is not part of the game."""
        if not self.shell.asking:
            self.host.paused = True
            result = self.show_result if self.model.over else None
            open_pause(self.shell, self.go_on, result, saved=self.model.saved)

    def go_on(self) -> None:
        """The pause is over."""
        self.host.paused = self.travelled is not None

    def _leave(self) -> None:
        """Leave what is looked at for what it is about: the past for now, the game for its menu."""
        if self.travelled is not None:
            self.travel.now()
        else:
            self.pause()

    def _help(self) -> None:
        self.act(actions.HELP)
