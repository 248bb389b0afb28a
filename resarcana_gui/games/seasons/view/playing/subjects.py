"""What texts beside the table refer to: cards, by their ids and names, and parts of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from resarcana_gui.games.seasons.cards.tables import COPIES, FACES
from resarcana_gui.games.seasons.rules.codes import DRAFTING, LIBRARIES
from resarcana_gui.games.seasons.rules.turn_questions import AskTurn
from resarcana_gui.games.seasons.view.faces.face import in_play, number_of
from resarcana_gui.games.seasons.view.geometry.arrangement import held_ids
from resarcana_gui.games.seasons.view.playing.read_out import words_of
from resarcana_gui.games.seasons.view.playing.table_asker import TableAsker
from resarcana_gui.games.seasons.view.table.scenery import Scenery
from resarcana_gui.scene.control import Control, Texts
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.parts.teacher_speech import LightRings
from resarcana_gui.tabletop.asking.controls.asking_controls import Z
from resarcana_gui.tabletop.asking.controls.partition_picker import PartitionPicker
from resarcana_gui.tabletop.asking.controls.question_controls import QuestionControls
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.playing.grower import Grower
from resarcana_gui.tabletop.playing.tabletop_view import ItemSubjects
from resarcana_gui.tabletop.tell.story import MentionFinder

END: Final = "end"
"""The button that ends the turn; it exists on the viewer's turn only."""
HAND: Final = "hand"
LIGHTS_LEVEL: Final = Z + 1.0
"""The level of rings of light: above cards that are being sorted."""
SECOND: Final = f"_{COPIES}"
"""The suffix of the name of a second copy in play."""
PLAYED: Final = "played."
"""The prefix of the name of a card that is only referred to once it lies in play."""


def _around(nodes: Sequence[Node]) -> Sequence[Box]:
    """Return the area of several nodes together; empty if there are none."""
    return _together([node.bounds() for node in nodes])


def _together(boxes: Sequence[Box]) -> Sequence[Box]:
    return [boxes[0].unionall(list(boxes[1:]))] if boxes else ()


def word_boxes(node: Texts) -> Sequence[Box]:
    """Return the boxes of what a node says, on the canvas."""
    return [node.world().bounds(shown.box) for shown in node.texts()]


