"""One question on the table: chips where it is about something, cards laid out, and the buttons in their place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.actions import CANCEL, CONFIRM
from resarcana_gui.tabletop.asking.choice import AskedQuestion, Choice
from resarcana_gui.tabletop.asking.controls.asking_controls import AskingControls, Parts
from resarcana_gui.tabletop.asking.controls.buttons import answer_button, choice_button, hint
from resarcana_gui.tabletop.asking.controls.card_grid import CardGrid, Naming, card_name
from resarcana_gui.tabletop.asking.controls.chip import Chip
from resarcana_gui.tabletop.asking.controls.chips import Group
from resarcana_gui.tabletop.asking.controls.follow_up_asker import FollowUpAsker
from resarcana_gui.tabletop.asking.controls.picker import Making, Picker
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout
from resarcana_gui.tabletop.cards.faces import Faces
from resarcana_gui.tabletop.items.table_item import Key, TableItem
from resarcana_gui.tabletop.tell.voice import Words


class QuestionControls(AskingControls):
    """Asks one question. `on_answer` gets the answer, once; `on_cancel` is called to undo what was begun, if that is
    possible. An answer of several parts is put together with the picker that `making` makes."""

    def __init__(
        self,
        look: Look,
        faces: Faces | None,
        layout: QuestionLayout,
        asking: AskedQuestion,
        words: Words,
        on_answer: Callable[[Command], object],
        on_cancel: Callable[[], object] | None = None,
        *,
        making: Making | None = None,
        bindings: Bindings | None = None,
        naming: Naming = card_name,
        name: str = "asking",
    ) -> None:
        super().__init__(look, layout, name)
        self._known_faces: Final = faces
        self._asking: Final = asking
        self._words: Final = words
        self._on_answer: Final = on_answer
        self._on_cancel: Final = on_cancel
        self._making: Final = making
        self._bindings: Final = bindings
        self._naming: Final = naming
        self._follow_up: FollowUpAsker | None = None
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
        self.ask()

    # ------------------------------------------------------------------------------------------------- being used

    def ask(self) -> None:
        """Ask the question; also again, when the player has changed their mind."""
        self._follow_up = None
        self.put(self._offered() if self._making is None else self._put_together(self._making))
        if self._making is not None:
            self._changed()

    def act(self, action: str) -> bool:
        if action == CANCEL:
            return self._back()
        if self._follow_up is not None:
            return False
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
        follow_up = FollowUpAsker(choice, choice.then, partial(self._both, choice.command), self._naming)
        self.turning(partial(self._show_follow_up, follow_up))
        if choice.warning and self.on_warned is not None:
            self.on_warned()

    def click(self, key: Key) -> bool:
        return self.picker is not None and self.picker.click(key)

    @property
    def following(self) -> Choice | None:
        """The current choice, while the question that it leads to is asked."""
        return self._follow_up.choice if self._follow_up is not None else None

    @property
    def start(self) -> Control | None:
        """The button that submits, or the first card or chip to choose."""
        if self.picker is not None and self._follow_up is None:
            return self.confirm or self.picker.start
        shown = list(self.walk())
        items = (node for node in shown if isinstance(node, TableItem))
        return next(items, next((node for node in shown if isinstance(node, Chip)), None))

    @property
    def marks(self) -> Mapping[Key, str]:
        return self.picker.marks if self.picker is not None else {}

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

    def _offered(self) -> Parts:
        """The choices: on what they are about, as cards laid out, or as buttons."""
        asking, cards = self._asking, self._asking.shown
        groups: dict[tuple[str, Key], list[Chip]] = {}
        buttons: list[Button] = []
        for at, choice in enumerate(self._choices()):
            where, name = self._about(choice), choice.key or f"answer {at}"
            if where is None:
                buttons.append(choice_button(self.look, choice, self._bindings, name, self.choose))
            else:
                groups.setdefault(where, []).append(self._chip(choice, name))
        laid = [Group(partial(self._place, *where), chips) for where, chips in groups.items()]
        grid = self._grid(sorted(cards)) if cards else None
        lines = [asking.note] if asking.note else []
        return Parts(asking.sentence, [*buttons, *self._cancel()], laid, grid, lines)

    def _grid(self, cards: list[int]) -> CardGrid:
        return CardGrid(
            self.look, self._faces, cards, self.layout.spread(len(cards)),
            lambda card: self.choose(self._asking.shown[card]), self._naming,
        )  # fmt: skip

    def _about(self, choice: Choice) -> tuple[str, Key] | None:
        """What a listed choice is about, if that can be seen."""
        asking = self._asking
        items = (("item", key) for key, choices in asking.choices.items() if choice in choices)
        seats = (("seat", seat) for seat, other in asking.seats.items() if other is choice)
        return next((where for where in (*items, *seats) if self._place(*where) is not None), None)

    def _place(self, kind: str, key: Key) -> Box | None:
        return self.layout.seat(key) if kind == "seat" and isinstance(key, int) else self.layout.item(key)

    def _chip(self, choice: Choice, name: str) -> Chip:
        key = partial(hint, self._bindings, choice.key)
        words = choice.brief or choice.label
        chip = Chip(self.look, words, partial(self.choose, choice), danger=choice.danger, key=key, name=name)
        chip.tip = choice.label if words != choice.label else ""
        return chip

    def _put_together(self, making: Making) -> Parts:
        """The controls for an answer of several parts."""
        self.picker = picker = making()
        picker.on_change, picker.on_done = self._changed, self._hand_in
        self.confirm = None if picker.at_once else self._confirm(picker)
        buttons = [self.confirm] if self.confirm is not None else []
        return Parts(self._asking.sentence, [*buttons, *self._cancel()], body=picker, lines=list(picker.lines()))

    def _confirm(self, picker: Picker) -> Button:
        key = partial(hint, self._bindings, CONFIRM)
        return answer_button(self.look, picker.caption, self._hand_in, kind="primary", key=key, name=CONFIRM)

    def _changed(self) -> None:
        """The choice has changed: say what it means now."""
        picker, confirm = self.picker, self.confirm
        assert picker is not None
        if confirm is not None:
            confirm.text, confirm.enabled = picker.caption, picker.command is not None
        self.tell(picker.lines())
        self.lay()
        if self.on_marked is not None:
            self.on_marked()

    def _show_follow_up(self, follow_up: FollowUpAsker) -> None:
        """Replace the question by the one that the choice leads to, and warn of its loss."""
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
        """Return to the question."""
        self.turning(self.ask)

    def _cancel(self) -> list[Button]:
        if self._on_cancel is None:
            return []
        text, key = self._words.text("asking.cancel"), partial(hint, self._bindings, CANCEL)
        return [answer_button(self.look, text, self._on_cancel, key=key, name=CANCEL)]


def _at_once(turn: Callable[[], object]) -> None:
    turn()
