"""The page of key bindings, and the dialog that waits for a new key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.scene.events import Event, KeyDown, KeyUp
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.pads.pad_buttons import button_sign, of_pad
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import SMALL, UiStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.dialog import Dialog
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.page import Page
from resarcana_gui.screens.parts.stack import stacked
from resarcana_gui.screens.settings.key_row import KeyRow
from resarcana_gui.screens.settings.key_words import BARE, LEADING, chord_words, why_not


class KeyCatcher(Dialog):
    """Takes the next chord, whatever it means elsewhere. Esc changes nothing, Delete removes the action's keys. A
    key that no action can have is refused when it is released: until then it may be held for a chord. It needs the
    focus."""

    focusable = True
    takes_text = True  # so that it receives the fast-forward key, too

    def __init__(
        self, look: UiStyle, canvas: Box, title: str, text: str, keep: str, on_chord: Callable[[str | None], object],
        on_refused: Callable[[str], object],
    ) -> None:  # fmt: skip
        """`on_chord` receives the chord, or None to remove the keys; `on_refused` a key that no action can have."""
        super().__init__(look, canvas, title, text, [(keep, None)], width=640.0 * min(look.text.scale, 1.5))
        self._on_chord = on_chord
        self._on_refused = on_refused
        self._bare: str | None = None
        """The key pressed last, if it is one that no action can have."""

    def handle(self, event: Event) -> bool:
        if not isinstance(event, KeyDown):
            return isinstance(event, KeyUp) and self._let_go(event.key)
        if event.repeat or self.closing:
            return True
        self._bare = event.key if event.key in BARE else None
        if self._bare is None:
            self.close()
            if event.chord != "escape":
                self._on_chord(None if event.chord == "delete" else event.chord)
        return True

    def _let_go(self, key: str) -> bool:
        refused, self._bare = self._bare == key and not self.closing, None
        if refused:
            self._on_refused(key)
        return True


BETWEEN: Final = 40.0


class KeysPage(Page):
    """All actions with their keys. After a click or Enter on an action, the next key pressed becomes its key."""

    name_key = "keys.title"

    def lay(self, width: float) -> Node:
        family = self.shell.stage.pads.family
        signs = {"choose": button_sign(family, "return"), "back": button_sign(family, "escape")}
        note = Label(self.shell.look, self.shell.text("keys.mouse", **signs).strip(), SMALL, width=width)
        return stacked([note, self._reset_button(), self._rows(width)], gap=20)

    def change(self, action: str) -> None:
        """Ask for the new key of an action."""
        text = self.shell.text
        title = text("keys.press", action=self._words(action))
        catcher = KeyCatcher(
            self.shell.look,
            self.shell.seen,
            title,
            text("keys.press_text"),
            text("keys.keep"),
            lambda chord: self._chosen(action, chord),
            lambda key: self.shell.messages.tell(why_not(self.shell.texts, key)),
        )
        self.shell.overlay.add(catcher)
        catcher.open()
        self.shell.stage.dispatcher.focus.give(catcher, shown=False)

    def take(self, action: str, chord: str) -> None:
        """Give a key to an action, whichever action had it."""
        self.shell.bindings.rebind(action, chord, take=True)
        self._keep()

    # -------------------------------------------------------------------------------------------------- layout

    def _rows(self, width: float) -> Node:
        across = 1 if self.narrow else 2
        wide = (width - BETWEEN * (across - 1)) / across
        rows: list[Node] = [self._row(action, wide) for action in self.shell.bindings]
        half = -(-len(rows) // across)
        columns = [stacked(rows[start : start + half], gap=10) for start in range(0, len(rows), half)]
        for number, column in enumerate(columns):
            column.x = number * (wide + BETWEEN)
        whole = Node(size=(width, max(column.height for column in columns)))
        whole.add(*columns)
        return whole

    def _row(self, action: str, width: float) -> KeyRow:
        texts = self.shell.texts
        chords = [self._chord(chord) for chord in self.shell.bindings.chords(action) if self._known(chord)]
        if self.shell.stage.pads.connected:
            always = (button_sign(self.shell.stage.pads.family, chord) for chord in self.shell.bindings.chords(action))
            chords += [sign for sign in dict.fromkeys(always) if sign and sign not in chords]
        row = KeyRow(
            self.shell.look,
            self._words(action),
            chords,
            texts.text("keys.none"),
            lambda: self.change(action),
            width=width,
            name=f"keys {action}",
        )
        row.tip = texts.text("keys.change_tip", action=self._words(action))
        return row

    def _reset_button(self) -> Button:
        return Button(self.shell.look, self.shell.text("keys.reset"), self._reset, name="reset")

    def _words(self, action: str) -> str:
        shell = self.shell
        if action in {key.action for key in shell.game.own_keys()}:
            return shell.game.action_words(action, shell.settings.language)
        return shell.text(f"keys.action.{action}")

    # ------------------------------------------------------------------------------------------------ changing

    def _chosen(self, action: str, chord: str | None) -> None:
        """Handle the chord chosen for an action; None removes the action's keys."""
        bindings = self.shell.bindings
        if chord is None:
            bindings.rebind(action)
            self._keep()
        elif chord in LEADING:
            self.shell.messages.tell(self.shell.text("keys.reserved", chord=self._chord(chord)))
        elif bindings.rebind(action, chord):
            self._ask_to_take(action, chord)
        else:
            self._keep()

    def _ask_to_take(self, action: str, chord: str) -> None:
        """Ask what to do about a key that is already in use."""
        text, words = self.shell.text, self._chord(chord)
        others = ", ".join(self._words(other) for other in self.shell.bindings.conflicts(action, chord))
        question = text("keys.taken_text", chord=words, others=others, action=self._words(action))
        answers = [(text("keys.take"), lambda: self.take(action, chord)), (text("keys.keep"), None)]
        width = 720.0 * min(self.shell.look.text.scale, 1.5)
        self.shell.messages.ask(text("keys.taken", chord=words), question, answers, width=width)

    def _chord(self, chord: str) -> str:
        return chord_words(self.shell.texts, chord, self.shell.stage.pads.family)

    def _known(self, chord: str) -> bool:
        """Return whether the device with that key is present."""
        return self.shell.stage.pads.connected or not of_pad(chord)

    def _keep(self) -> None:
        """Save the keys and show them."""
        changed = self.shell.bindings.changed()
        self.shell.change(keys={action: tuple(chords) for action, chords in changed.items()})
        self.rebuild()

    def _reset(self) -> None:
        self.shell.bindings.reset()
        self._keep()
