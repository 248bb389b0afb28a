"""The wings beside the map: rounds, power actions and bonus cards at the left, favour and town tiles at the right."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from resarcana_gui.games.terra_mystica.rules.codes import NONE, ROUNDS
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.turns import free_cards
from resarcana_gui.games.terra_mystica.view.faces.palette import CULT_COLOURS
from resarcana_gui.games.terra_mystica.view.table.plaques import PARCHMENT, POWER, TOWN, Plaque, cult_look
from resarcana_gui.games.terra_mystica.view.table_resources import TableResources
from resarcana_gui.games.terra_mystica.view.tell.round_text import earned_signs
from resarcana_gui.games.terra_mystica.view.tell.signs_text import (
    action_signs,
    card_signs,
    favour_signs,
    scoring_signs,
    town_signs,
)
from resarcana_gui.scene import layout
from resarcana_gui.scene.control import ShownText
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Halo, Panel
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.items.table_item import TableItem

NUMERALS: Final = ("", "I", "II", "III", "IV", "V", "VI")
TITLE: Final = TextStyle(22, Face.DISPLAY, "gold", on="night")
NUMERAL: Final = TextStyle(25, Face.DISPLAY, "gold", on="night", align="centre", leading=1.0)
NOW: Final = TextStyle(24, Face.BOLD, "ink", on="night", halo="night", leading=1.0)
SIGNS: Final = TextStyle(20, Face.BOLD, "ink", on="night", halo="night", leading=1.0)
EARNED: Final = TextStyle(19, Face.TEXT, "ink", on="night", halo="night", leading=1.0)
GAP: Final = 5.0
FADED: Final = 0.42
ONE_ROW: Final = 4
"""The most bonus cards in one row."""
CARD: Final = 124.0
"""The greatest width of a bonus card that is not high."""
CARD_SHAPE: Final = 0.56
"""The greatest width of one, relative to its height."""


class Plank(TableItem):
    """One round: what it scores, and the cult bonus at its end. The current one adds what the viewer earned in it and
    is to receive. Its key is `("round", number)`."""

    tile: Watched[int] = Watched(inner=True)
    stage: Watched[int] = Watched(inner=True)
    """-1 for a past round, 0 for the current one, 1 for one to come."""
    earned: Watched[str] = Watched(inner=True)

    def __init__(self, resources: TableResources, number: int) -> None:
        super().__init__(resources.look, ("round", number), name=f"round {number}")
        self._resources: Final = resources
        self.number: Final = number
        self.tile, self.stage, self.earned = NONE, 1, ""

    def texts(self) -> Iterable[ShownText]:
        text, high = self.look.text, 40.0 if self._tells_more else self.height
        style = NOW if self.stage == 0 else SIGNS
        block = text.block(NUMERALS[self.number], NUMERAL, 46, high)
        yield ShownText(block, 6, (high - block.height) / 2 + 1, NUMERAL)
        if self.tile == NONE:
            return
        points, per, bonus = scoring_signs(self._resources.voice, self.tile)
        half = self.width * 0.46
        last = self.number == ROUNDS
        parts = [(58.0, half - 8, points)] if last else [
            (58.0, half - 8, points), (half + 56, self.width - half - 64, f"{per} {{then}} {bonus}")
        ]  # fmt: skip
        for x, wide, words in parts:
            block = text.block(words, style, wide, high)
            yield ShownText(block, x, (high - block.height) / 2 + 1, style)
        if self._tells_more:
            block = text.block(self.earned, EARNED, self.width - 24, self.height - high)
            yield ShownText(block, 14, (high + self.height - block.height) / 2 - 4, EARNED)

    @property
    def _tells_more(self) -> bool:
        """Whether a second line says what the viewer is to receive."""
        return self.stage == 0 and bool(self.earned)

    def draw(self, painter: Painter) -> None:
        now = self.stage == 0
        self.draw_ground(painter)
        if now and self.look.theme.worn:
            painter.put(Halo((255, 196, 104), 10.0, 12.0, 0.8, 0.6), self.box.inflate(24, 24))
        top, low = ((150, 104, 58), (92, 58, 28)) if now else ((92, 64, 40), (54, 36, 23))
        edge = (250, 214, 140) if now else (120, 88, 54)
        plank = Panel(top, low, 9.0, 2.0, edge, (80, 54, 30), worn=True)
        painter.put(plank if self.look.theme.worn else self.look.panel(radius=9.0), self.box)
        self.draw_texts(painter, FADED if self.stage < 0 else 1.0)
        if self.stage < 0:
            painter.put(Panel((0, 0, 0), (0, 0, 0), 9.0, alpha=0.4), self.box)
        self.draw_marks(painter)


class LeftWing(Node):
    """Rounds, power actions, free bonus cards."""

    def __init__(self, resources: TableResources) -> None:
        super().__init__(name="left wing")
        self.resources: Final = resources
        place = resources.areas.left
        self.planks: Final = [Plank(resources, number) for number in range(1, ROUNDS + 1)]
        spots = layout.grid(place.actions, 6, 3, GAP + 3)
        self.actions: Final = [
            Plaque(resources.look, ("action", action.number), box, POWER, f"action {action.slug}")
            for action, box in zip(resources.parts.power_actions, spots, strict=True)
        ]
        self.cards: Final = [
            Plaque(
                resources.look,
                ("card", card.number),
                Box(0, 0, CARD, place.cards.h - 12),
                PARCHMENT,
                f"card {card.slug}",
            )
            for card in resources.parts.bonus_cards
        ]
        titles = [
            Label(resources.look, resources.text(key), TITLE, at=box.topleft, width=box.w, height=box.h)
            for key, box in (("title.actions", place.actions_title), ("title.cards", place.cards_title))
        ]
        self.add(*titles, *self.items)

    @property
    def items(self) -> list[TableItem]:
        """Return everything that can be pointed at."""
        return [*self.planks, *self.actions, *self.cards]

    def show(self, view: State) -> None:
        """Show a view."""
        self._show_rounds(view)
        voice = self.resources.voice
        for action, plaque in zip(view.parts.power_actions, self.actions, strict=True):
            plaque.text = action_signs(voice, action)
            plaque.spent = bool(view.used_power >> action.number & 1)
        self._show_cards(view)

    def _show_rounds(self, view: State) -> None:
        place, now = self.resources.areas.left, max(view.round, 1)
        y = place.rounds.y
        for plank in self.planks:
            current = plank.number == now
            plank.size = (place.rounds.w, place.now if current else place.plank)
            plank.at = (place.rounds.x, y)
            plank.stage = (plank.number > now) - (plank.number < now)
            plank.tile = view.scoring[plank.number - 1]
            plank.earned = earned_signs(self.resources.voice, view, self.resources.home) if current else ""
            y += plank.height + GAP

    def _show_cards(self, view: State) -> None:
        place, free = self.resources.areas.left.cards, free_cards(view)
        spots = _card_boxes(layout.inset(place, 0, 5), len(free))
        for card, plaque in enumerate(self.cards):
            plaque.visible = card in free
            if card in free:
                box = spots[free.index(card)]
                plaque.at, plaque.size = box.topleft, box.size
                plaque.text = "\n".join(card_signs(self.resources.voice, card))
                plaque.number = max(view.on_card[card], 0)


def _card_boxes(room: Box, number: int) -> list[Box]:
    """Return the places of free bonus cards: in a row, or in two before everybody has taken one."""
    if number > ONE_ROW:
        return layout.grid(room, number, -(-number // 2), GAP)
    wide = min(max(CARD, room.h * CARD_SHAPE), (room.w - GAP * (number - 1)) / max(number, 1))
    return [Box(room.x + at * (wide + GAP), room.y, wide, room.h) for at in range(number)]


class RightWing(Node):
    """Favour tiles below their cults, and town tiles, with a dot for each that is left; dark where none is."""

    def __init__(self, resources: TableResources) -> None:
        super().__init__(name="right wing")
        self.resources: Final = resources
        place, look = resources.areas.right, resources.look
        spots = layout.grid(place.favours, 12, 4, GAP)
        self.favours: Final = [
            Plaque(look, ("favour", tile.number), box, cult_look(CULT_COLOURS[tile.cult]), f"favour {tile.slug}")
            for tile, box in zip(resources.parts.favour_tiles, spots, strict=True)
        ]
        towns = [tile for tile in resources.parts.town_tiles if not tile.expansion]
        boxes = layout.columns(place.towns, [1.0] * len(towns), gap=GAP)
        self.towns: Final = [
            Plaque(look, ("town", tile.number), box, TOWN, f"town {tile.slug}")
            for tile, box in zip(towns, boxes, strict=True)
        ]
        self.add(*self.items)

    @property
    def items(self) -> list[TableItem]:
        """Return everything that can be pointed at."""
        return [*self.favours, *self.towns]

    def show(self, view: State) -> None:
        """Show a view."""
        voice = self.resources.voice
        for tile, plaque in zip(view.parts.favour_tiles, self.favours, strict=True):
            steps, more = favour_signs(voice, tile.number)
            plaque.text = f"{steps} {more}" if more else f"{steps}{{{('fire', 'water', 'earth', 'air')[tile.cult]}}}"
            plaque.left = view.favour_stock[tile.number]
            plaque.faint = not plaque.left
        for plaque in self.towns:
            _, number = plaque.key  # type: ignore[misc]
            plaque.text = town_signs(voice, number)
            plaque.left = view.town_stock[number]
            plaque.faint = not plaque.left
