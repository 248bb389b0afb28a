"""The title screen: the main menu, in front of the game's own picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from resarcana_gui import __version__
from resarcana_gui.i18n import language_names
from resarcana_gui.scene import clipboard
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_icon import UiIcon
from resarcana_gui.scene.ui_style import SMALL
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.screens import actions
from resarcana_gui.screens.game_ui import Backdrop
from resarcana_gui.screens.parts.choices import Choices
from resarcana_gui.screens.parts.game_choice import choose_game, game_choices
from resarcana_gui.screens.parts.introduction import introduction_panel
from resarcana_gui.screens.parts.selector import Selector
from resarcana_gui.screens.parts.stack import MenuEntry, below, beside, menu_buttons
from resarcana_gui.screens.pasting import pasted_files, play_position
from resarcana_gui.screens.saved_games import progress
from resarcana_gui.screens.screen import Screen
from resarcana_gui.screens.services import SavedGame
from resarcana_gui.screens.shell import Shell

PANEL: Final = Box(64, 36, 520, 1008)
ABOUT: Final = Box(690, 0, 1120, 1048)
"""The area of the introduction, at its lower edge."""
PAD: Final = 40.0
NAME: Final = TextStyle(84, Face.DISPLAY, "gold", on="panel", align="centre")
NAME_HEIGHT: Final = 132.0
"""The height of the game's name."""
LOW_NAME: Final = 76.0
"""The same in large texts, where the menu needs the room."""
TOGETHER: Final = frozenset({("reference", "gallery"), ("puzzles", "records"), ("credits", "quit")})
"""Entries that share a line."""
GAP: Final = 12.0
"""The minimum gap between the buttons."""
WIDE: Final = 26.0
"""The maximum gap."""
TIGHT: Final = 3.0
"""The minimum gap in large texts."""
LARGE: Final = 1.5
"""The text scale from which the buttons are close together, so that all fit."""
LEAST: Final = 60.0
"""The minimum height of the menu's buttons."""
LINE: Final = 1.25
"""The height of a line, as a multiple of the letters' size."""
ROOMY: Final = 1.5
"""The largest text scale with room for three lines below Continue."""


