"""The dialog in which whoever watches a demo may take a seat in its game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from resarcana_gui.match.errors import SaveError
from resarcana_gui.match.match import Match
from resarcana_gui.scene.events import Event, KeyDown
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.seats.rings import RoundPicture
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.dialog import PAD, Dialog
from resarcana_gui.screens.parts.stack import MenuEntry, menu_buttons, stacked
from resarcana_gui.screens.seat_names import usual_person
from resarcana_gui.screens.shell import Shell

WIDTH: Final = 560.0
WIDEST: Final = 1.4


class JoinDialog(Dialog):
    """Asks who plays on. Esc continues the demo, and so does a time without input."""

    def __init__(
        self, shell: Shell, names: Sequence[str], faces: Mapping[str, Drawing | None],
        on_seat: Callable[[int], object], on_watch: Callable[[], object],
    ) -> None:  # fmt: skip
        """`names` are by seat, `faces` by name. `on_seat` is called with the seat taken, `on_watch` if none is."""
        self.shell = shell
        self._on_watch = on_watch
        self._left = milliseconds("unattended")
        text, routes = shell.text, shell.routes
        seats = [
            MenuEntry(
                f"seat {seat}",
                text("demo.join", name=escaped(name)),
                partial(self._do, partial(on_seat, seat)),
                "resume",
            )
            for seat, name in enumerate(names)
        ]
        entries = [
            *seats,
            MenuEntry("watch", text("demo.watch"), self.watch, "eye"),
            MenuEntry("new game", text("title.new_game"), partial(self._do, routes.new_game), "dice"),
            MenuEntry("title", text("pause.title_screen"), partial(self._do, routes.title), "home"),
        ]
        width = WIDTH * min(shell.look.text.scale, WIDEST)
        self.menu: Final[list[Button]] = menu_buttons(shell.look, entries, width - 2 * PAD)
        for button, name in zip(self.menu, names, strict=False):
            face = faces.get(name)
            button.icon = RoundPicture(face) if face is not None and button.icon is not None else button.icon
        super().__init__(
            shell.look, shell.seen, text("demo.join_title"), stacked([*self.menu], gap=12), [], width=width
        )
        self.name = "joining"

    def handle(self, event: Event) -> bool:
        self._left = milliseconds("unattended")
        if isinstance(event, KeyDown) and event.chord == "escape" and not event.repeat:
            self.watch()
            return True
        return False

    def watch(self) -> None:
        """Continue the demo."""
        if not self.closing:
            self.close()
            self._on_watch()

    def update(self, ms: int) -> None:
        """Let time pass, in milliseconds."""
        self._left -= ms
        if self._left <= 0:
            self.watch()

    def _do(self, act: Callable[[], object]) -> None:
        if not self.closing:
            self.close()
            act()


def join(shell: Shell, game: str, match: Match, seat: int) -> None:
    """Give a machine's seat to a person and play on from here; the game is saved from now on. If that is impossible,
    say why."""
    name = shell.settings.player_name or usual_person(shell.settings.language, seat, 1)
    try:
        joined = shell.matches.join(match, seat, name)
    except SaveError as error:
        shell.messages.tell(shell.why(error))
        shell.routes.title()
    else:
        shell.routes.table(game, joined)
