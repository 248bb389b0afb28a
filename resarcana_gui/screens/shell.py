"""The shell: shows one screen at a time, holds the installed games, and starts matches."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from resarcana_gui.i18n import Catalog
from resarcana_gui.kernel.game import OptionsError
from resarcana_gui.match.errors import SaveError
from resarcana_gui.match.match import Match
from resarcana_gui.scene import memory
from resarcana_gui.scene.clock import Clock
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.drawing.frame_budget import FrameBudget
from resarcana_gui.scene.events import FileDropped, KeyDown, SoundDeviceChanged, TextDropped
from resarcana_gui.scene.focus import RememberedFocus
from resarcana_gui.scene.motion import Fade
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.pads.pad_signs import PadIcons
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.seats.seat_styles import WORN
from resarcana_gui.scene.sprite import Fit, Sprite
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.viewport import WHOLE
from resarcana_gui.screens import actions
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.game_ui import GameUi
from resarcana_gui.screens.routes import Routes
from resarcana_gui.screens.screen import Screen
from resarcana_gui.screens.services import MatchPlan, MatchService, Sounds
from resarcana_gui.settings import Settings


class Shell(Context):
    """The context, with the games, the match service and the current screen."""

    def __init__(
        self,
        size: tuple[int, int],
        clock: Clock,
        games: Mapping[str, GameUi],
        matches: MatchService,
        sounds: Sounds,
        settings: Settings,
        settings_path: Path | None = None,
        budget: FrameBudget | None = None,
        *,
        routes: Callable[[Shell], Routes],
    ) -> None:
        """`routes` makes the routes between screens; for the other parameters see Context."""
        self.games = games
        self._game_texts: dict[tuple[str, str], Catalog] = {}
        super().__init__(size, clock, sounds, settings, settings_path, budget)
        self.matches = matches
        self.routes = routes(self)
        """The routes to every screen."""
        self.screen: Screen | None = None
        self._beneath: list[tuple[Screen, RememberedFocus]] = []
        """The screens to return to, nearest last, each with its focus."""
        self._had_focus: tuple[str, bool] | None = None
        """The name of the control that had the focus, and whether its ring was shown."""
        self._covered = False
        self._ground = Node(name="ground", z=-10.0)
        self._screens = Node(size=WHOLE.size, name="screens")
        self.root.add(self._ground, self._screens)
        dispatcher = self.stage.dispatcher
        dispatcher.on_hurried = lambda: self.screen is not None and self.screen.hurry()
        dispatcher.on_pressed = lambda control: self.screen is not None and self.screen.pressed(control)
        dispatcher.focus.tabs = lambda control: self.screen is None or self.screen.reach.tabs_to(control)
        dispatcher.focus.arrows = lambda control: self.screen is None or self.screen.reach.arrows_to(control)
        self.stage.on_outside = self._from_outside
        self._use_settings()

    def _from_outside(self, event: FileDropped | TextDropped | SoundDeviceChanged) -> None:
        if isinstance(event, SoundDeviceChanged):
            self.sounds.device_changed(appeared=event.appeared)
        elif self.screen is not None and not self.messages.asking:
            self.screen.dropped(Path(event.path)) if isinstance(event, FileDropped) else self.screen.given(event.text)

    @property
    def chosen(self) -> str:
        """The name of the chosen game, or else the first by name."""
        return self.settings.game if self.settings.game in self.games else min(self.games)

    @property
    def game(self) -> GameUi:
        """The chosen game."""
        return self.games[self.chosen]

    @property
    def games_in_order(self) -> list[str]:
        """The names of the games: those that were played here, the latest first, then the others by name."""
        played = [name for name in self.settings.played if name in self.games]
        return [*played, *sorted(self.games.keys() - {*played})]

    @property
    def texts(self) -> Catalog:
        """The screens' texts in the player's language, some replaced by the chosen game's."""
        return self.texts_of(self.chosen)

    def texts_of(self, game: str) -> Catalog:
        """Return the screens' texts in the player's language, some replaced by those of a game."""
        texts, wanted = super().texts, (game, self.settings.language)
        if wanted not in self._game_texts:
            own = self.games[game].screen_texts(self.settings.language)
            self._game_texts[wanted] = texts if own is None else texts.merged(own)
        return self._game_texts[wanted]

    def show(self, screen: Screen) -> None:
        """Replace the screen and all below it; animations on the previous one are finished."""
        self._leave()
        self.stage.clear()
        if self.stage.budget is not None:
            gc.collect()  # free the old screen before the next one is made
        memory.give_back()
        self._enter(screen)

    def _leave(self) -> None:
        """Close all screens."""
        for screen in self._nearest_first():
            self._put_away(screen)
            screen.left()
        self._beneath.clear()
        self.screen = None

    def start_over(self) -> None:
        """Close all screens after an internal error, trusting none of them, so that another can be shown."""
        self.look.queue.drop()
        for screen in self._nearest_first():
            with suppress(Exception):  # it may be what has failed
                screen.left()
        self._screens.clear()
        self.overlay.clear()
        self._beneath.clear()
        self.screen = None

    def visit(self, screen: Screen) -> None:
        """Open a screen over the current one, which is kept for `back`."""
        if self.screen is not None:
            kept = self.stage.dispatcher.focus.keep()
            self._put_away(self.screen)
            self._beneath.append((self.screen, kept))
        self._enter(screen)

    def back(self) -> None:
        """Return from a visited screen, and restore the focus. Does nothing if there is no screen to return to."""
        if not self._beneath or self.screen is None:
            return
        self._put_away(self.screen)
        self.screen.left()
        self.screen, kept = self._beneath.pop()
        if self.screen.laid_out_for != self.layout_key:
            self._lay(self.screen)
        self._reveal(self.screen)
        if kept.control is not None and kept.control.name:
            self.screen.give_focus(kept.control.name, shown=kept.shown or self.stage.dispatcher.by_keys)

    @property
    def visiting(self) -> bool:
        """Whether there is a screen to return to."""
        return bool(self._beneath)

    def _enter(self, screen: Screen) -> None:
        self.screen = screen
        self._lay(screen)
        self._reveal(screen)
        screen.entered()

    def _put_away(self, screen: Screen) -> None:
        self.look.queue.finish()
        self.messages.close_dialogs()
        self.stage.hover.hide()
        if screen.parent is not None:
            self._screens.remove(screen)

    def _reveal(self, screen: Screen) -> None:
        self._ground.visible = not screen.covers
        self._screens.add(screen)
        screen.alpha = 0.01
        fade = Fade(screen, 1.0, milliseconds("dialog_in"), self.look.pace.easing(Use.FADE))
        self.look.queue.add(fade, INTERFACE)
        self._play_music(screen)

    def _play_music(self, screen: Screen) -> None:
        if screen.loop:
            self.sounds.music(f"{self.chosen}/{screen.loop}")

    def _lay(self, screen: Screen) -> None:
        screen.rebuild()
        screen.laid_out_for = self.layout_key

    def close(self) -> None:
        """Save the settings and close all screens, at the end of the program."""
        self.save_settings()
        for screen in self._nearest_first():
            screen.left()

    def _nearest_first(self) -> list[Screen]:
        """Return the current screen, and those below it."""
        beneath = [screen for screen, _ in reversed(self._beneath)]
        return beneath if self.screen is None else [self.screen, *beneath]

    # ------------------------------------------------------------------------------------------ Context

    def look_up(self, article: str) -> None:
        self.routes.look_up(article)

    @property
    def layout_key(self) -> tuple[object, ...]:
        return *super().layout_key, self.chosen

    @property
    def _look_key(self) -> tuple[object, ...]:
        return *super()._look_key, self.chosen

    def _make_look(self, scale: float) -> None:
        game = self.game
        game.use_palette(self.settings.palette)
        WORN.name = self.settings.palette
        theme = WORN.on(game.theme(high_contrast=self.settings.high_contrast))
        self.announcer.icon_words = lambda name: game.icon_words(name, self.settings.language)
        self.bindings.begin_with({**actions.KEYS, **{key.action: key.chords for key in game.own_keys()}})
        self.look.change(theme, scale, PadIcons(game.icons(self.look)))
        if self.screen is not None:  # otherwise the window waits until its first picture has been seen
            game.prepare(self.settings.language)
        self._ground.clear()
        if not self.settings.high_contrast:
            self._ground.add(Sprite(self.game.ground(self), self.seen.size, fit=Fit.COVER, at=self.seen.topleft))

    def _lay_out(self) -> None:
        if self.screen is not None:
            self._lay(self.screen)
            self._play_music(self.screen)

    def _act(self, action: str) -> bool:
        self.tips.hide()
        if self.messages.asking:
            return False
        return (self.screen is not None and self.screen.act(action)) or self._leaf(action) or super()._act(action)

    def _leaf(self, action: str) -> bool:
        """Go to the next area of the screen, or scroll by a page."""
        if self.screen is None or action not in {actions.NEXT_AREA, actions.PREVIOUS_AREA}:
            return False
        areas, onwards = self.screen.reach.areas(), action == actions.NEXT_AREA
        if areas:
            return self.stage.dispatcher.leap(areas, 1 if onwards else -1)
        self.stage.send(KeyDown("pagedown" if onwards else "pageup"))
        return True

    def _spared(self) -> Sequence[Box]:
        return self.screen.spared() if self.screen is not None else ()

    def _pointed(self, control: Control | None) -> None:
        super()._pointed(control)
        if self.screen is not None:
            self.screen.pointed(control)

    def _update(self, ms: int) -> None:
        super()._update(ms)
        self._keep_focus()
        self._announce()
        if self.screen is not None:
            self.screen.update(ms)
            self._ground.visible = not self.screen.covers

    def _announce(self) -> None:
        """Update the announcer."""
        if self.announcer.silent or self.screen is None:
            return
        above = [child for child in self.overlay.children if not child.ghost]
        focus = self.stage.dispatcher.focus.current
        self.announcer.update(focus, above[-1] if above else None, self.screen.says(), self.screen.describe)

    def _keep_focus(self) -> None:
        """Restore the previous focus when the last dialog has closed."""
        covered, self._covered = self._covered, bool(self.overlay.children)
        if self._covered or self.screen is None:
            return
        current = self.stage.dispatcher.focus.current
        if current is not None:
            self._had_focus = (current.name, current.focused)
        elif covered and self._had_focus is not None:
            self.screen.give_focus(self._had_focus[0], shown=self._had_focus[1])
        else:
            self._had_focus = None


def start_match(shell: Shell, match_plan: MatchPlan) -> Match | None:
    """Return the match of a plan, saved as it goes if possible, unsaved otherwise; None if it cannot start. The
    player is told if it is not saved or cannot start."""
    try:
        return _saved_or_not(shell, match_plan)
    except OptionsError as error:
        shell.messages.tell(str(error))
        return None


def _saved_or_not(shell: Shell, match_plan: MatchPlan) -> Match:
    try:
        return shell.matches.new(match_plan)
    except SaveError as error:
        match = shell.matches.new(match_plan, saved=False)
        shell.messages.tell(shell.text("table.not_saved", why=shell.why(error)))
        return match