def _dice(scenery: Scenery) -> Sequence[Box]:
    """Return the area of the dice on the felt, with what is said below them."""
    dice = [scenery.die(face // FACES).bounds() for face in scenery.state.rolled]
    return _together([*dice, *word_boxes(scenery.die_tags)]) if dice else ()


def _hand(scenery: Scenery) -> Sequence[Box]:
    """Return the area of the cards in the viewer's hand, wherever they lie now, or else the place of the hand."""
    held = held_ids(scenery.state, scenery.resources.home)["hand"]
    cards = [node for card in held if (node := scenery.cards.get(card)) is not None and node.shown]
    return _around(cards) or (scenery.areas.hand.inflate(-20, -12),)


def _coin(number: int) -> Callable[[Scenery], Sequence[Box]]:
    return lambda scenery: (scenery.coins[number].bounds(),)


PARTS: Final[Mapping[str, Callable[[Scenery], Sequence[Box]]]] = MappingProxyType(
    {
        "own": lambda scenery: (scenery.own.medallion.bounds(),),
        "rivals": lambda scenery: [board.whole.inflate(-24, -24) for board in scenery.areas.boards],
        "reserve": lambda scenery: _around([each for each in scenery.own.tray.sockets if each.visible]),
        "gauge": lambda scenery: word_boxes(scenery.own.counts),
        "crystals": lambda scenery: (scenery.own.gems.bounds(),),
        "score": lambda scenery: word_boxes(scenery.own.score),
        HAND: _hand,
        "row": lambda scenery: (scenery.areas.row.inflate(-12, -12),),
        "die": lambda scenery: (scenery.areas.cog.box.inflate(-30, -30),),
        "dice": _dice,
        "clock": lambda scenery: (scenery.clock.bounds(),),
        "prices": lambda scenery: (scenery.prices.bounds(),),
        "libraries": lambda scenery: [pile.bounds() for pile in scenery.libraries if pile.visible],
        "coins": lambda scenery: _around(scenery.coins),
        "exchange": _coin(0),
        "crystallise": _coin(1),
        "more_room": _coin(2),
        END: lambda scenery: (scenery.areas.corner.confirm,),
    }
)
"""The parts of the table."""


class SeasonsSubjects(ItemSubjects):
    """The subjects on one table. Cards are described by everything printed on them."""

    def __init__(self, context: Context, scenery: Scenery, asker: TableAsker, grower: Grower) -> None:
        super().__init__(scenery)
        self._scenery: Final = scenery
        self._lit: Sequence[str] = ()
        """The cards with rings of light around them, by their names."""
        self.lights: Final = LightRings(context, self._lit_boxes)
        self.lights.z = LIGHTS_LEVEL
        self._grower: Final = grower
        self._asker: Final = asker
        voice = scenery.resources.voice
        self._mentions: Final = MentionFinder({card.number: voice.card(card.number) for card in voice.cards.cards})

    def describe(self, control: Control) -> str:
        return words_of(control, self._scenery) or super().describe(control)

    def boxes(self, name: str) -> Sequence[Box]:
        scenery = self._scenery
        if name in PARTS:
            return PARTS[name](scenery) if self._is_there(name) else ()
        slug, numbers = name.removeprefix(PLAYED), scenery.resources.cards.numbers
        number = numbers.get(slug, numbers.get(slug.removesuffix(SECOND)))
        if number is None:
            return super().boxes(name)
        nodes = self._cards_of(number)
        if name.startswith(PLAYED):
            nodes = [node for node in nodes if isinstance(node.card, int) and in_play(node.card)]
        return [node.bounds() for node in [node for node in nodes if self._is_own(node)] or nodes]

    def _cards_of(self, number: int) -> list[CardNode]:
        """Return both copies of a card, as far as they are seen."""
        return [node for node in self._seen() if node.card is not None and number_of(node.card) == number]

    def _is_own(self, node: CardNode) -> bool:
        """Return whether a card is not one that a rival has in play."""
        scenery, card = self._scenery, node.card
        return not (isinstance(card, int) and in_play(card)) or scenery.state.owner[card] == scenery.resources.home

    def highlight(self, sentence: str) -> None:
        """Let the card grow that a sentence mentions and that is seen; put rings of light around several."""
        names = self.mentioned(sentence)
        named = {name: node for node in self._seen() for name in names if self._is_named(node, name)}
        self._lit = tuple(named) if len(named) > 1 else ()
        self.lights.follow()
        if len(named) == 1:
            (node,) = named.values()
            self._grower.mention(node, over=node not in self._scenery.cards.values())
        else:
            self._grower.forget_mentioned()

    def _lit_boxes(self) -> Sequence[Box]:
        numbers = self._scenery.resources.cards.numbers
        return [node.bounds() for name in self._lit for node in self._cards_of(numbers[name])]

    def _is_named(self, node: CardNode, name: str) -> bool:
        return node.card is not None and number_of(node.card) == self._scenery.resources.cards.numbers[name]

    def _seen(self) -> Sequence[CardNode]:
        """Return the cards that are seen: those on the table, and those that are being sorted."""
        picker = self._asker.controls.picker if isinstance(self._asker.controls, QuestionControls) else None
        sorted_out = picker.items.values() if isinstance(picker, PartitionPicker) else ()
        cards = (*self._scenery.cards.values(), *sorted_out)
        return [node for node in cards if isinstance(node, CardNode) and node.shown]

    def _is_there(self, part: str) -> bool:
        """Return whether a part of the table is to be seen now: before the first round none is but the hand, as soon as
        there is one, and the button only as long as the turn can be ended."""
        state = self._scenery.state
        if part == HAND and state.hand[self._scenery.resources.home]:
            return True
        if part == END:
            asking = self._asker.asking
            return asking is not None and isinstance(asking.question, AskTurn)
        return state.phase not in (DRAFTING, LIBRARIES)

    def mentioned(self, sentence: str) -> Sequence[str]:
        cards = self._scenery.resources.cards.cards
        return [cards[number].slug for number in self._mentions.all(sentence)]
