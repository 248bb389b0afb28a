"""The viewer's own mat: store, bowls, the pieces that are left with what lies under them, tracks, bonus card, tiles,
special actions, exchanges."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from resarcana_gui.games.terra_mystica.components.words import (
    CULT_COUNT,
    CULTS,
)
from resarcana_gui.games.terra_mystica.rules.actions import held_actions
from resarcana_gui.games.terra_mystica.rules.basics import faction_of
from resarcana_gui.games.terra_mystica.rules.codes import EXCHANGES, NONE
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.faces.icons import ICONS
from resarcana_gui.games.terra_mystica.view.faces.palette import CULT_COLOURS
from resarcana_gui.games.terra_mystica.view.table.piece_rows import piece_slots
from resarcana_gui.games.terra_mystica.view.table.plaques import (
    EXCHANGE,
    PARCHMENT,
    SPECIAL,
    TOWN,
    TRACK,
    Plaque,
    cult_look,
)
from resarcana_gui.games.terra_mystica.view.table.power_ring import PowerMedallion
from resarcana_gui.games.terra_mystica.view.table_resources import TableResources
from resarcana_gui.games.terra_mystica.view.tell.signs_text import (
    card_signs,
    deed_signs,
    exchange_signs,
    favour_signs,
    stock_signs,
    town_signs,
)
from resarcana_gui.scene import layout
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import HEADING
from resarcana_gui.tabletop.boards.bowls import Bowls
from resarcana_gui.tabletop.items.table_item import TableItem
from resarcana_gui.tabletop.pages.tips import TipLabel
from resarcana_gui.tabletop.table.seats import SeatBoard

NAME: Final = replace(HEADING, size=34, halo="night", leading=1.0)
STOCK: Final = TextStyle(31, Face.BOLD, "ink", on="night", halo="night", leading=1.0)
INCOME: Final = TextStyle(20, Face.BOLD, "ink", on="night", halo="night", leading=1.0)
NAMED: Final = 1.5
"""The largest text scale at which bowls have their numerals below them."""
BOWL_GAP: Final = 22.0
TOKENS: Final = 12
MOST_SPECIALS: Final = 3
MOST_TILES: Final = 18
EXCHANGES_SHOWN: Final = len(EXCHANGES) + 1
SIGNED_SPECIALS: Final = 2
"""Up to how many special actions have room for the sign of an action besides what they do."""
BURN: Final = "burn"


class OwnBoard(SeatBoard):
    """The ground of the own mat. It takes no click where the screen has its buttons."""

    def __init__(self, resources: TableResources, whole: Box, taken: Sequence[Box]) -> None:
        """`taken`: where the buttons of the screen lie, on the canvas."""
        super().__init__(resources.look, resources.home, whole)
        self._taken: Final = [box.move(-whole.x, -whole.y) for box in taken]
        self.only_chosen = True
        self.focusable = False

    def contains(self, point: Point) -> bool:
        return super().contains(point) and not any(box.collidepoint(point) for box in self._taken)


class OwnMat(Node):
    """Everything of the viewer."""

    def __init__(self, resources: TableResources, view: State) -> None:
        super().__init__(name="own mat")
        self.resources: Final = resources
        self.seat: Final = resources.home
        place, look = resources.areas.mat, resources.look
        whole = place.whole.clip(resources.areas.canvas)
        self.board: Final = OwnBoard(resources, whole, (place.confirm, place.undo))
        disc = place.medallion
        self.medallion: Final = PowerMedallion(resources, view, self.seat, disc.radius, disc[:2])
        self.name_label: Final = TipLabel(look, NAME, place.name, "own name")
        self.stock: Final = TipLabel(look, STOCK, place.stock, "own stock")
        self.income: Final = TipLabel(look, INCOME, place.income, "own income")
        self.bowls: Final = self._make_bowls(place.bowls)
        self.offers: Final = Plaque(look, "offers", place.offers, EXCHANGE, "offers")
        self.slots: Final = piece_slots(resources, place.rows, own=True)
        ship, dig, rest = layout.columns(place.tracks, [1.0, 1.0, 0.62], gap=8)
        self.ship: Final = Plaque(look, "ship", ship, TRACK, "shipping")
        self.dig: Final = Plaque(look, "dig", dig, TRACK, "digging")
        self.rest: Final = Plaque(look, "keys", rest, TRACK, "keys")
        self.card: Final = Plaque(look, "own card", place.card, PARCHMENT, "own card")
        self.tiles: Final = [Plaque(look, None, place.tiles, TOWN, f"own tile {at}") for at in range(MOST_TILES)]
        self.specials: Final = [
            Plaque(look, None, place.specials, SPECIAL, f"special {at}") for at in range(MOST_SPECIALS)
        ]
        self.exchanges: Final = [
            Plaque(look, ("exchange", at) if at < len(EXCHANGES) else BURN, place.exchanges, EXCHANGE, f"exchange {at}")
            for at in range(EXCHANGES_SHOWN)
        ]
        self.add(self.board, self.medallion, self.name_label, self.stock, self.income, self.bowls, *self.items)

    @property
    def items(self) -> list[TableItem]:
        """Return what can be pointed at, but for bowls."""
        return [
            *self.slots,
            self.offers,
            self.ship,
            self.dig,
            self.rest,
            self.card,
            *self.specials,
            *self.exchanges,
            *self.tiles,
        ]

    def _make_bowls(self, box: Box) -> Bowls:
        radius = min((box.h - 26) / 2, (box.w - 2 * BOWL_GAP) / 6)
        bowls = Bowls(
            self.resources.look, ICONS.icon("power"), [("bowl", at) for at in range(3)], radius, TOKENS, BOWL_GAP,
            ("I", "II", "III") if self.resources.look.text.scale <= NAMED else (),
        )  # fmt: skip
        bowls.at = box.topleft
        return bowls

    # ------------------------------------------------------------------------------------------------------ showing

    def show(self, view: State) -> None:
        """Show a view, without points and power, which are counted as they change."""
        seat, resources = self.seat, self.resources
        self.medallion.show(view)
        self.board.style = resources.style(view, seat)
        there = view.faction[seat] != NONE
        for node in (self.stock, self.income, self.bowls, *self.items):
            node.visible = there
        name = resources.player(view, seat)
        if not there:
            self.name_label.write(name)
            return
        self.name_label.write(f"{name}  [ink_soft|{resources.faction(view, seat)}]", shorter=(name,))
        self.stock.write(stock_signs(view, seat), resources.text("tip.stock"))
        told, *shorter = resources.incomes(view, seat)
        self.income.write(told, resources.text("tip.income"), shorter=shorter)
        for slot in self.slots:
            slot.show(view, seat)
        self.show_standing()
        self._show_tracks(view)
        self._show_card(view)
        self._show_specials(view)
        self._show_exchanges(view)
        self._show_tiles(view)

    def open_places(self, kind: int) -> list[Point]:
        """Return the middles of the places that give coins, workers or priests (0, 1, 2) in the next income."""
        places = [slot for slot in self.slots if not slot.standing and slot.gain.each()[kind]]
        return [slot.bounds().center for slot in places]

    def hold(self, view: State) -> None:
        """Show the points and the power of a view."""
        self.medallion.hold(view)
        self.bowls.show(self.medallion.bowls)

    def show_standing(self) -> None:
        """Show up to how much power is accepted without asking."""
        limit = self.resources.standing.limit
        self.offers.text = f"{{power}}\N{LESS-THAN OR EQUAL TO}{limit}" if limit else "{power}?"

    def _show_tracks(self, view: State) -> None:
        seat, faction = self.seat, faction_of(view, self.seat)
        self.ship.visible, self.dig.visible = faction.ships, bool(faction.spade)
        steps = range(faction.ship_start, len(faction.ship_points))
        self.ship.text = "{ship} " + "  ".join(_step(str(at), at == view.ship[seat]) for at in steps)
        self.dig.text = "{spade} " + "  ".join(
            _step(f"{price}{{worker}}", at == view.dig[seat]) for at, price in enumerate(faction.spade)
        )
        self.rest.text = f"{{key}}{view.keys[seat]}  {{bridge}}{view.bridges_left[seat]}"

    def _show_card(self, view: State) -> None:
        card = view.card[self.seat]
        self.card.visible = card != NONE
        if card != NONE:
            self.card.text = "\n".join(card_signs(self.resources.voice, card))

    def _show_specials(self, view: State) -> None:
        held, place = held_actions(view, self.seat), self.resources.areas.mat.specials
        home, voice = faction_of(view, self.seat).home, self.resources.voice
        wide = (place.w - 6 * (len(held) - 1)) / max(len(held), 1)
        for at, plaque in enumerate(self.specials):
            plaque.visible = at < len(held)
            if at >= len(held):
                plaque.key = None
                continue
            action = view.parts.actions[held[at]]
            plaque.key = ("action", action.number)
            sign = "{action}" if len(held) <= SIGNED_SPECIALS else ""
            price = f"{voice.amount(action.price)}{{then}}" if action.price else sign
            plaque.text = price + deed_signs(voice, action, home)
            plaque.spent = bool(view.used[self.seat] >> action.number & 1)
            plaque.size = (wide, place.h)
            plaque.at = (place.x + at * (wide + 6), place.y)

    def _show_exchanges(self, view: State) -> None:
        mat, trades = self.resources.areas.mat, bool(faction_of(view, self.seat).abilities.trade)
        shown = [0, 1, 2, 3, 4, *([5, 6] if trades else []), len(EXCHANGES)]
        higher = trades and not held_actions(view, self.seat)
        room = mat.specials.union(mat.exchanges) if higher else mat.exchanges
        spots = dict(zip(shown, layout.grid(room, len(shown), 2, 6), strict=True))
        for at, plaque in enumerate(self.exchanges):
            plaque.visible = at in spots
            if at in spots:
                plaque.at, plaque.size = spots[at].topleft, spots[at].size
                plaque.corner = min(spots[at].h / 2, 18.0)
                burning = at == len(EXCHANGES)
                plaque.text = "2{power}{then}1 III" if burning else exchange_signs(view, self.seat, at)

    def _show_tiles(self, view: State) -> None:
        """Show favour tiles, then town tiles."""
        seat, parts = self.seat, view.parts
        count = len(parts.town_tiles)
        towns = [tile for tile in range(count) for _ in range(view.towns[seat * count + tile])]
        favours = [tile.number for tile in parts.favour_tiles if view.favours[seat] >> tile.number & 1]
        held = [*(("own favour", tile) for tile in favours), *(("own town", tile) for tile in towns)]
        for plaque, box in zip(self.tiles, self._tile_boxes(len(held)), strict=True):
            plaque.visible = box is not None
            if box is not None:
                plaque.at, plaque.size, plaque.corner = box.topleft, box.size, min(box.h / 2, 20.0)
        for plaque, (kind, tile) in zip(self.tiles, held, strict=False):
            self._dress_tile(plaque, kind, tile)

    def _tile_boxes(self, number: int) -> list[Box | None]:
        """Return the places of so many tiles, and None for each that is not there."""
        room, across = self.resources.areas.mat.tiles, 2 if number <= 8 else 3
        down = max(-(-number // across), 1)
        high = min(44.0, room.h / down - 6)
        boxes = layout.grid(Box(room.x, room.y, room.w, down * (high + 6) - 6), max(number, 1), across, 6)
        return [*boxes[:number], *[None] * (MOST_TILES - number)]

    def _dress_tile(self, plaque: Plaque, kind: str, tile: int) -> None:
        voice = self.resources.voice
        plaque.key = (kind, tile)
        if kind == "own town":
            plaque.dress, plaque.text = TOWN, town_signs(voice, tile)
        else:
            steps, more = favour_signs(voice, tile)
            plaque.dress, plaque.text = (
                cult_look(CULT_COLOURS[tile % CULT_COUNT]),
                more or f"{steps}{{{CULTS[tile % 4]}}}",
            )


def _step(words: str, here: bool) -> str:
    return f"[gold|{words}]" if here else f"[ink_soft|{words}]"
