"""The panel of one question: what is asked, and everything by which it is answered that is not on the table itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import chain
from typing import Final

from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.commands import Answer, EssencesAnswer
from resarcana_gui.games.resarcana.rules.commands import subject as component_of
from resarcana_gui.games.resarcana.rules.power_questions import AskReact
from resarcana_gui.games.resarcana.rules.round_questions import AskTurn
from resarcana_gui.games.resarcana.view.asking.asking import Asking, Way
from resarcana_gui.games.resarcana.view.asking.choice import CONFIRM, Choice, mark_of
from resarcana_gui.games.resarcana.view.asking.panels.buttons import choice_button, hint, wide_button
from resarcana_gui.games.resarcana.view.asking.panels.cards import LEAST, CardsPicker, card_grid
from resarcana_gui.games.resarcana.view.asking.panels.essence_buttons import EssenceButtons, only_types
from resarcana_gui.games.resarcana.view.asking.panels.essence_picker import EssencePicker
from resarcana_gui.games.resarcana.view.asking.panels.frame import AskingFrame, Parts
from resarcana_gui.games.resarcana.view.asking.panels.order_picker import OrderPicker
from resarcana_gui.games.resarcana.view.asking.panels.passing import Following
from resarcana_gui.games.resarcana.view.asking.panels.picker import Picker
from resarcana_gui.games.resarcana.view.asking.panels.site import Site
from resarcana_gui.games.resarcana.view.faces.face import Faces
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.keys import Bindings
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.cards.card import CardNode

CANCEL: Final = "cancel"
ASKED: Final = TextStyle(23)
NOTE: Final = TextStyle(19, colour="ink_soft")

PICKERS: Final[dict[Way, type[Picker]]] = {Way.ESSENCES: EssencePicker, Way.ORDER: OrderPicker, Way.CARDS: CardsPicker}
"""What answers of several parts are put together with."""
TURN_NOTES: Final = {"can": "asking.note.turn", "may": "asking.note.only_quiet", "none": "asking.note.only_pass"}
"""What there is to do in a turn, by the mark of what there is most to do with."""

LAID_OUT: Final = frozenset({codes.OFFERED, codes.FACE_UP})
"""What lies on the table by itself, large, to be chosen from there."""


class AskingPanel(AskingFrame):
    """Asks one question. `on_answer` is given the answer, once; `on_cancel` is called to take back what was begun."""

    def __init__(
        self,
        look: Look,
        faces: Faces,
        site: Site,
        asking: Asking,
        on_answer: Callable[[Answer], object],
        on_cancel: Callable[[], object] | None = None,
        *,
        can_cancel: bool = False,
        bindings: Bindings | None = None,
    ) -> None:
        super().__init__(look, site, f"asking {asking.question.KIND}")
        self._faces: Final = faces
        self._asking: Final = asking
        self._voice: Final = asking.voice
        self._on_answer: Final = on_answer
        self._on_cancel: Final = on_cancel if can_cancel else None
        self._bindings: Final = bindings
        self._following: Following | None = None
        """What is chosen along with the choice that was made."""
        self.on_both: Callable[[Answer, Answer], object] | None = None
        """Given an answer together with the answer to what that brings about."""
        self.turning: Callable[[Callable[[], object]], object] = _at_once
        """Given what is to be called when it shows other controls in place of its own."""
        self.on_warned: Callable[[], object] | None = None
        """Called when it tells what would be lost."""
        self._essences: Final = asking.essences() if asking.way is Way.ESSENCES else None
        self.picker: Picker | None = None
        """The controls for an answer of several parts, if it has several."""
        self.confirm: Button | None = None
        """The button that hands in what was put together."""
        self._notes: Label | None = None
        self.ask()

    # ------------------------------------------------------------------------------------------------- being used

    def ask(self) -> None:
        """Ask the question; also again, when the player thought better of what was chosen."""
        self._following = None
        kind = _kind_of_picker(self._asking)
        if kind is not None:
            self.compose(self._put_together, least=kind.least(self._asking))
            self._changed()
        else:
            picks = bool(self._picks())
            self.compose(self._offered, split=picks, least=LEAST if picks else 0.0, beside=not picks)

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
        """Answer with a choice, or first ask what is to be chosen along with it."""
        if choice.then:
            self._follow(choice)
        else:
            self._answer(choice.command)

    def click(self, component: int) -> bool:
        return self.picker is not None and self.picker.click(component)

    @property
    def following(self) -> Choice | None:
        """The choice that was made, while it is asked what goes along with it."""
        return self._following.choice if self._following is not None else None

    @property
    def start(self) -> Control | None:
        """What hands in the answer, or the first card to choose."""
        cards = (node for node in self.walk() if isinstance(node, CardNode))
        return self.confirm or (self.picker.start if self.picker is not None else None) or next(cards, None)

    def _answer(self, command: Answer) -> bool:
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

    def _picker(self) -> Picker:
        asking, room = self._asking, self.body_room
        if self._essences is not None:
            kind = EssenceButtons if only_types(self._essences.amounts) else EssencePicker
            return kind(self.look, asking, self._essences, room, self._bindings)
        if asking.way is Way.ORDER:
            return OrderPicker(self.look, self._faces, asking, room)
        return CardsPicker(self.look, self._faces, asking, room)

    def _choices(self) -> tuple[Choice, ...]:
        return (*self._asking.listed, *self._asking.buttons)

    def _offered(self) -> Parts:
        """The choices that are to be had as buttons, and as cards."""
        asking, note, picks = self._asking, self._note(), self._picks()
        heads: list[Node] = [self.head(asking.sentence, ASKED)]
        if note:
            heads.append(Label(self.look, self._voice.text(note), NOTE, width=self.head_room))
        grid = (
            card_grid(self.look, self._faces, sorted(picks), self.body_room, lambda card: self.choose(picks[card]))
            if picks
            else None
        )
        buttons: list[Node] = [
            choice_button(self.look, choice, self.feet_room, self._bindings, f"answer {at}", self.choose)
            for at, choice in enumerate(self._choices())
        ]
        return Parts(heads, grid, [*buttons, *self._cancel()])

    def _picks(self) -> dict[int, Choice]:
        """The cards to be shown here, with what choosing them means."""
        zone = self._asking.view.zone
        found = {component_of(choice.command): choice for choice in self._asking.picks}
        return {card: choice for card, choice in found.items() if zone[card] not in LAID_OUT}

    def _note(self) -> str:
        """What one has to do, where it is done on the table."""
        asking = self._asking
        if isinstance(asking.question, AskTurn):
            return TURN_NOTES[mark_of(list(chain(*asking.components.values())))]
        listed = {choice.command for choice in (*asking.listed, *self._picks().values())}
        more = any(choice.command not in listed for found in asking.components.values() for choice in found)
        if isinstance(asking.question, AskReact):
            return "asking.note.escape" if more else ""
        return "asking.note.click" if more else ""

    def _put_together(self) -> Parts:
        """The controls for an answer of several parts."""
        self.picker = picker = self._picker()
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
        """Something else is chosen: say what it means now."""
        picker, confirm = self.picker, self.confirm
        assert picker is not None and self._notes is not None
        if confirm is not None:
            confirm.text, confirm.enabled = picker.caption, picker.command is not None
        self._notes.write("\n".join(picker.lines()))
        self.lay()

    def _follow(self, choice: Choice) -> None:
        """Ask in place of the question what goes along with a choice, and tell what would be lost by it."""
        following = Following(self._asking, choice, partial(self._both, choice.command))
        self.turning(partial(self._show_following, following))
        if choice.warning and self.on_warned is not None:
            self.on_warned()

    def _show_following(self, following: Following) -> None:
        self._following = following
        self.compose(partial(following.parts, self, self._faces, ASKED, self._way_back), least=LEAST)
        following.wait(self)

    def _both(self, first: Answer, second: Answer) -> None:
        if self.on_both is not None:
            self.on_both(first, second)

    def _way_back(self, width: float) -> Button:
        text, key = self._voice.text("asking.keep_playing"), hint(self._bindings, CANCEL)
        return wide_button(self.look, text, width, self._reconsider, key=key, name=CANCEL)

    def _reconsider(self) -> None:
        """Go back to the question."""
        self.turning(self.ask)

    def _cancel(self) -> list[Button]:
        if self._on_cancel is None:
            return []
        text, key = self._voice.text("asking.cancel"), hint(self._bindings, CANCEL)
        return [wide_button(self.look, text, self.feet_room, self._on_cancel, key=key, name=CANCEL)]


def _kind_of_picker(asking: Asking) -> type[Picker] | None:
    """What the answer is put together with; None when it is one of several choices."""
    if asking.way is Way.ESSENCES and only_types(
        [each.essences for each in asking.legal if isinstance(each, EssencesAnswer)]
    ):
        return EssenceButtons
    return PICKERS.get(asking.way)


def _at_once(turn: Callable[[], object]) -> None:
    turn()
