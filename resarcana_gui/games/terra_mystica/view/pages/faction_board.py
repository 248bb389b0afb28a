"""The large board of one seat: what it has, every place of its pieces with what that gives, prices, tracks, abilities,
tiles, and what it has built."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.words import (
    CULT_COUNT,
    CULTS,
    DWELLING,
    PIECES,
    SANCTUARY,
    STRONGHOLD,
    STRUCTURES,
    TEMPLE,
    TRADING_HOUSE,
    VALUES,
)
from resarcana_gui.games.terra_mystica.rules.basics import faction_of, priest_supply
from resarcana_gui.games.terra_mystica.rules.final_scoring import area
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.state_fields import KINDS
from resarcana_gui.games.terra_mystica.view.faces.palette import LACQUERS
from resarcana_gui.games.terra_mystica.view.table.piece_rows import NO_GAIN, PieceDrawing, gain_of, next_glows
from resarcana_gui.games.terra_mystica.view.table.power_ring import faces
from resarcana_gui.games.terra_mystica.view.table_resources import TableResources
from resarcana_gui.games.terra_mystica.view.tell.component_text import (
    card_text,
    faction_text,
    favour_text,
    town_text,
)
from resarcana_gui.games.terra_mystica.view.tell.markup_voice import GAP
from resarcana_gui.games.terra_mystica.view.tell.signs_text import bowl_signs, stock_signs
from resarcana_gui.reference.gallery import EXHIBIT_PREFIX
from resarcana_gui.scene.colour import mixed
from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.seats.rings import RoundPicture
from resarcana_gui.scene.shapes import Halo, Hollow, Panel
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import BODY, HEADING, STRONG
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.linked import Follow, LinkedText
from resarcana_gui.tabletop.tell.voice import sentence

PAD: Final = 22.0
BETWEEN: Final = 12.0
FACE: Final = 78.0
SLOT: Final = 78.0
NAMES: Final = 196.0
"""The width of the names of pieces with their prices, at a text scale of 1."""
FIGURES: Final = replace(STRONG, size=28)
GIVES: Final = TextStyle(24, Face.BOLD, "ink", on="night", align="centre", leading=1.0)
COVERED: Final = TextStyle(18, Face.BOLD, "ink_soft", on="night", align="centre", leading=1.0)
COVERED_HIGH: Final = 24.0
STEP: Final = TextStyle(22, Face.BOLD, "ink", on="night", align="centre", leading=1.0)
HERE: Final = TextStyle(22, Face.BOLD, "brass_ink", on="plate_top", align="centre", leading=1.0)
BLACK: Final = (0, 0, 0)
GOLD: Final = (255, 206, 110)
PIECE_ROWS: Final = ((DWELLING, ()), (TRADING_HOUSE, (STRONGHOLD,)), (TEMPLE, (SANCTUARY,)))
"""The kinds of pieces in each row: one of several pieces, then one of a single piece."""


class Place(Texts):
    """The place of one piece: the piece with what it covers, or in large letters what its place gives."""

    def __init__(self, resources: TableResources, view: State, seat: int, kind: int, number: int, box: Box) -> None:
        super().__init__(size=box.size, at=box.topleft, name=f"place {STRUCTURES[kind]} {number}")
        self._resources: Final = resources
        self._standing: Final = view.built[seat * KINDS + kind] <= number
        self._next: Final = next_glows(view, seat, kind, number)
        self._piece: Final = PieceDrawing(kind, resources.lacquer(view, seat))
        gain = gain_of(view, seat, kind, number)
        told = resources.voice.amount(gain).replace(GAP, "" if self._standing else " ")
        self._gives: Final = told if gain else NO_GAIN

    def texts(self) -> Iterable[ShownText]:
        style, high = (COVERED, COVERED_HIGH) if self._standing else (GIVES, self.height)
        block = self._resources.look.text.block(self._gives, style, self.width - 4, high)
        y = self.height - high + (high - block.height) / 2 - (2 if self._standing else 0)
        yield ShownText(block, 2, y, style)

    def draw(self, painter: Painter) -> None:
        if self._next:
            painter.put(Halo(GOLD, 9.0, 10.0, 0.9, 0.5), self.box.inflate(20, 20))
        painter.put(Hollow(9.0, 0.7 if self._standing else 0.25), self.box)
        if self._standing:
            self._piece.put(painter, Box(0, 2, self.width, self.height - COVERED_HIGH))
        self.draw_texts(painter)


class Steps(Texts):
    """The steps of a track, with the one that was reached lit."""

    def __init__(self, resources: TableResources, words: Sequence[str], here: int, width: float) -> None:
        self._look: Final = resources.look
        super().__init__(size=(width, 44.0 * max(1.0, self._look.text.scale * 0.75)), name="steps")
        self._words: Final = words
        self._here: Final = here

    def _boxes(self) -> Iterator[Box]:
        wide = (self.width - 6 * (len(self._words) - 1)) / len(self._words)
        return (Box(at * (wide + 6), 0, wide, self.height) for at in range(len(self._words)))

    def texts(self) -> Iterable[ShownText]:
        for at, (words, box) in enumerate(zip(self._words, self._boxes(), strict=True)):
            style = HERE if at == self._here else STEP
            block = self._look.text.block(words, style, box.w - 8, box.h)
            yield ShownText(block, box.x + 4, (box.h - block.height) / 2, style)

    def draw(self, painter: Painter) -> None:
        for at, box in enumerate(self._boxes()):
            lit = at == self._here
            top, low = ((236, 196, 112), (190, 140, 60)) if lit else ((30, 22, 18), (16, 12, 10))
            painter.put(Panel(top, low, 10.0, 1.5, (150, 118, 74), (90, 66, 40)), box)
        self.draw_texts(painter)


class FactionBoard(Node):
    """One seat's board, as high as it needs."""

    def __init__(self, resources: TableResources, view: State, seat: int, width: float, follow: Follow) -> None:
        """`follow` is called with the exhibit of the gallery that is to be seen."""
        super().__init__(name=f"faction board {seat}")
        self._resources: Final = resources
        self._follow: Final = follow
        self._view: Final = view
        self._seat: Final = seat
        self._inner: Final = width - 2 * PAD
        self._y = PAD
        self._head()
        for kind, single in PIECE_ROWS:
            self._row(kind, single)
        self._tracks()
        self._facts()
        self.size = (width, self._y - BETWEEN + PAD)

    def draw(self, painter: Painter) -> None:
        look, colour = self._resources.look, LACQUERS[faction_of(self._view, self._seat).home]
        leather = Panel(
            mixed(colour, BLACK, 0.68), mixed(colour, BLACK, 0.8), 18.0, 2.5, mixed(colour, BLACK, 0.2),
            mixed(colour, BLACK, 0.5), inset=6.0, inset_colour=mixed(colour, BLACK, 0.35), worn=True,
        )  # fmt: skip
        painter.put(leather if look.theme.worn else look.panel(radius=18.0), self.box)

    # ------------------------------------------------------------------------------------------------------- parts

    def _head(self) -> None:
        """Face, names, points, store, power."""
        resources, view, seat = self._resources, self._view, self._seat
        face = Sprite(RoundPicture(faces(resources, view, seat)["rest"]), (FACE, FACE), at=(PAD, PAD))
        left, wide = PAD + FACE + 18, self._inner - FACE - 18
        faction = view.parts.factions[view.faction[seat]]
        name = f"{_link(faction.slug, resources.faction(view, seat))}  {resources.player(view, seat)}"
        title = LinkedText(resources.look, name, HEADING, width=wide, follow=self._follow)
        title.at = (left, PAD)
        stock = f"{view.points[seat]}{{point}}   {stock_signs(view, seat)}   {bowl_signs(view, seat)}"
        figures = Label(resources.look, stock, FIGURES, at=(left, PAD + title.height + 6), width=wide)
        self.add(face, title, figures)
        self._y = PAD + max(FACE, title.height + figures.height + 6) + BETWEEN

    def _row(self, kind: int, single: Sequence[int]) -> None:
        """Name and price, then the places of its pieces; of a single piece with its price."""
        resources, faction = self._resources, faction_of(self._view, self._seat)
        names = NAMES * (1.0 + 0.7 * (resources.look.text.scale - 1.0))
        label = Label(resources.look, self._named(kind), BODY, at=(PAD, self._y), width=names - 10)
        left, room = PAD + names, self._inner - names
        last = 0.0
        for piece in single:
            last = room * 0.42
            box = Box(left + room - last, self._y, last * 0.42, SLOT)
            price = f"{resources.voice.structure(piece).capitalize()}\n{resources.voice.amount(faction.costs[piece])}"
            beside = Label(resources.look, price, BODY, at=(box.right + 8, self._y), width=last * 0.58 - 8)
            self.add(Place(resources, self._view, self._seat, piece, 0, box), beside)
        number = PIECES[kind]
        wide = (room - last - (16 if last else 0) - 6 * (number - 1)) / number
        for at in range(number):
            box = Box(left + at * (wide + 6), self._y, wide, SLOT)
            self.add(Place(resources, self._view, self._seat, kind, at, box))
        self.add(label)
        self._y += max(SLOT, label.height) + BETWEEN

    def _named(self, kind: int) -> str:
        voice, faction = self._resources.voice, faction_of(self._view, self._seat)
        price = voice.amount(faction.costs[kind])
        if kind == TRADING_HOUSE:
            price = f"{price} / {voice.amount(faction.alone)}"
        return f"{{{STRUCTURES[kind]}}} {voice.structure(kind).capitalize()}\n{price}"

    def _tracks(self) -> None:
        """The next income, and the tracks of shipping and of spades."""
        resources, view, seat = self._resources, self._view, self._seat
        voice, text, faction = resources.voice, resources.text, faction_of(view, seat)
        self._line(resources.income(view, seat), STRONG)
        half = (self._inner - 20) / 2
        parts: list[tuple[str, list[str], int]] = []
        if faction.ships:
            steps = [
                f"{at}" + (f": {points}{{point}}" if points else "")
                for at, points in enumerate(faction.ship_points) if at >= faction.ship_start
            ]  # fmt: skip
            price = text("boards.step", price=voice.amount(faction.ship_price))
            parts.append((f"{text('note.ship_title')}  {price}", steps, view.ship[seat] - faction.ship_start))
        if faction.spade:
            steps = [
                f"{price}{{worker}}" + (f": {faction.dig_points}{{point}}" if at else "")
                for at, price in enumerate(faction.spade)
            ]  # fmt: skip
            price = text("boards.step", price=voice.amount(faction.dig_price))
            parts.append((f"{text('note.dig_title')}  {price}", steps, view.dig[seat]))
        high = 0.0
        for at, (words, steps, here) in enumerate(parts):
            label = Label(resources.look, words, BODY, at=(PAD + at * (half + 20), self._y), width=half)
            track = Steps(resources, steps, here, half)
            track.at = (label.x, self._y + label.height + 4)
            self.add(label, track)
            high = max(high, label.height + 4 + track.height)
        self._y += high + BETWEEN if parts else 0

    def _facts(self) -> None:
        """What it can, holds and has built."""
        resources, view, seat, text = self._resources, self._view, self._seat, self._resources.text
        _, *can = faction_text(resources.voice, view.faction[seat]).split("; ")
        if can:
            self._line(text("boards.can"), STRONG)
            self._line("\n".join(sentence(each) for each in can), BODY)
        if held := list(_held(resources, view, seat)):
            self._line(text("boards.tiles"), STRONG)
            self._line("\n".join(held), BODY)
        self._line("\n".join(_built(resources, view, seat)), BODY)

    def _line(self, words: str, style: TextStyle) -> None:
        label = LinkedText(self._resources.look, words, style, width=self._inner, follow=self._follow)
        label.at = (PAD, self._y)
        self.add(label)
        self._y += label.height + BETWEEN / (2 if style is STRONG else 1)


