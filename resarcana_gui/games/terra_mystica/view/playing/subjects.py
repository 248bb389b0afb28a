"""What texts beside the table refer to: hexes and tiles, by their ids, and parts of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from resarcana_gui.games.terra_mystica.components.words import CULTS, STRUCTURES
from resarcana_gui.games.terra_mystica.view.playing.read_out import words_of
from resarcana_gui.games.terra_mystica.view.playing.table_asker import TableAsker
from resarcana_gui.games.terra_mystica.view.table.own_mat import BURN
from resarcana_gui.games.terra_mystica.view.table.scenery import Scenery
from resarcana_gui.scene.control import Control, Texts
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.items.table_item import Key
from resarcana_gui.tabletop.playing.grower import Grower
from resarcana_gui.tabletop.playing.tabletop_view import ItemSubjects
from resarcana_gui.tabletop.tell.story import MentionFinder

END: Final = "end"
"""The button that passes or ends the turn; it exists while the viewer is asked."""
KINDS: Final = ("action", "card", "favour", "town", "round")
"""What the names of items begin with, before an id."""


def _around(nodes: Sequence[Node]) -> Sequence[Box]:
    """Return the area of several nodes together; empty if there are none."""
    boxes = [node.bounds() for node in nodes if node.shown]
    return [boxes[0].unionall(boxes[1:])] if boxes else ()


def _words(node: Texts) -> Sequence[Box]:
    return [node.world().bounds(shown.box) for shown in node.texts()]


def _bowl(number: int) -> Callable[[Scenery], Sequence[Box]]:
    return lambda scenery: (scenery.own.bowls.bowls[number].bounds(),)


def _cult(number: int) -> Callable[[Scenery], Sequence[Box]]:
    return lambda scenery: (scenery.cults.columns[number].bounds(),)


def _pieces(kind: int) -> Callable[[Scenery], Sequence[Box]]:
    """Return a function that finds the viewer's places for pieces of a kind."""
    return lambda scenery: _around([slot for slot in scenery.own.slots if slot.kind == kind])


PARTS: Final[Mapping[str, Callable[[Scenery], Sequence[Box]]]] = MappingProxyType(
    {
        "own": lambda scenery: (scenery.own.medallion.bounds(),),
        "name": lambda scenery: _words(scenery.own.name_label),
        "rivals": lambda scenery: [part.board.bounds().inflate(-24, -16) for part in scenery.rivals.values()],
        "stock": lambda scenery: _words(scenery.own.stock),
        "income": lambda scenery: _words(scenery.own.income),
        "bowls": lambda scenery: _around(scenery.own.bowls.bowls),
        **{f"bowl_{number}": _bowl(at) for at, number in enumerate(("I", "II", "III"))},
        "pieces": lambda scenery: _around(scenery.own.slots),
        **{kind: _pieces(number) for number, kind in enumerate(STRUCTURES) if number},
        "ship": lambda scenery: (scenery.own.ship.bounds(),),
        "dig": lambda scenery: (scenery.own.dig.bounds(),),
        "keys": lambda scenery: (scenery.own.rest.bounds(),),
        "own_card": lambda scenery: _around([scenery.own.card]),
        "own_tiles": lambda scenery: _around(scenery.own.tiles),
        "exchanges": lambda scenery: _around(scenery.own.exchanges),
        BURN: lambda scenery: _around(scenery.own.exchanges[-1:]),
        "map": lambda scenery: (scenery.areas.board.inflate(-40, -40),),
        "round": lambda scenery: _around([plank for plank in scenery.left.planks if plank.stage == 0]),
        "rounds": lambda scenery: _around(scenery.left.planks),
        "actions": lambda scenery: _around(scenery.left.actions),
        "cards": lambda scenery: _around(scenery.left.cards),
        "cults": lambda scenery: _around(scenery.cults.columns),
        **{cult: _cult(number) for number, cult in enumerate(CULTS)},
        "orders": lambda scenery: _around(scenery.cults.orders),
        "favours": lambda scenery: _around(scenery.right.favours),
        "towns": lambda scenery: _around(scenery.right.towns),
        END: lambda scenery: (scenery.areas.mat.confirm,),
    }
)
"""The parts of the table."""


class MysticaSubjects(ItemSubjects):
    """The subjects on one table. Items and seats are described by what lies there."""

    def __init__(self, scenery: Scenery, asker: TableAsker, grower: Grower) -> None:
        super().__init__(scenery)
        self._scenery: Final = scenery
        self._asker: Final = asker
        self._grower: Final = grower
        voice = scenery.resources.voice
        keys: list[Key] = [("hex", at) for at in range(len(voice.parts.board.names))]
        self._named: Final = [*keys, *(("faction", each.number) for each in voice.parts.factions)]
        names = [*voice.parts.board.names, *(voice.faction(each.number) for each in voice.parts.factions)]
        self._mentions: Final = MentionFinder(dict(enumerate(names)))

    def describe(self, control: Control) -> str:
        return words_of(control, self._scenery) or super().describe(control)

    def boxes(self, name: str) -> Sequence[Box]:
        if name == END and self._asker.asking is None:
            return ()
        if name in PARTS:
            return PARTS[name](self._scenery)
        board = self._scenery.resources.parts.board
        if name in board.names:
            return (self._scenery.map.fields[board.names.index(name)].bounds(),)
        named = {name, *(f"{kind} {name}" for kind in KINDS)}
        return [item.bounds() for item in self._scenery.items() if item.name in named and item.shown]

    def light(self, sentence: str) -> None:
        """Light all hexes that a sentence names, and no other."""
        named = {self._named[number] for number in self._mentions.all(sentence)}
        for field in self._scenery.map.fields:
            field.told = field.key in named

    def highlight(self, sentence: str) -> None:
        """Let the first hex or faction grow that a sentence names and that is seen, and light all its hexes."""
        self.light(sentence)
        number = self._mentions.first(sentence) if sentence else None
        item = None if number is None else self._scenery.item(self._named[number])
        if item is None or not item.shown:
            self._grower.forget_mentioned()
        else:
            self._grower.mention(item)
