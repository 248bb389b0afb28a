"""What texts beside the table refer to: cards, by their ids and names, and parts of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from resarcana_gui.games.seasons.cards.tables import COPIES, FACES
from resarcana_gui.games.seasons.rules.codes import DRAFTING, LIBRARIES
from resarcana_gui.games.seasons.rules.turn_questions import AskTurn
from resarcana_gui.games.seasons.view.faces.face import in_play, number_of
from resarcana_gui.games.seasons.view.playing.read_out import words_of
from resarcana_gui.games.seasons.view.playing.table_asker import TableAsker
from resarcana_gui.games.seasons.view.table.scenery import Scenery
from resarcana_gui.scene.control import Control, Texts
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.playing.grower import Grower
from resarcana_gui.tabletop.playing.tabletop_view import ItemSubjects
from resarcana_gui.tabletop.tell.story import MentionFinder

END: Final = "end"
"""The button that ends the turn; it exists on the viewer's turn only."""
HAND: Final = "hand"
SECOND: Final = f"_{COPIES}"
"""The suffix of the name of a second copy in play."""
PLAYED: Final = "played."
"""The prefix of the name of a card that is only referred to once it lies in play."""


def _around(nodes: Sequence[Node]) -> Sequence[Box]:
    """Return the area of several nodes together; empty if there are none."""
    return _together([node.bounds() for node in nodes])


def _together(boxes: Sequence[Box]) -> Sequence[Box]:
    return [boxes[0].unionall(list(boxes[1:]))] if boxes else ()


def _words(node: Texts) -> Sequence[Box]:
    return [node.world().bounds(shown.box) for shown in node.texts()]


def _dice(scenery: Scenery) -> Sequence[Box]:
    """Return the area of the dice on the felt, with what is said below them."""
    dice = [scenery.die(face // FACES).bounds() for face in scenery.state.rolled]
    return _together([*dice, *_words(scenery.die_tags)]) if dice else ()


def _coin(number: int) -> Callable[[Scenery], Sequence[Box]]:
    return lambda scenery: (scenery.coins[number].bounds(),)


PARTS: Final[Mapping[str, Callable[[Scenery], Sequence[Box]]]] = MappingProxyType(
    {
        "own": lambda scenery: (scenery.own.medallion.bounds(),),
        "rivals": lambda scenery: [board.whole.inflate(-24, -24) for board in scenery.areas.boards],
        "reserve": lambda scenery: _around([each for each in scenery.own.tray.sockets if each.visible]),
        "gauge": lambda scenery: _words(scenery.own.counts),
        "crystals": lambda scenery: (scenery.own.gems.bounds(),),
        "score": lambda scenery: _words(scenery.own.score),
        HAND: lambda scenery: (scenery.areas.hand.inflate(-20, -12),),
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

    def __init__(self, scenery: Scenery, asker: TableAsker, grower: Grower) -> None:
        super().__init__(scenery)
        self._grower: Final = grower
        self._scenery: Final = scenery
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
        nodes = [node for card, node in scenery.cards.items() if number_of(card) == number and node.shown]
        if name.startswith(PLAYED):
            nodes = [node for node in nodes if isinstance(node.card, int) and in_play(node.card)]
        return [node.bounds() for node in nodes]

    def highlight(self, sentence: str) -> None:
        """Let the first card grow that a sentence mentions and that lies on the table."""
        number = self._mentions.first(sentence) if sentence else None
        cards = self._scenery.cards.items()
        node = next((node for card, node in cards if number_of(card) == number and node.shown), None)
        if node is None:
            self._grower.hide()
        else:
            self._grower.show(node)

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
