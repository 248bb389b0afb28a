"""The panel of one question: its text, and all controls that are not on the table itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.actions import CANCEL, CONFIRM
from resarcana_gui.tabletop.asking.choice import Asking, Choice
from resarcana_gui.tabletop.asking.panels.buttons import choice_button, hint, wide_button
from resarcana_gui.tabletop.asking.panels.card_grid import LEAST, CardGrid, Naming, numbered
from resarcana_gui.tabletop.asking.panels.following import Following
from resarcana_gui.tabletop.asking.panels.frame import AskingFrame, Parts
from resarcana_gui.tabletop.asking.panels.picker import Making, Picker
from resarcana_gui.tabletop.asking.panels.site import Site
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.cards.faces import Faces
from resarcana_gui.tabletop.tell.voice import Words

ASKED: Final = TextStyle(23)
NOTE: Final = TextStyle(19, colour="ink_soft")


class QuestionPanel(AskingFrame):
    """Asks one question. `on_answer` gets the answer, once; `on_cancel` is called to undo what was begun, if that is
    possible. An answer of several parts is put together with the picker that `making` makes."""

    def __init__(
        self,
        look: Look,
        faces: Faces,
        site: Site,
        asking: Asking,
        words: Words,
        on_answer: Callable[[Command], object],
        on_cancel: Callable[[], object] | None = None,
        *,
        making: Making | None = None,
        bindings: Bindings | None = None,
        naming: Naming = numbered,
        name: str = "asking",
    ) -> None:
        super().__init__(look, site, name)
        self._faces: Final = faces
        self._asking: Final = asking
        self._words: Final = words
        self._on_answer: Final = on_answer
        self._on_cancel: Final = on_cancel
        self._making: Final = making
        self._bindings: Final = bindings
        self._naming: Final = naming
        self._following: Following | None = None
        """What is chosen along with the current choice."""
        self.on_both: Callable[[Command, Command], object] | None = None
        """Gets an answer together with the answer to the question it leads to."""
        self.turning: Callable[[Callable[[], object]], object] = _at_once
        """Gets a function to call when other controls replace its own."""
        self.on_warned: Callable[[], object] | None = None
        """Called when it warns of a loss."""
        self.picker: Picker | None = None
        """The controls for an answer of several parts, if it has several."""
        self.confirm: Button | None = None
        """The button that submits it."""
        self._notes: Label | None = None
        self.ask()

    # ------------------------------------------------------------------------------------------------- being used

    def ask(self) -> None:
        """Ask the question; also again, when the player has changed their mind."""
        self._following = None
        if self._making is not None:
            self.compose(partial(self._put_together, self._making), least=self._making.least)
            self._changed()
        else:
            cards = bool(self._asking.shown)
            self.compose(self._offered, split=cards, least=LEAST if cards else 0.0, beside=not cards)

    def act(self, action: str) -> bool:
        if action == CANCEL:
            return self._back()
        if self._following is not None:
            return False
        if self.picker is not None:
            return self.picker.act(action) or (action == CONFIRM and self._hand_in())
        choice = next((choice for choice in self._choices() if choice.key == action), None)
        if choice is not None:
            self.choose(choice)
        return choice is not None

    def choose(self, choice: Choice) -> None:
        """Answer with a choice, or first ask what is chosen along with it."""
        if choice.then is None:
            self._answer(choice.command)
            return
        following = Following(choice, choice.then, partial(self._both, choice.command), self._naming)
        self.turning(partial(self._show_following, following))
        if choice.warning and self.on_warned is not None:
            self.on_warned()

    def click(self, subject: int) -> bool:
        return self.picker is not None and self.picker.click(subject)

    @property
    def said(self) -> str:
        """The question, if the table has to say it."""
        return self._asking.sentence if self.bare else ""

    @property
    def following(self) -> Choice | None:
        """The current choice, while the question that it leads to is asked."""
        return self._following.choice if self._following is not None else None

    @property
    def start(self) -> Control | None:
        """The button that submits, or the first card to choose."""
        cards = (node for node in self.walk() if isinstance(node, CardNode))
        return self.confirm or (self.picker.start if self.picker is not None else None) or next(cards, None)

    def _answer(self, command: Command) -> bool:
        self._on_answer(command)
        return True

    def _hand_in(self) -> bool:
        command = self.picker.command if self.picker is not None else None
        return command is not None and self._answer(command)

    def _back(self) -> bool:
        if self._following is not None:
            self._reconsider()
            return True
        if self._on_cancel is not None:
            self._on_cancel()
        return self._on_cancel is not None

    # ---------------------------------------------------------------------------------------------------- showing

    def _choices(self) -> tuple[Choice, ...]:
        return (*self._asking.listed, *self._asking.buttons)

    def _offered(self) -> Parts:
        """The choices shown as buttons and as cards."""
        asking, cards = self._asking, self._asking.shown
        heads: list[Node] = [self.head(asking.sentence, ASKED)]
        if asking.note:
            heads.append(Label(self.look, asking.note, NOTE, width=self.head_room))
        grid = (
            CardGrid(
                self.look, self._faces, sorted(cards), self.body_room, lambda card: self.choose(cards[card]),
                self._naming,
            )
            if cards
            else None
        )  # fmt: skip
        buttons: list[Node] = [
            choice_button(self.look, choice, self.feet_room, self._bindings, f"answer {at}", self.choose)
            for at, choice in enumerate(self._choices())
        ]
        return Parts(heads, grid, [*buttons, *self._cancel()])

    def _put_together(self, making: Making) -> Parts:
        """The controls for an answer of several parts."""
        self.picker = picker = making.make(self.body_room)
        picker.on_change, picker.on_done = self._changed, self._hand_in
        self._notes = Label(self.look, "\n".join(picker.lines()), NOTE, width=self.feet_room)
        self.confirm = None if picker.at_once else self._confirm(picker)
        feet: list[Node] = [self._notes] if picker.lines() else []
        feet += [self.confirm] if self.confirm is not None else []
        return Parts([self.head(self._asking.sentence, ASKED)], picker, [*feet, *self._cancel()])

    def _confirm(self, picker: Picker) -> Button:
        key = hint(self._bindings, CONFIRM)
        return wide_button(
            self.look, picker.caption, self.feet_room, self._hand_in, kind="primary", key=key, name=CONFIRM
        )

    def _changed(self) -> None:
        """The choice has changed: say what it means now."""
        picker, confirm = self.picker, self.confirm
        assert picker is not None and self._notes is not None
        if confirm is not None:
            confirm.text, confirm.enabled = picker.caption, picker.command is not None
        self._notes.write("\n".join(picker.lines()))
        self.lay()

    def _show_following(self, following: Following) -> None:
        """Replace the question by the one that the choice leads to, and warn of its loss."""
        self._following = following
        self.compose(partial(following.parts, self, self._faces, ASKED, self._way_back), least=LEAST)
        following.wait(self)

    def _both(self, first: Command, second: Command) -> None:
        if self.on_both is not None:
            self.on_both(first, second)

    def _way_back(self, width: float) -> Button:
        text, key = self._words.text("asking.keep_playing"), hint(self._bindings, CANCEL)
        return wide_button(self.look, text, width, self._reconsider, key=key, name=CANCEL)

    def _reconsider(self) -> None:
        """Return to the question."""
        self.turning(self.ask)

    def _cancel(self) -> list[Button]:
        if self._on_cancel is None:
            return []
        text, key = self._words.text("asking.cancel"), hint(self._bindings, CANCEL)
        return [wide_button(self.look, text, self.feet_room, self._on_cancel, key=key, name=CANCEL)]


def _at_once(turn: Callable[[], object]) -> None:
    turn()
