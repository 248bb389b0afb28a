"""The context passed to every screen and every game's part of the window."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import Final

from resarcana_gui.i18n import Catalog
from resarcana_gui.match.errors import SaveError
from resarcana_gui.paths import assets
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.clock import Clock
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.drawing.frame_budget import FrameBudget
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.stage import Stage
from resarcana_gui.scene.theme import CANDLELIGHT, HIGH_CONTRAST
from resarcana_gui.scene.timing import Pace, Speed, milliseconds
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.viewport import WHOLE, no_smaller
from resarcana_gui.scene.widgets.dialog import Dialog
from resarcana_gui.screens import actions
from resarcana_gui.screens.announcer import Announcer
from resarcana_gui.screens.control_tips import ControlTips
from resarcana_gui.screens.notice import Notice, board
from resarcana_gui.screens.services import Sounds
from resarcana_gui.settings import Settings, save

_log = logging.getLogger(__name__)

MOMENT: Final = 950.0
"""Above everything."""

SMALL_BELOW: Final = 1600
"""In windows narrower than this, in pixels, texts are larger on the canvas: else letters would be too small there."""
LARGER: Final = 4 / 3
"""How much larger."""
SMALLEST: Final = 1.5
"""How long a pixel of the smallest window is on the canvas: of one with 1280 x 720."""
LARGEST: Final = 2.0
"""The largest scale of texts that everything is laid out for."""
ASIDE: Final = 0.5
"""How far to one side a control at the edge is heard, from 0 to 1."""

Answer = tuple[str, Callable[[], object] | None]


class Context:
    """Holds the stage, the look, the player's settings, the sounds and the words. It knows no screen or game."""

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
        self.settings = settings
        self.window: Callable[[Settings], object] | None = None
        """Called when the settings change, to update the window itself."""
        self.window_at: Callable[[], tuple[int, int] | None] | None = None
        """Where the window lies, in the system's units; None where nobody knows."""
        self.present: Callable[[], object] | None = None
        """Shows the picture as it is now, without waiting for the next frame."""
        self._path = settings_path
        self._saved = settings
        """The settings as they were last read or saved: what differs is to be saved."""
        self._unsaved = False
        self._look_made_for: tuple[object, ...] = ()
        """The settings that the current look was made for."""
        self.look = Look(pace=Pace())
        self.bindings = Bindings(actions.KEYS)
        self.root = Node(size=WHOLE.size, name="root")
        self.stage = Stage(
            size, clock, self.root,
            look=self.look, bindings=self.bindings, on_action=self._act, budget=budget,
        )  # fmt: skip
        self.overlay: Final = Node(size=WHOLE.size, name="overlay", z=100.0)
        """Holds dialogs, above every screen."""
        self.tips: Final = ControlTips(self.look, self.stage.hover)
        self.notices = Notice(self.look)
        self.root.add(self.overlay, self.notices, self.tips.tooltip)
        self.stage.tickers.append(self._update)
        self.stage.pads.on_change = self._tell_of_pad
        self._attended = True
        """Whether no other window is used."""
        self.stage.on_attended = self._attend
        self.announcer: Final = Announcer(lambda: self.settings.read_out, self.text)
        self.stage.hover.changed = self._pointed
        self._listen()

    # -------------------------------------------------------------------------------------------------- words

    @cached_property
    def _catalogs(self) -> dict[str, Catalog]:
        return {}

    @property
    def texts(self) -> Catalog:
        """The words of the screens, in the player's language."""
        language = self.settings.language
        if language not in self._catalogs:
            self._catalogs[language] = Catalog.load(assets("lang"), language=language)
        return self._catalogs[language]

    def text(self, key: str, **values: object) -> str:
        """A text of the screens."""
        return self.texts.text(key, **values)

    # ------------------------------------------------------------------------------------------ what is told

    def ask(self, title: str, content: str | Node, answers: Sequence[Answer], **style: object) -> Dialog:
        """Open a dialog above everything: its question, and its answers with what they do; Esc gives the last one."""
        dialog = Dialog(self.look, self.seen, title, content, answers, **style)  # type: ignore[arg-type]
        self.overlay.add(dialog)
        dialog.open()
        self.sounds.play("dialog_open")
        dialog.on_close = partial(self.sounds.play, "dialog_close")
        return dialog

    def close_dialogs(self) -> None:
        """Close every dialog, unanswered."""
        self.overlay.clear()

    @property
    def asking(self) -> bool:
        """Whether a dialog is open."""
        return any(isinstance(child, Dialog) and not child.closing for child in self.overlay.children)

    def tell(self, sentence: str) -> None:
        """Show a sentence for a few seconds at the top of the window, out of the way."""
        self.notices.tell(sentence)
        self.announcer.tell(sentence)

    def tell_then(self, sentence: str) -> None:
        """Show a sentence once those that are shown have been read."""
        self.notices.tell(sentence, waits=True)
        self.announcer.tell(sentence)

    def take_a_moment(self) -> None:
        """Say that what follows takes a moment: until it is done, the picture stands still."""
        if self.present is None:
            return
        sign = board(self.look, self.text("moment"))
        sign.at = ((WHOLE.w - sign.width) / 2, (WHOLE.h - sign.height) / 2)
        sign.z = MOMENT
        self.root.add(sign)
        self.present()
        self.root.remove(sign)

    def why(self, error: SaveError) -> str:
        """What is wrong with a save, in the player's language; the log gets every detail."""
        _log.warning("%s", error)
        return self.text(f"saves.faults.{error.fault}")

    def explain(self, sentence: str, control: Control) -> None:
        """Show a sentence beside a control until something else is pointed at."""
        self.announcer.tell(sentence)
        self.tips.explain(sentence, control)

    def look_up(self, article: str) -> None:
        """Open the rules at an article, where there are any."""

    def quit(self) -> None:
        """End the program."""
        self.stage.closing = True

    # ------------------------------------------------------------------------------------------------ settings

    @property
    def layout_key(self) -> tuple[object, ...]:
        """The settings that screens are laid out for, and the kind of window."""
        return self.settings.language, *self._look_key

    def change(self, **values: object) -> None:
        """Change settings by name: they take effect at once, and are saved after a moment without input."""
        before = self.layout_key
        self.settings = replace(self.settings, **values)  # type: ignore[arg-type]
        self._use_settings()
        self._unsaved = True
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
        self.sounds.muted = wanted.quiet_behind and not self._attended
        self.sounds.set_volumes(wanted.music / 100, wanted.effects / 100)
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
        """How much wider and taller than the canvas what is seen is (see Viewport)."""
        return self.stage.viewport.drawn.beyond

    @property
    def seen(self) -> Box:
        """All that is seen, on the canvas's plane: what is behind everything fills it."""
        return self.stage.viewport.drawn.box

    def _lay_out_again(self) -> None:
        """Lay everything that is shown out again, for other settings or another window; what moves is done at once."""
        self.look.queue.finish()
        self.overlay.clear()
        self.stage.hover.hide()
        self._lay_out()

    def _make_look(self, scale: float) -> None:
        """Rebuild the look at this text scale."""
        self.look.change(HIGH_CONTRAST if self.settings.high_contrast else CANDLELIGHT, scale, self.look.text.icons)

    def _lay_out(self) -> None:
        """Lay out what is shown for another language, text size or theme."""

    def save_settings(self) -> None:
        """Save the settings if they have changed since they were last saved."""
        if not self._unsaved:
            return
        self._unsaved = False
        if self._path is None:
            return
        try:
            save(self.settings, self._path, self._saved)
        except OSError as error:
            _log.warning("settings not saved: %s", error)
            self.tell_then(self.text("settings.not_saved"))
        else:
            self._saved = self.settings

    # --------------------------------------------------------------------------------------------------- input

    def _act(self, action: str) -> bool:
        """Handle the key of an action that no control took. Returns whether that did anything."""
        if action == actions.FULL_SCREEN:
            self.change(full_screen=not self.settings.full_screen)
            return True
        if action == actions.MUTE:
            self._mute()
            return True
        return False

    def _attend(self, here: bool) -> None:
        """Another window is used, or this one again."""
        self._attended = here
        self.sounds.muted = self.settings.quiet_behind and not here

    def _tell_of_pad(self, name: str, connected: bool) -> None:
        """A game controller has come, or gone."""
        self.tell(self.text("pads.connected" if connected else "pads.gone", name=escaped(name)))

    def _listen(self) -> None:
        """Play the sound of a used control, if it has one, from its place."""
        dispatcher = self.stage.dispatcher
        dispatcher.on_used = lambda control: self._heard(control, control.sound)
        dispatcher.on_refused = lambda control: self._heard(control, "refused")
        dispatcher.on_pointed = lambda control: self._heard(control, "hover") if control.enabled else None
        dispatcher.repeating = actions.REPEATING.__contains__

    def _heard(self, control: Control, sound: str) -> None:
        if control.sound:
            self.sounds.play(sound, pan=(control.bounds().centerx / WHOLE.centerx - 1) * ASIDE)

    def _mute(self) -> None:
        silent = self.settings.music == self.settings.effects == 0
        usual = Settings()
        self.change(music=usual.music if silent else 0, effects=usual.effects if silent else 0)
        self.tell(self.text("settings.sound_again" if silent else "settings.muted"))

    def _pointed(self, control: Control | None) -> None:
        self.tips.point(control)

    def _spared(self) -> Sequence[Box]:
        """What tips must not cover, besides the control they explain."""
        return ()

    def _update(self, ms: int) -> None:
        speed = self.look.pace.speed.name.lower()
        if speed != self.settings.speed:  # the stage's own key has changed it
            self.settings = replace(self.settings, speed=speed)
            self._unsaved = True
        self._note_window()
        if self._look_made_for != self._look_key:
            self._use_settings()
            self._lay_out_again()
        self.tips.update(self._spared())
        if self.stage.quiet >= milliseconds("rest"):
            self.save_settings()
        self.notices.update(ms)

    def _note_window(self) -> None:
        """Remember the size and the place of a real window that the player has resized or moved."""
        if self.window is None or self.settings.full_screen:
            return
        size, at = no_smaller(self.stage.viewport.window), self.window_at() if self.window_at is not None else None
        if (size, at) != (self.settings.window, self.settings.window_at):
            self.settings = replace(self.settings, window=size, window_at=at)
            self._unsaved = True
