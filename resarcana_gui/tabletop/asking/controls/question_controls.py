"""One question on the table: chips on what it concerns, cards laid out, and the buttons in their place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.action import Call, Wait
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.actions import CANCEL, CONFIRM
from resarcana_gui.tabletop.asking.choice import AskedQuestion, Choice, FollowUp
from resarcana_gui.tabletop.asking.controls.asking_controls import AskingControls, QuestionParts
from resarcana_gui.tabletop.asking.controls.buttons import answer_button, choice_button, hint
from resarcana_gui.tabletop.asking.controls.card_grid import CardGrid, CardNaming, card_name
from resarcana_gui.tabletop.asking.controls.chip import Chip
from resarcana_gui.tabletop.asking.controls.chips import ChipGroup
from resarcana_gui.tabletop.asking.controls.picker import Picker, PickerFactory
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout
from resarcana_gui.tabletop.cards.faces import Faces
from resarcana_gui.tabletop.items.table_item import Key, TableItem
from resarcana_gui.tabletop.tell.voice import Words


class FollowUpAsker:
    """Asks what a choice leads to: one of several cards answers both. Cards can only be chosen after a moment, so
    that the second click of a double click does not choose one unseen."""

    def __init__(
        self, choice: Choice, asked: FollowUp, done: Callable[[Command], object], card_naming: CardNaming
    ) -> None:
        """`done` is called with the second answer."""
        self.choice: Final = choice
        self._asked: Final = asked
        self._done: Final = done
        self._card_naming: Final = card_naming
        self._seen = False

    def wait(self, face: AskingControls) -> None:
        """Allow choosing soon; to be called when the cards become visible."""
        face.look.queue.add(Wait(milliseconds("rest")) + Call(self._allow), INTERFACE)

    def parts(self, face: AskingControls, faces: Faces, back: Button) -> QuestionParts:
        """Return the question, its warning, the cards or the button that confirms, and the way back."""
        cards = sorted(self._asked.cards)
        if not cards:
            confirm = answer_button(face.look, self._asked.confirm, self.go_on, kind="danger", name=CONFIRM)
            return QuestionParts(self._asked, [confirm, back])
        grid = CardGrid(
            face.look, faces, cards, face.layout.spread(len(cards)), self._choose, card_naming=self._card_naming
        )  # fmt: skip
        lost = [f"[gold|{self.choice.warning}]"] if self.choice.warning else []
        return QuestionParts(self._asked, [back], body=grid, lines=lost)

    def _choose(self, card: int) -> None:
        if self._seen:
            self._done(self._asked.cards[card])

    def go_on(self) -> bool:
        """Make the choice, if nothing has to be chosen along with it. Return whether that is so."""
        if self._asked.cards:
            return False
        if self._seen:
            self._done(self.choice.command)
        return True

    def _allow(self) -> None:
        self._seen = True


class QuestionControls(AskingControls):
    """Asks one question. `on_answer` is called once, with the answer; `on_cancel` to undo what was begun, if that is
    possible. An answer of several parts is put together with the picker that `picker_factory` makes."""

    def __init__(
        self,
        look: UiStyle,
        faces: Faces | None,
        layout: QuestionLayout,
        asking: AskedQuestion,
        words: Words,
        on_answer: Callable[[Command], object],
        on_cancel: Callable[[], object] | None = None,
        *,
        picker_factory: PickerFactory | None = None,
        bindings: Bindings | None = None,
        card_naming: CardNaming = card_name,
        name: str = "asking",
    ) -> None:
        super().__init__(look, layout, name)
        self._known_faces: Final = faces
        self._asking: Final = asking
        self._words: Final = words
        self._on_answer: Final = on_answer
        self._on_cancel: Final = on_cancel
        self._picker_factory: Final = picker_factory
        self._bindings: Final = bindings
        self._card_naming: Final = card_naming
        self._follow_up: FollowUpAsker | None = None
        """The follow-up question of the current choice, while it is asked."""
        self.on_both: Callable[[Command, Command], object] | None = None
        """Called with an answer and the answer to its follow-up question."""
        self.on_replace: Callable[[Callable[[], object]], object] = _at_once
        """Called with a function that replaces the controls of one question by those of the next; it must call it."""
        self.on_warned: Callable[[], object] | None = None
        """Called when a loss is warned of."""
        self.picker: Picker | None = None
        """The controls for an answer of several parts, if it has several."""
        self.confirm: Button | None = None
        """The button that submits it."""
        self.ask()

    # ------------------------------------------------------------------------------------------------- being used

    def ask(self) -> None:
        """Ask the question; again, if the player has changed their mind."""
        self._follow_up = None
        self.put(self._offered() if self._picker_factory is None else self._put_together(self._picker_factory))
        if self._picker_factory is not None:
            self._changed()

    def act(self, action: str) -> bool:
        if action == CANCEL:
            return self._back()
        if self._follow_up is not None:
            return action in (CONFIRM, self._follow_up.choice.key) and self._follow_up.go_on()
        if self.picker is not None:
            return self.picker.act(action) or (action == CONFIRM and self._hand_in())
        choice = next((choice for choice in self._choices() if choice.key == action), None)
        if choice is not None:
            self.choose(choice)
        return choice is not None

    def choose(self, choice: Choice) -> None:
        if choice.then is None:
            self._on_answer(choice.command)
            return
        done = partial(self._both, choice.command) if choice.then.cards else self._on_answer
        follow_up = FollowUpAsker(choice, choice.then, done, self._card_naming)
        self.on_replace(partial(self._show_follow_up, follow_up))
        if choice.warning and self.on_warned is not None:
            self.on_warned()

    def click(self, key: Key) -> bool:
        return self.picker is not None and self.picker.click(key)

    @property
    def following(self) -> Choice | None:
        """The current choice while its follow-up question is asked; None otherwise."""
        return self._follow_up.choice if self._follow_up is not None else None

    @property
    def start(self) -> Control | None:
        """The submit button if it can be used, or else the first card or chip."""
        if self.picker is not None and self._follow_up is None:
            return self.picker.start if self.picker.command is None else self.confirm or self.picker.start
        shown = list(self.walk())
        items = (node for node in shown if isinstance(node, TableItem))
        first = next(items, next((node for node in shown if isinstance(node, Chip)), None))
        return first or (self._button(CONFIRM) if self._follow_up is not None else None)

    def _button(self, name: str) -> Button | None:
        return next((button for button in self.parts.buttons if button.name == name), None)

    @property
    def cancels(self) -> bool:
        return self._on_cancel is not None

    @property
    def marks(self) -> Mapping[Key, str]:
        return self.picker.marks if self.picker is not None else {}

    @property
    def progress(self) -> object:
        return self.picker.progress if self.picker is not None else None

    def resume(self, progress: object) -> None:
        if self.picker is not None:
            self.picker.resume(progress)
            self._changed()

    def _hand_in(self) -> bool:
        command = self.picker.command if self.picker is not None else None
        if command is not None:
            self._on_answer(command)
        return command is not None

    def _back(self) -> bool:
        if self._follow_up is not None:
            self._reconsider()
            return True
        if self._on_cancel is not None:
            self._on_cancel()
        return self._on_cancel is not None

    # ---------------------------------------------------------------------------------------------------- showing

    @property
    def _faces(self) -> Faces:
        """The looks of the cards that are laid out."""
        assert self._known_faces is not None, "A question that lays out cards needs their faces."
        return self._known_faces

    def _choices(self) -> tuple[Choice, ...]:
        return (*self._asking.listed, *self._asking.buttons)

    def _offered(self) -> QuestionParts:
        """Return the choices: chips on what they concern, cards laid out, or buttons."""
        asking, cards = self._asking, self._asking.shown
        groups: dict[tuple[str, Key], list[Chip]] = {}
        buttons: list[Button] = []
        for at, choice in enumerate(self._choices()):
            where, name = self._about(choice), choice.key or f"answer {at}"
            if where is None:
                buttons.append(choice_button(self.look, choice, self._bindings, name, self.choose))
            else:
                groups.setdefault(where, []).append(self._chip(choice, name))
        laid = [ChipGroup(partial(self._place, *where), chips) for where, chips in groups.items()]
        grid = self._grid(sorted(cards)) if cards else None
        lines = [asking.note] if asking.note else []
        return QuestionParts(asking, [*buttons, *self._cancel()], laid, grid, lines)

    def _grid(self, cards: list[int]) -> CardGrid:
        return CardGrid(
            self.look, self._faces, cards, self.layout.spread(len(cards)),
            lambda card: self.choose(self._asking.shown[card]), self._card_naming,
        )  # fmt: skip

    def _about(self, choice: Choice) -> tuple[str, Key] | None:
        """Return what a listed choice concerns, if that is visible."""
        asking = self._asking
        items = (("item", key) for key, choices in asking.choices.items() if choice in choices)
        seats = (("seat", seat) for seat, other in asking.seats.items() if other is choice)
        return next((where for where in (*items, *seats) if self._place(*where) is not None), None)

    def _place(self, kind: str, key: Key) -> Box | None:
        return self.layout.seat(key) if kind == "seat" and isinstance(key, int) else self.layout.item(key)

    def _chip(self, choice: Choice, name: str) -> Chip:
        key = partial(hint, self._bindings, choice.key)
        chip = Chip(self.look, choice.words, partial(self.choose, choice), danger=choice.danger, key=key, name=name)
        chip.tip = choice.tip
        return chip

    def _put_together(self, picker_factory: PickerFactory) -> QuestionParts:
        """Return the controls for an answer of several parts."""
        self.picker = picker = picker_factory()
        picker.on_change, picker.on_done = self._changed, self._hand_in
        self.confirm = None if picker.at_once else self._confirm(picker)
        buttons = [self.confirm] if self.confirm is not None else []
        return QuestionParts(self._asking, [*buttons, *self._cancel()], body=picker, lines=list(picker.lines()))

    def _confirm(self, picker: Picker) -> Button:
        key = partial(hint, self._bindings, CONFIRM)
        return answer_button(self.look, picker.caption, self._hand_in, kind="primary", key=key, name=CONFIRM)

    def _changed(self) -> None:
        """Show what the changed answer means."""
        picker, confirm = self.picker, self.confirm
        assert picker is not None
        if confirm is not None:
            confirm.text, confirm.enabled = picker.caption, picker.command is not None
        self.tell(picker.lines())
        self.lay()
        if self.on_marked is not None:
            self.on_marked()

    def _show_follow_up(self, follow_up: FollowUpAsker) -> None:
        """Replace the question by the follow-up of a choice, with its warning."""
        self._follow_up = follow_up
        self.put(follow_up.parts(self, self._faces, self._way_back()))
        follow_up.wait(self)

    def _both(self, first: Command, second: Command) -> None:
        if self.on_both is not None:
            self.on_both(first, second)

    def _way_back(self) -> Button:
        text, key = self._words.text("asking.keep_playing"), partial(hint, self._bindings, CANCEL)
        return answer_button(self.look, text, self._reconsider, key=key, name=CANCEL)

    def _reconsider(self) -> None:
        """Return to the first question."""
        self.on_replace(self.ask)

    def _cancel(self) -> list[Button]:
        if self._on_cancel is None:
            return []
        text, key = self._words.text("asking.cancel"), partial(hint, self._bindings, CANCEL)
        return [answer_button(self.look, text, self._on_cancel, key=key, name=CANCEL)]


def _at_once(turn: Callable[[], object]) -> None:
    turn()
