"""The controls for one question of the rules."""

from __future__ import annotations

from collections.abc import Callable

from resarcana_gui.games.resarcana.view.asking.asked_question import AskedQuestion
from resarcana_gui.games.resarcana.view.asking.controls.essence_pickers import EssenceButtons, EssencePicker, only_types
from resarcana_gui.games.resarcana.view.faces.face import Faces
from resarcana_gui.games.resarcana.view.tell.question_text import Way
from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.asking.controls.card_grid import CardNaming, CardsPicker
from resarcana_gui.tabletop.asking.controls.order_picker import OrderPicker
from resarcana_gui.tabletop.asking.controls.picker import PickerFactory
from resarcana_gui.tabletop.asking.controls.question_controls import QuestionControls
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout


def question_controls(
    look: UiStyle,
    faces: Faces,
    layout: QuestionLayout,
    asking: AskedQuestion,
    on_answer: Callable[[Command], object],
    on_cancel: Callable[[], object] | None = None,
    *,
    bindings: Bindings | None = None,
) -> QuestionControls:
    """Return the controls for this question; see QuestionControls."""
    return QuestionControls(
        look, faces, layout, asking, asking.voice, on_answer, on_cancel,
        picker_factory=_picker_factory(look, faces, layout, asking, bindings), bindings=bindings,
        card_naming=card_naming(faces), name=f"asking {asking.question.KIND}",
    )  # fmt: skip


def _picker_factory(
    look: UiStyle, faces: Faces, layout: QuestionLayout, asking: AskedQuestion, bindings: Bindings | None
) -> PickerFactory | None:
    """Return what makes the picker that builds the answer; None if the answer is one of several choices."""
    match asking.way:
        case Way.CHOICE | Way.PICK:
            return None
        case Way.PAYMENT | Way.GAIN:
            return _essences(look, layout, asking, bindings)
        case Way.ORDER:
            model, caption = asking.order(), asking.voice.text("asking.put_back")
            return lambda: OrderPicker(look, faces, layout, model, asking.voice, caption, card_naming(faces))
        case Way.CARDS:
            return _cards(asking)


def _essences(look: UiStyle, layout: QuestionLayout, asking: AskedQuestion, bindings: Bindings | None) -> PickerFactory:
    model = asking.essences()
    if only_types(model.amounts):
        return lambda: EssenceButtons(look, layout, asking, model, bindings)
    return lambda: EssencePicker(look, layout, asking, model, bindings)


def _cards(asking: AskedQuestion) -> PickerFactory:
    model, voice = asking.cards(), asking.voice

    def told(command: Command | None) -> str:
        if command is not None:  # their names stand on them, and three of them would not fit on a button
            return voice.text("asking.discard_them", number=str(model.number))
        return voice.plural("asking.cards_remaining", model.remaining)

    return lambda: CardsPicker(model, told)


def card_naming(faces: Faces) -> CardNaming:
    """Return how the nodes of laid out cards are named: by the cards' ids."""
    return lambda card: f"card {faces.cards.components[card].slug}"
