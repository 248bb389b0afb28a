"""Controls for answers of several parts, or ones that are thought over: energies, cards, and the three years."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from resarcana_gui.games.seasons.cards.energies import ENERGIES, NAMES, counts
from resarcana_gui.games.seasons.rules import commands as given
from resarcana_gui.games.seasons.rules.codes import LIBRARY, YEARS
from resarcana_gui.games.seasons.rules.prelude_questions import AskLibrary
from resarcana_gui.games.seasons.view.asking.asked_question import AskedQuestion
from resarcana_gui.games.seasons.view.asking.energy_models import EnergyModel
from resarcana_gui.games.seasons.view.faces.face import number_of
from resarcana_gui.games.seasons.view.faces.tokens import ENERGY_TOKENS
from resarcana_gui.games.seasons.view.geometry.arrangement import held_ids
from resarcana_gui.games.seasons.view.tell.markup_voice import MarkupVoice
from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.screens.actions import MORE
from resarcana_gui.tabletop.asking.card_lists import CardsModel
from resarcana_gui.tabletop.asking.controls.amount_picker import AmountPicker, columns
from resarcana_gui.tabletop.asking.controls.buttons import hint
from resarcana_gui.tabletop.asking.controls.card_grid import CardsPicker
from resarcana_gui.tabletop.asking.controls.partition_picker import PartitionPicker
from resarcana_gui.tabletop.asking.controls.picker import Picker
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout
from resarcana_gui.tabletop.asking.controls.tile import Tile
from resarcana_gui.tabletop.asking.partition import PartitionGroup, PartitionModel
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.cards.faces import Faces
from resarcana_gui.tabletop.items.table_item import Key, TableItem

TOKENS: Final = dict(zip(NAMES, ENERGY_TOKENS, strict=True))
CARD: Final = 240.0


class EnergyPicker(AmountPicker):
    """Energies one by one."""

    def __init__(
        self, look: UiStyle, layout: QuestionLayout, model: EnergyModel, voice: MarkupVoice, bindings: Bindings
    ) -> None:
        self.model: Final = model
        super().__init__(
            look, layout, model, TOKENS, voice, model.left, paying=model.paying, bindings=bindings, name="energies"
        )

    @property
    def command(self) -> Command | None:
        return self.model.command

    @property
    def caption(self) -> str:
        return self.model.caption()

    def lines(self) -> Sequence[str]:
        return self.model.lines()


class EnergyButtons(Picker):
    """One type of energy: a click answers."""

    at_once = True

    def __init__(self, look: UiStyle, layout: QuestionLayout, model: EnergyModel, bindings: Bindings) -> None:
        super().__init__("energy types")
        self.model: Final = model
        self._chosen: Command | None = None
        self.tiles: Final[dict[int, Tile]] = {}
        places = columns(layout, ENERGIES)
        amounts = {energy: amount for amount in model.amounts for energy, count in enumerate(counts(amount)) if count}
        for energy, amount in sorted(amounts.items()):
            key = partial(hint, bindings, MORE[energy])
            tile = Tile(
                look, ENERGY_TOKENS[energy], places[energy].size, partial(self._choose, amount), key=key,
                name=f"choose {NAMES[energy]}",
            )  # fmt: skip
            number = sum(counts(amount))
            sign = "\N{MINUS SIGN}" if model.paying else "+"
            change = f"{sign}{number}" if number > 1 else ""
            tile.tell("" if self.lines() else str(counts(model.before)[energy]), change, chosen=False)
            tile.at = places[energy].topleft
            self.tiles[energy] = tile
            self.add(tile)
        self._amounts: Final = amounts

    def lines(self) -> Sequence[str]:
        return self.model.lines() if self.model.paying is None else ()

    @property
    def command(self) -> Command | None:
        return self._chosen

    @property
    def caption(self) -> str:
        return ""

    @property
    def start(self) -> Control | None:
        return next(iter(self.tiles.values()), None)

    def act(self, action: str) -> bool:
        energy = MORE.index(action) if action in MORE else -1
        if energy not in self.tiles:
            return False
        self._choose(self._amounts[energy])
        return True

    def _choose(self, amount: int) -> None:
        self.model.chosen = amount
        self._chosen = self.model.command
        if self.on_done is not None:
            self.on_done()


class KeepPicker(Picker):
    """One card of several: the first click chooses it, a second one, or the button, keeps it."""

    def __init__(self, asking: AskedQuestion, voice: MarkupVoice, first: Callable[[], Control | None]) -> None:
        """`first` returns the card that is focused at first."""
        super().__init__("keep")
        self._first: Final = first
        self._answers: Final = {key: choices[0].command for key, choices in asking.choices.items()}
        self._voice: Final = voice
        self.chosen: Key | None = None

    @property
    def command(self) -> Command | None:
        return self._answers.get(self.chosen) if self.chosen is not None else None

    @property
    def caption(self) -> str:
        return self._voice.text("window.keep" if self.chosen is not None else "window.keep_one")

    @property
    def start(self) -> Control | None:
        return self._first()

    @property
    def progress(self) -> object:
        return self.chosen

    def resume(self, progress: object) -> None:
        self.chosen = progress

    @property
    def marks(self) -> Mapping[Key, str]:
        return {key: "chosen" if key == self.chosen else "can" for key in self._answers}

    def click(self, key: Key) -> bool:
        if key not in self._answers:
            return False
        if key == self.chosen and self.on_done is not None:
            self.on_done()
            return True
        self.chosen = key
        self.changed_by_hand()
        return True


def own_cards_picker(asking: AskedQuestion, voice: MarkupVoice) -> CardsPicker:
    """Return the choice of several of the viewer's cards in play."""
    answers = {each.cards: each for each in asking.answers if isinstance(each, given.Sacrifice)}
    model: CardsModel[Command] = CardsModel(answers, asking.view.play[asking.question.seat])

    def told(command: Command | None) -> str:
        return voice.plural("asking.remaining", model.remaining) if command is None else voice.text("window.sacrifice")

    return CardsPicker(model, told)


class SplitPicker(PartitionPicker):
    """The nine cards into three years."""

    def __init__(
        self, look: UiStyle, faces: Faces, above: Box, room: Box, asking: AskedQuestion, voice: MarkupVoice,
        settled: Callable[[Command], object],
    ) -> None:  # fmt: skip
        """Cards of no year lie `above`, the years in the `room`. `settled` is called with what follows from the
        answer: the cards of the second year."""
        self._asking: Final = asking
        self._settled: Final = settled
        view, seat = asking.view, asking.question.seat
        assert isinstance(asking.question, AskLibrary)
        years = range(asking.question.year, YEARS + 1)
        groups = [PartitionGroup(voice.text(f"window.libraries.year_{year}"), LIBRARY, LIBRARY) for year in years]

        def made(key: Key) -> TableItem:
            assert isinstance(key, int)
            return CardNode(look, faces, key, CARD, name=f"card {view.cards.cards[number_of(key)].slug}")

        def told(command: Command | None) -> str:
            return voice.text("window.libraries.set" if command is not None else "window.libraries.missing")

        super().__init__(
            look, room, PartitionModel(held_ids(view, seat)["kept"], groups, self._answer), made, told, above
        )

    def _answer(self, groups: tuple[tuple[Key, ...], ...]) -> Command | None:
        """Return the answer for the first year that is asked about, and pass the next one on."""
        seat = self._asking.question.seat
        first, second = (
            given.LayDown(seat, tuple(number_of(key) for key in group if isinstance(key, int))) for group in groups[:2]
        )
        self._settled(second)
        return first