def _held(resources: TableResources, view: State, seat: int) -> Iterator[str]:
    """Yield the bonus card, favour tiles and town tiles of a seat, each with a link to the gallery."""
    voice, parts, text, count = resources.voice, view.parts, resources.text, len(view.parts.town_tiles)
    if view.card[seat] >= 0:
        card = parts.bonus_cards[view.card[seat]]
        named = _link(card.slug, f"{{passed}} {text('note.card')}")
        yield f"{named}: {sentence(card_text(voice, card.number))}"
    for tile in parts.favour_tiles:
        if view.favours[seat] >> tile.number & 1:
            named = _link(tile.slug, f"{{{CULTS[tile.cult]}}} {text('note.favour', cult=voice.cult(tile.cult))}")
            yield f"{named}: {sentence(favour_text(voice, tile.number))}"
    for town in parts.town_tiles:
        for _ in range(view.towns[seat * count + town.number]):
            named = f"{{town}} {text('note.town')}"
            yield f"{named if town.expansion else _link(town.slug, named)}: {sentence(town_text(voice, town.number))}"


def _link(slug: str, words: str) -> str:
    """Return words that lead to an exhibit of the gallery."""
    return f"[>{EXHIBIT_PREFIX}{slug.lower()}|{words}]"


def _built(resources: TableResources, view: State, seat: int) -> Iterator[str]:
    """Yield what a seat has built, where it stands on the cults, and what is left in its supply."""
    built = [
        f"{{{STRUCTURES[kind]}}}{number}" for kind in range(1, KINDS) if (number := view.built[seat * KINDS + kind])
    ]
    value = sum(VALUES[view.structure[at]] for at in bits(view.own[seat]))
    cults = "  ".join(f"{{{cult}}}{view.cults[seat * CULT_COUNT + at]}" for at, cult in enumerate(CULTS))
    yield resources.text("boards.built", what="  ".join(built), value=value, area=area(view, seat))
    supply = resources.text(
        "boards.supply", bridges=view.bridges_left[seat], priests=priest_supply(view, seat), keys=view.keys[seat]
    )
    yield f"{cults}     {supply}"
