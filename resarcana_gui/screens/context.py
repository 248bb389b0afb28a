"""The context passed to every screen and every game's part of the window."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from resarcana_gui.i18n import Catalog
from resarcana_gui.match.errors import SaveError
from resarcana_gui.paths import assets
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.clock import Clock
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.drawing.frame_budget import FrameBudget
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.stage import Stage
from resarcana_gui.scene.theme import CANDLELIGHT, HIGH_CONTRAST
from resarcana_gui.scene.timing import Pace, Speed, milliseconds
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import WHOLE, no_smaller
from resarcana_gui.screens import actions
from resarcana_gui.screens.announcer import Announcer
from resarcana_gui.screens.interface_sounds import InterfaceSounds
from resarcana_gui.screens.player_messages import ControlTips, Messages
from resarcana_gui.screens.services import Sounds
from resarcana_gui.settings import KeptSettings, Settings

_log = logging.getLogger(__name__)

SMALL_BELOW: Final = 1600
"""In windows narrower than this, in pixels, texts are larger on the canvas, as letters would be too small otherwise."""
LARGER: Final = 4 / 3
"""How many times larger."""
SMALLEST: Final = 1.5
"""The length of a pixel of the smallest window, 1280 x 720, on the canvas."""
LARGEST: Final = 2.0
"""The largest text scale that everything is laid out for."""


class Context:
    """Holds the stage, the look, the player's settings, the sounds, the texts and the messages (`messages`). It
    knows no screen or game."""

    def __init__(
        self,
        size: tuple[int, int],
        clock: Clock,
        sounds: Sounds,
        settings: Settings,
        settings_path: Path | None = None,
        budget: FrameBudget | None = None,
    ) -> None:
        """Without a path the settings are kept for as long as the program runs; for the budget see Stage."""
        self.clock = clock
        self.sounds = sounds
        self._kept = KeptSettings(settings, settings_path)
        self.settings = settings
        """The player's settings; `change` changes them."""
        self.window: Callable[[Settings], object] | None = None
        """Called when the settings change, to update the window itself."""
        self.window_at: Callable[[], tuple[int, int] | None] | None = None
        """Return where the window lies, in the system's units; None if unknown."""
        self._look_made_for: tuple[object, ...] = ()
        """The settings that the current look was made for."""
        self.look = UiStyle(pace=Pace())
        self.bindings = Bindings(actions.KEYS)
        self.root = Node(size=WHOLE.size, name="root")
        self.stage = Stage(
            size, clock, self.root,
            look=self.look, bindings=self.bindings, on_action=self._act, budget=budget,
        )  # fmt: skip
        self.overlay: Final = Node(size=WHOLE.size, name="overlay", z=100.0)
        """Holds dialogs, above every screen."""
        self.tips: Final = ControlTips(self.look, self.stage.hover)
        self.root.add(self.overlay, self.tips.tooltip)
        self.stage.tickers.append(self._update)
        self.stage.pads.on_change = self._tell_of_pad
        self._interface_sounds: Final = InterfaceSounds(sounds, self.stage.dispatcher)
        self.stage.on_attended = lambda here: self._interface_sounds.attend(here, self.settings)
        self.announcer: Final = Announcer(lambda: self.settings.read_out, self.text)
        self.messages: Final = Messages(
            self.look, self.root, self.overlay, self.tips, self.announcer, sounds, lambda: self.seen
        )
        self._catalogs: Final[dict[str, Catalog]] = {}
        self.stage.hover.changed = self._pointed

    # -------------------------------------------------------------------------------------------------- words

    @property
    def texts(self) -> Catalog:
        """The texts of the screens, in the player's language."""
        language = self.settings.language
        if language not in self._catalogs:
            self._catalogs[language] = Catalog.load(assets("lang"), language=language)
        return self._catalogs[language]

    def text(self, key: str, **values: object) -> str:
        """Return a text of the screens."""
        return self.texts.text(key, **values)

    # ------------------------------------------------------------------------------------------ what is told

    def why(self, error: SaveError) -> str:
        """Return what is wrong with a save, in the player's language; the details go to the log."""
        _log.warning("%s", error)
        return self.text(f"saves.faults.{error.fault}")

    def look_up(self, article: str) -> None:
        """Open the reference at an article, if there is one."""

    def quit(self) -> None:
        """End the program."""
        self.stage.closing = True

    # ------------------------------------------------------------------------------------------------ settings

    @property
    def layout_key(self) -> tuple[object, ...]:
        """The settings that screens are laid out for, and the kind of window."""
        return self.settings.language, *self._look_key

    def change(self, **values: object) -> None:
        """Change settings by name. They take effect at once, and are saved after a moment without input."""
        before = self.layout_key
        self.settings = self._kept.change(**values)
        self._use_settings()
        if before != self.layout_key:
            self._lay_out_again()

    def _use_settings(self) -> None:
        wanted = self.settings
        if self._look_made_for != (look_key := self._look_key):
            self._look_made_for = look_key
            larger = LARGER if self.small else 1.0
            self.look.pixel = SMALLEST if self.small else 1.0
            self._make_look(min(wanted.text_scale / 100 * larger, LARGEST))
        self.look.pace.speed = Speed[wanted.speed.upper()]
        self.look.pace.reduced = wanted.reduced_motion
        self.bindings.restore(wanted.keys)
        self._interface_sounds.use(wanted)
        if self.window is not None:
            self.window(wanted)

    @property
    def _look_key(self) -> tuple[object, ...]:
        """The settings that the look is made for."""
        wanted = self.settings
        return wanted.text_scale, wanted.high_contrast, wanted.palette, self.small, self.beyond

    @property
    def small(self) -> bool:
        """Whether the window is so small that letters must be larger on the canvas."""
        return self.stage.viewport.window[0] < SMALL_BELOW

    @property
    def beyond(self) -> tuple[int, int]:
        """How much wider and taller than the canvas the visible area is (see Viewport)."""
        return self.stage.viewport.drawn.beyond

    @property
    def seen(self) -> Box:
        """The visible area in canvas coordinates; backgrounds fill it."""
        return self.stage.viewport.drawn.box

    def _lay_out_again(self) -> None:
        """Lay everything out again for other settings or another window; animations are finished."""
        self.look.queue.finish()
        self.overlay.clear()
        self.stage.hover.hide()
        self._lay_out()

    def _make_look(self, scale: float) -> None:
        """Rebuild the look at this text scale."""
        self.look.change(HIGH_CONTRAST if self.settings.high_contrast else CANDLELIGHT, scale, self.look.text.icons)

    def _lay_out(self) -> None:
        """Lay the screen out for another language, text size or theme."""

    def save_settings(self) -> None:
        """Save the settings if they have changed since they were last saved."""
        try:
            self._kept.save()
        except OSError as error:
            _log.warning("settings not saved: %s", error)
            self.messages.tell_then(self.text("settings.not_saved"))

    # --------------------------------------------------------------------------------------------------- input

    def _act(self, action: str) -> bool:
        """Handle the key of an action that no control took. Return whether anything was done."""
        if action == actions.FULL_SCREEN:
            self.change(full_screen=not self.settings.full_screen)
            return True
        if action == actions.MUTE:
            self._mute()
            return True
        return False

    def _tell_of_pad(self, name: str, connected: bool) -> None:
        """Tell the player that a game controller has been connected or removed."""
        self.messages.tell(self.text("pads.connected" if connected else "pads.gone", name=escaped(name)))

    def _mute(self) -> None:
        silent = self.settings.music == self.settings.effects == 0
        usual = Settings()
        self.change(music=usual.music if silent else 0, effects=usual.effects if silent else 0)
        self.messages.tell(self.text("settings.sound_again" if silent else "settings.muted"))

    def _pointed(self, control: Control | None) -> None:
        self.tips.point(control)

    def _spared(self) -> Sequence[Box]:
        """Return the areas that tips must not cover, besides the control they explain."""
        return ()

    def _update(self, ms: int) -> None:
        speed = self.look.pace.speed.name.lower()
        if speed != self.settings.speed:  # the stage's own key has changed it
            self.settings = self._kept.change(speed=speed)
        self._note_window()
        if self._look_made_for != self._look_key:
            self._use_settings()
            self._lay_out_again()
        self.tips.update(self._spared())
        if self.stage.quiet >= milliseconds("rest"):
            self.save_settings()
        self.messages.notices.update(ms)

    def _note_window(self) -> None:
        """Remember the size and position of a real window that the player has resized or moved."""
        if self.window is None or self.settings.full_screen:
            return
        size, at = no_smaller(self.stage.viewport.window), self.window_at() if self.window_at is not None else None
        if (size, at) != (self.settings.window, self.settings.window_at):
            self.settings = self._kept.change(window=size, window_at=at)
