"""The panel of one question of the rules."""

from __future__ import annotations

from collections.abc import Callable

from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.view.asking.asking import Asking, Way
from resarcana_gui.games.resarcana.view.asking.panels import essence_buttons
from resarcana_gui.games.resarcana.view.asking.panels.essence_buttons import EssenceButtons, only_types
from resarcana_gui.games.resarcana.view.asking.panels.essence_picker import EssencePicker
from resarcana_gui.games.resarcana.view.faces.face import Faces
from resarcana_gui.games.resarcana.view.tell.command_text import command_text
from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.look import Look
from resarcana_gui.tabletop.asking.panels.amount_picker import least
from resarcana_gui.tabletop.asking.panels.card_grid import LEAST, CardsPicker, Naming
from resarcana_gui.tabletop.asking.panels.order_picker import OrderPicker, least_for_order
from resarcana_gui.tabletop.asking.panels.picker import Making
from resarcana_gui.tabletop.asking.panels.question_panel import QuestionPanel
from resarcana_gui.tabletop.asking.panels.site import Site


def question_panel(
    look: Look,
    faces: Faces,
    site: Site,
    asking: Asking,
    on_answer: Callable[[Command], object],
    on_cancel: Callable[[], object] | None = None,
    *,
    bindings: Bindings | None = None,
) -> QuestionPanel:
    """The panel for this question; see QuestionPanel."""
    return QuestionPanel(
        look, faces, site, asking, asking.voice, on_answer, on_cancel, making=_making(look, faces, asking, bindings),
        bindings=bindings, naming=_naming(faces), name=f"asking {asking.question.KIND}",
    )  # fmt: skip


def _making(look: Look, faces: Faces, asking: Asking, bindings: Bindings | None) -> Making | None:
    """The picker that builds the answer; None when it is one of several choices."""
    if asking.way is Way.ESSENCES:
        return _essences(look, asking, bindings)
    if asking.way is Way.ORDER:
        return _order(look, faces, asking)
    return _cards(look, faces, asking) if asking.way is Way.CARDS else None


def _essences(look: Look, asking: Asking, bindings: Bindings | None) -> Making:
    model = asking.essences()
    if only_types(model.amounts):
        return Making(essence_buttons.LEAST, lambda width: EssenceButtons(look, asking, model, width, bindings))
    return Making(least(model), lambda width: EssencePicker(look, asking, model, width, bindings))


def _order(look: Look, faces: Faces, asking: Asking) -> Making:
    model, caption = asking.order(), asking.voice.text("asking.put_back")
    return Making(
        least_for_order(len(model.cards)),
        lambda width: OrderPicker(look, faces, model, width, asking.voice, caption, _naming(faces)),
    )


def _cards(look: Look, faces: Faces, asking: Asking) -> Making:
    model, voice = asking.cards(), asking.voice

    def told(command: Command | None) -> str:
        if isinstance(command, Answer):
            return command_text(voice, command, asking.view)
        return voice.plural("asking.cards_remaining", model.remaining)

    return Making(LEAST, lambda width: CardsPicker(look, faces, model, width, told, _naming(faces)))


def _naming(faces: Faces) -> Naming:
    """Cards on panels are named by their ids in the list of components."""
    return lambda card: f"card {faces.cards.components[card].slug}"