class Title(Screen):
    """The first screen. After a long time without input, a demo starts."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.shell = shell
        self.unfinished: SavedGame | None = None
        """The latest unfinished game, to continue."""
        self._others = False
        """Whether there are more unfinished games."""
        self._backdrop: Backdrop | None = None

    @property
    def covers(self) -> bool:
        return True

    def build(self) -> None:
        found = self.shell.matches.unfinished(self.shell.chosen, 2)
        self.unfinished, self._others = next(iter(found), None), len(found) > 1
        panel = Surface(self.shell.look, PANEL.size, "frame", at=PANEL.topleft, name="menu")
        self._lay_head(panel, self._lay_foot(panel))
        self._backdrop, seen = self.shell.game.title(self.shell), self.shell.seen
        self._backdrop.anchor, self._backdrop.at = CENTRE, seen.center
        self._backdrop.scale = max(seen.w / self._backdrop.width, seen.h / self._backdrop.height)
        self.add(self._backdrop, panel)
        self._lay_introduction()

    def _lay_introduction(self) -> None:
        """Say what the game is, on the first start."""
        told = self.shell.game.introduction(self.shell.settings.language) if self._is_first_visit() else None
        if told is not None:
            about = introduction_panel(self.shell, told, ABOUT.w)
            about.at = (ABOUT.x, ABOUT.bottom - about.height)
            self.add(about)

    def entered(self) -> None:
        self.give_focus(self._entries()[0].name)
        unreadable = self.shell.matches.unreadable()
        if unreadable is not None:
            self.shell.messages.tell_then(self.shell.text("title.unreadable", file=escaped(unreadable.name)))
        for damage in self.shell.matches.damage(self.shell.chosen):
            told = "title.damaged" if damage.aside is not None else "title.no_progress"
            file, reason = escaped(damage.path.name), escaped(damage.reason)
            self.shell.messages.tell_then(self.shell.text(told, file=file, reason=reason))

    def update(self, ms: int) -> None:
        if self._backdrop is not None:
            self._backdrop.update(ms)
        if self.shell.stage.quiet >= milliseconds("idle") and not self.shell.messages.asking:
            self.watch()

    def dropped(self, path: Path) -> bool:
        """Pass a file on to the list of finished games."""
        self.shell.routes.records()
        return self.shell.screen is not None and self.shell.screen.dropped(path)

    def given(self, text: str) -> bool:
        """Play a position, or pass files on to the list of finished games."""
        if not pasted_files(text):
            play_position(self.shell, text)
            return True
        self.shell.routes.records()
        return self.shell.screen is not None and self.shell.screen.given(text)

    def act(self, action: str) -> bool:
        if action == actions.PASTE:
            self.given(clipboard.get())
            return True
        return False

    def resume(self) -> None:
        """Continue the latest game."""
        assert self.unfinished is not None
        self.shell.routes.resume(self.unfinished)

    def watch(self) -> None:
        """Start a demo."""
        self.shell.routes.demo()

    # -------------------------------------------------------------------------------------------------- layout

    def _entries(self) -> list[MenuEntry]:
        text, routes = self.shell.text, self.shell.routes
        entries = [
            MenuEntry("new game", text("title.new_game"), routes.new_game, "dice"),
            MenuEntry("how to play", self._learned(), routes.how_to_play, "help"),
            *self._looking_up(),
            *self._puzzles(),
            MenuEntry("records", text("title.records"), routes.records, "trophy"),
            MenuEntry("demo", text("title.demo"), routes.demo, "eye"),
            MenuEntry("settings", text("title.settings"), routes.settings, "settings"),
            MenuEntry("credits", text("title.credits"), routes.credits, "log"),
            MenuEntry("quit", text("title.quit"), self.shell.quit, "close"),
        ]
        if self._is_first_visit():
            entries.insert(0, entries.pop(1))
        if self.unfinished is not None:
            entries.insert(0, MenuEntry("continue", text("title.continue"), self.resume, "resume"))
        return entries

    def _learned(self) -> str:
        """Return the label of the lessons, with how many are completed while that is some of them."""
        matches, chosen = self.shell.matches, self.shell.chosen
        lessons, progress = matches.lessons(chosen), matches.lesson_progress(chosen)
        done = sum(progress[lesson.name].done for lesson in lessons)
        begun = 0 < done < len(lessons)
        return self.shell.text("title.how_far" if begun else "title.how", done=done, all=len(lessons))

    def _looking_up(self) -> list[MenuEntry]:
        """Return the entries for the rules and the gallery, if the game has them."""
        game, text, routes = self.shell.game, self.shell.text, self.shell.routes
        rules = [MenuEntry("reference", text("title.reference"), routes.look_up, "book")]
        cards = [MenuEntry("gallery", text("title.gallery"), routes.gallery, "cards")]
        return (rules if game.has_reference else []) + (cards if game.has_gallery else [])

    def _puzzles(self) -> list[MenuEntry]:
        """Return the entry for the puzzles, if the game has any."""
        shell = self.shell
        if not shell.matches.puzzles(shell.chosen):
            return []
        return [MenuEntry("puzzles", shell.text("title.puzzles"), shell.routes.puzzles, "puzzle")]

    def _is_first_visit(self) -> bool:
        """Return whether nothing has been played or learned here, and there are lessons."""
        matches, game = self.shell.matches, self.shell.chosen
        lessons, progress = matches.lessons(game), matches.lesson_progress(game)
        if not lessons or self.unfinished is not None or matches.archive.records(game):
            return False
        return not any(progress[lesson.name].done or progress[lesson.name].begun for lesson in lessons)

    def _lay_head(self, panel: Node, low: float) -> None:
        """Lay out the game's name and the menu, which has room down to `low`. Where there is too little, the name only
        stands in the choice between the games."""
        look, width = self.shell.look, PANEL.w - 2 * PAD
        large, buttons = look.text.scale >= LARGE, self._menu(width)
        least, head = TIGHT if large else GAP, LOW_NAME if large else NAME_HEIGHT
        room = low - GAP - PAD - sum(button.height + least for button in buttons)
        if len(self.shell.games) > 1:
            games = self._games(width, room - head)
            buttons.insert(0, games)
            room -= games.height
            head = head if head <= room else 0.0
        if head:
            name = self.shell.game.name(self.shell.settings.language)
            panel.add(Label(look, name, NAME, at=(PAD, PAD - 16), width=width, height=head))
        panel.add(*buttons)
        free = max(room - head, 0.0) / (len(buttons) - 1)
        below(buttons, (PAD, PAD + head), gap=min(least + free, WIDE))
        if self._others:
            panel.add(self._beside(next(node for node in buttons if node.name == "continue")))

    def _menu(self, width: float) -> list[Node]:
        """Return the lines of the menu, with how far the game has come that Continue goes on with."""
        lines = _lines(list(menu_buttons(self.shell.look, self._entries(), width, least=LEAST)))
        buttons = [_side_by_side(line, width) if len(line) > 1 else line[0] for line in lines]
        if self.unfinished is not None:
            buttons.insert(1, self._how_far(self.unfinished, width))
        return buttons

    def _games(self, width: float, room: float) -> Node:
        """Return the choice between the installed games, the one played last first: all of them, or one at a time where
        they would be too high for the room."""
        shell, names = self.shell, self.shell.games_in_order
        choices = game_choices(shell, shell.chosen, self._choose_game, width)
        if choices.height <= room:
            return choices
        shown = [shell.games[name].name(shell.settings.language) for name in names]
        at = names.index(shell.chosen)
        return Selector(shell.look, shown, at, lambda to: self._choose_game(names[to]), width=width, name="game")

    def _choose_game(self, name: str) -> None:
        """Choose a game, and keep the focus on the choice: with more or less below it, it may look otherwise."""
        shown = self.shell.stage.dispatcher.by_keys
        choose_game(self.shell, name)
        for control in (f"game {name}", "game"):
            self.give_focus(control, shown=shown)

    def _beside(self, button: Node) -> Button:
        """Return the button beside Continue, for the other unfinished games."""
        look = self.shell.look
        others = Button(
            look, "", self.shell.routes.saved_games, name="others", icon=UiIcon("save", look.colour("gold"))
        )
        others.tip = self.shell.text("title.others")
        others.size = (button.height, button.height)
        button.size = (button.width - button.height - GAP, button.height)
        others.at = (button.x + button.width + GAP, button.y)
        return others

    def _lay_foot(self, panel: Node) -> float:
        """Lay out the languages and the version; return their top."""
        shell, width = self.shell, PANEL.w - 2 * PAD
        version = Label(shell.look, shell.text("title.version", version=__version__), SMALL, width=width)
        version.at = (PAD, PANEL.h - 20 - version.height)
        languages = Choices(
            shell.look,
            language_names(),
            shell.settings.language,
            lambda language: shell.change(language=language),
            width=width,
            name="language",
        )
        languages.at = (PAD, version.y - 8 - languages.height)
        panel.add(languages, version)
        return float(languages.y)

    def _how_far(self, save: SavedGame, width: float) -> Label:
        """Return the progress of a game in one line, or in more where there is room and the names need it."""
        look, words, style = self.shell.look, progress(self.shell, save), replace(SMALL, align="centre")
        most = 3 if look.text.scale <= ROOMY else 2
        lines = LINE * min(look.text.block(words, style, width).lines, most)
        return Label(look, words, style, width=width, height=style.size * look.text.scale * lines)


def _lines(buttons: Sequence[Node]) -> list[list[Node]]:
    """Return the menu's lines: related entries and seldom used ones share a line."""
    lines: list[list[Node]] = []
    for button in buttons:
        if lines and (lines[-1][-1].name, button.name) in TOGETHER:
            lines[-1].append(button)
        else:
            lines.append([button])
    return lines


def _side_by_side(buttons: Sequence[Node], width: float) -> Node:
    """Return a line with several buttons."""
    line = Node(size=(width, buttons[0].height))
    for button in buttons:
        button.width = (width - GAP * (len(buttons) - 1)) / len(buttons)
    beside(buttons, gap=GAP)
    line.add(*buttons)
    return line
