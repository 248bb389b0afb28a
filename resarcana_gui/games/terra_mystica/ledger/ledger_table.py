"""The table of a ledger: the rules of the game, in the looser order of records.

Offers of power stay open until they are answered, the steps of an action are commands of their own, and some things
are allowed that the game refuses: forfeited spades score, a dwelling elsewhere after a partial transformation, a paid
bridge that is not placed, a priest beyond the supply, an ordination later in the turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.terra_mystica.components.tables import (
    BRIDGE,
    CULT_STEPS,
    DOUBLE_TURN,
    FLIGHT,
    FREE_TRADING_HOUSE,
    SANDSTORM,
    SPADES,
)
from resarcana_gui.games.terra_mystica.components.words import (
    CULT_COUNT,
    DWELLING,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
    WHEEL,
)
from resarcana_gui.games.terra_mystica.ledger.dues import Dues
from resarcana_gui.games.terra_mystica.ledger.open_offers import OpenOffers, demand
from resarcana_gui.games.terra_mystica.rules.actions import held_actions, sandstorm_hexes, use_action
from resarcana_gui.games.terra_mystica.rules.basics import (
    affordable_spades,
    buy_spades,
    can_pay,
    enter_top,
    enterable,
    faction_of,
    gain,
    gain_spades,
    has_piece,
    number_built,
    pay,
    priest_supply,
    score_spades,
    ship,
)
from resarcana_gui.games.terra_mystica.rules.building import UPGRADES, build_bridge, price_of
from resarcana_gui.games.terra_mystica.rules.codes import (
    ACTING,
    BY_BUILDING,
    BY_CONVERSION,
    BY_FACTION,
    BY_SHIPPING,
    NOBODY,
    NONE,
    POWER_TO_PRIEST,
    PRIEST_POWER,
    TURN_OVER,
)
from resarcana_gui.games.terra_mystica.rules.follow import (
    choose_cult,
    lower_rate,
    send_priest,
    take_favour_tile,
)
from resarcana_gui.games.terra_mystica.rules.passing import pass_turn
from resarcana_gui.games.terra_mystica.rules.reaching import reached, skip_price, skip_to, skipped
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.towns import group, link, linkable, take_town_tile
from resarcana_gui.games.terra_mystica.rules.turns import can_lower, can_ship, conversions, free_space


class LedgerTable:
    """A table on which the commands of a ledger are carried out. Every method raises RowError."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self.dues: Final = [Dues() for _ in range(state.seats)]
        self.offers: Final = OpenOffers(state, self.dues)
        self.wanted: Sequence[int] = ()
        """The steps on the cult tracks after this row, where they are known: they say which track gets a key."""
        self.scores_used = False
        """Whether the scoring tile counts spades that are used, as the game does, not those that are gained."""

    # The turn.

    def begin_action(self, seat: int) -> None:
        """Begin an action: what was offered to the seat and not answered is refused."""
        state = self.state
        demand(state.phase == ACTING and not state.passed[seat], "this seat cannot act now")
        self.offers.answer_all(seat, 0)
        self.dues[seat].begin_action()
        if state.active != seat or state.left < 1:
            self._begin_turn(seat)
        state.begin_action(seat)

    def _begin_turn(self, seat: int) -> None:
        if self.state.left != TURN_OVER:
            self.state.end_turn(self.state.active)
        self.state.begin_turn(seat)

    def pass_turn(self, seat: int, card: int) -> None:
        """Pass, or take the first bonus card."""
        state = self.state
        if state.phase != ACTING and card != NONE:
            self.take_card(seat, card)
            return
        self._is_free(card)
        self.begin_action(seat)
        pass_turn(state, seat, card)

    def _is_free(self, card: int) -> None:
        state = self.state
        demand(card == NONE or (state.on_card[card] != NONE and card not in state.card), "this bonus card is not free")

    def take_card(self, seat: int, card: int) -> None:
        """Take the first bonus card, or the next one after passing without."""
        state = self.state
        self._is_free(card)
        demand(state.card[seat] == NONE and not state.dropped >> seat & 1, "no bonus card is due")
        demand(state.round == 0 or bool(state.passed[seat]), "no bonus card is due")
        state.take_card(seat, card)

    # The map.

    def start(self, seat: int, at: int) -> None:
        """Place a starting dwelling."""
        demand(self.state.terrain[at] == faction_of(self.state, seat).home, "this is not the faction's home terrain")
        demand(not self.state.structure[at], "this hex is occupied")
        placed = number_built(self.state, seat, DWELLING)
        demand(placed < faction_of(self.state, seat).dwellings, "all starting dwellings have been placed")
        self.state.build(seat, at, DWELLING)

    def buy(self, seat: int, number: int) -> None:
        """Buy spades, to have them in hand."""
        demand(affordable_spades(self.state, seat) >= number, "these spades cannot be paid")
        buy_spades(self.state, seat, number)
        self._have_spades(seat, number)

    def _have_spades(self, seat: int, number: int) -> None:
        if not self.scores_used:
            score_spades(self.state, seat, number)
        self.dues[seat].add("spade", number)

    def transform(self, seat: int, at: int, terrain: int | None) -> None:
        """Transform a hex with spades in hand, or by sandstorm; without a terrain as near to home as they go."""
        state = self.state
        demand(not state.structure[at], "this hex is occupied")
        if self.dues[seat].take("sandstorm"):
            self._storm(seat, at)
            return
        self._fly(seat, at)
        into = self._nearest(seat, at) if terrain is None else terrain
        needed = self._spades_for(seat, at, into)
        demand(self.dues[seat].take("spade", needed), f"{needed} spades are needed")
        if self.scores_used:
            score_spades(state, seat, needed)
        state.transform(seat, at, into)

    def _storm(self, seat: int, at: int) -> None:
        demand(sandstorm_hexes(self.state, seat) >> at & 1 == 1, "no own structure is beside this hex")
        self.state.transform(seat, at, faction_of(self.state, seat).home)

    def _fly(self, seat: int, at: int) -> None:
        """Reach a hex, by a paid tunnel or carpet if need be; once for the same hex in an action."""
        state, dues = self.state, self.dues[seat]
        if reached(state, seat) >> at & 1 or dues.flown == at:
            return
        demand(skipped(state, seat) >> at & 1 == 1 and state.phase == ACTING, "this hex is not reached")
        demand(dues.flown == NONE and can_pay(state, seat, skip_price(state, seat)), "the way there cannot be paid")
        skip_to(state, seat, at)
        dues.flown = at

    def _nearest(self, seat: int, at: int) -> int:
        """The terrain that the spades in hand lead to, on the short way home."""
        home, now = faction_of(self.state, seat).home, self.state.terrain[at]
        spades, up = self.dues[seat]["spade"], (home - now) % WHEEL
        if faction_of(self.state, seat).abilities.spades_always or min(up, WHEEL - up) <= spades:
            return home
        return (now + spades) % WHEEL if up < WHEEL - up else (now - spades) % WHEEL

    def _spades_for(self, seat: int, at: int, into: int) -> int:
        """The spades that a transformation takes: the long way round is meant if so many are in hand."""
        faction, now, have = faction_of(self.state, seat), self.state.terrain[at], self.dues[seat]["spade"]
        demand(into != now, "this hex has that terrain already")
        if faction.abilities.spades_always:
            return faction.abilities.spades_always
        up, over_home = (into - now) % WHEEL, (faction.home - now) % WHEEL
        if now == faction.home or into == faction.home:
            short = min(up, WHEEL - up)
            return WHEEL - short if have == WHEEL - short else short
        return up if over_home > up else WHEEL - up

    def build(self, seat: int, at: int) -> None:
        """Build a dwelling; the hex becomes home first, if it is not."""
        state, faction = self.state, faction_of(self.state, seat)
        demand(not state.structure[at], "this hex is occupied")
        demand(has_piece(state, seat, DWELLING), "no dwelling is left")
        if self.dues[seat].take("dwelling"):
            demand(state.terrain[at] == faction.home, "this is not the faction's home terrain")
            self.offers.put_up(seat, at, DWELLING)
            return
        if state.terrain[at] != faction.home:
            self.transform(seat, at, faction.home)
        else:
            self.dues[seat].take("sandstorm")
            self._fly(seat, at)
        demand(can_pay(state, seat, faction.costs[DWELLING]), "the dwelling cannot be paid")
        pay(state, seat, faction.costs[DWELLING], BY_BUILDING)
        self.offers.put_up(seat, at, DWELLING)

    def upgrade(self, seat: int, at: int, structure: int) -> None:
        """Upgrade a structure; what it brings is due then."""
        state = self.state
        demand(state.owner[at] == seat and state.structure[at] == UPGRADES[structure], "there is nothing to upgrade so")
        demand(has_piece(state, seat, structure), "no such structure is left")
        if not (structure == TRADING_HOUSE and self.dues[seat].take("trading_house")):
            price = price_of(state, seat, at, structure)
            demand(can_pay(state, seat, price), f"the price is {price}")
            pay(state, seat, price, BY_BUILDING)
        self.offers.put_up(seat, at, structure)
        self._grant(seat, structure)

    def _grant(self, seat: int, structure: int) -> None:
        """What a structure brings besides points."""
        if structure in (TEMPLE, SANCTUARY):
            self.dues[seat].add("favour", faction_of(self.state, seat).abilities.favours)
        elif structure == STRONGHOLD:
            self._grant_gift(seat)

    def _grant_gift(self, seat: int) -> None:
        state, gift = self.state, faction_of(self.state, seat).stronghold
        gain(state, seat, gift.gain, BY_FACTION)
        for _ in range(gift.shipping):
            ship(state, seat)
        if gift.spades:
            gain_spades(state, seat, gift.spades)
            self._have_spades(seat, gift.spades)
        self.dues[seat].add("favour", gift.favour)
        self.dues[seat].add("ordination", gift.ordination)

    def bridge(self, seat: int, site: int) -> None:
        """Place a bridge that was paid."""
        state = self.state
        ends = state.parts.board.sites[site]
        demand(self.dues[seat].take("bridge"), "no bridge was paid")
        demand(state.bridge[site] == NOBODY and state.bridges_left[seat] > 0, "no bridge can be built there")
        demand(any(state.own[seat] >> end & 1 for end in ends), "no own structure is at an end of this bridge")
        build_bridge(state, seat, site)

    def connect(self, seat: int, rivers: Sequence[int]) -> None:
        """Mermaids: found a town by one of these river hexes."""
        found = [river for river in linkable(self.state, seat) if river in rivers]
        demand(bool(found), "this connection founds no town")
        if self.state.active != seat:
            self._begin_turn(seat)
        link(self.state, seat, found[0])

    def rivers_between(self, seat: int, hexes: Sequence[int]) -> list[int]:
        """The river hexes that touch all of these hexes, or structures linked with them."""
        around = self.state.parts.board.beside_river
        groups = [group(self.state, seat, 1 << at) for at in hexes]
        touching = [river for river, beside in enumerate(around) if all(beside >> at & 1 for at in hexes)]
        linked = [river for river, beside in enumerate(around) if all(beside & each for each in groups)]
        return touching or linked

    # Tracks, cults, actions.

    def ship(self, seat: int) -> None:
        """Advance shipping."""
        price = faction_of(self.state, seat).ship_price
        demand(can_ship(self.state, seat) and can_pay(self.state, seat, price), "shipping cannot be advanced")
        pay(self.state, seat, price, BY_SHIPPING)
        ship(self.state, seat)

    def lower(self, seat: int) -> None:
        """Lower the exchange rate."""
        price = faction_of(self.state, seat).dig_price
        demand(can_lower(self.state, seat) and can_pay(self.state, seat, price), "digging cannot be advanced")
        lower_rate(self.state, seat)

    def send(self, seat: int, cult: int, steps: int | None) -> None:
        """Send a priest; without a number of steps to the best free space."""
        state = self.state
        free = [each for each in (3, 2) if free_space(state, cult, each) != NONE]
        wanted = ([*free, 1][0]) if steps is None else steps
        demand(wanted == 1 or wanted in free, "no such order space is free")
        demand(state.priests[seat] > 0, "there is no priest to send")
        send_priest(state, seat, cult, wanted)

    def act(self, seat: int, number: int) -> None:
        """Use a power action or special action; what it lets do is due then."""
        state, action = self.state, self.state.parts.actions[number]
        demand(bool(action.power) or number in held_actions(state, seat), "this seat does not have that action")
        demand(not (state.used_power | state.used[seat]) >> number & 1, "this action is used already")
        demand(state.bowl3[seat] >= action.power and can_pay(state, seat, action.price), "it cannot be paid")
        use_action(state, seat, number)
        if action.deed == SPADES:
            self._have_spades(seat, action.amount)
        elif action.deed == DOUBLE_TURN:
            return
        else:
            thing = {
                CULT_STEPS: "cult",
                BRIDGE: "bridge",
                FLIGHT: "dwelling",
                FREE_TRADING_HOUSE: "trading_house",
                SANDSTORM: "sandstorm",
            }.get(action.deed)
            if thing:
                self.dues[seat].add(thing, max(1, action.amount))

    def step(self, seat: int, cult: int, steps: int) -> None:
        """Take cult steps that are due; steps back, so that another track gets a key, are free."""
        if steps < 0:
            demand(self.state.cults[seat * CULT_COUNT + cult] + steps >= 0, "there are no such steps to go back")
            self.state.advance_cult(seat, cult, steps)
            self.state.lift_block(seat, cult)
            return
        dues = self.dues[seat]
        demand(dues.take("cult", steps) or dues.take("devotion", steps), "no such cult steps are due")
        choose_cult(self.state, seat, cult, steps)
        if seat != self.state.active:
            self.state.lift_block(seat, cult)

    def favour(self, seat: int, tile: int) -> None:
        """Take a favour tile that is due."""
        state = self.state
        demand(state.favour_stock[tile] > 0 and not state.favours[seat] >> tile & 1, "this favour tile cannot be taken")
        demand(self.dues[seat].take("favour"), "no favour tile is due")
        take_favour_tile(state, seat, tile)

    def town(self, seat: int, tile: int) -> None:
        """Take a town tile that is due."""
        state = self.state
        demand(state.towns_due > 0 and state.active == seat, "no town tile is due")
        demand(state.town_stock[tile] > 0, "this town tile is not left")
        take_town_tile(state, seat, tile)
        self._use_keys(seat)

    def _use_keys(self, seat: int) -> None:
        """Make up lost last steps. With too few keys, the figures after the row say on which tracks."""
        state = self.state
        lost = enterable(state)
        if len(lost) > state.keys[seat] and self.wanted:
            lost = [cult for cult in lost if self.wanted[cult] > state.cults[seat * CULT_COUNT + cult]]
        for cult in lost[: state.keys[seat]]:
            enter_top(state, seat, cult)

    def forfeit(self, seat: int, thing: str, number: int) -> None:
        """Do without something that is due."""
        if thing == "town" and self.state.towns_due and self.state.active == seat:
            self.state.forfeit_town(seat)
            return
        demand(self.dues[seat].take(thing, number), "this is not due")
        if thing == "spade":
            self.state.forfeit_spades(seat, number)

    def ordain(self, seat: int, number: int) -> None:
        """Darklings: workers into priests; priests beyond the supply are lost."""
        state = self.state
        demand(self.dues[seat].take("ordination", number), "no ordination is due")
        demand(state.workers[seat] >= number, "there are not so many workers")
        kept = min(number, priest_supply(state, seat))
        state.ordain(seat, kept)
        if kept < number:
            state.pay(seat, 0, number - kept, 0, BY_FACTION)

    def convert(self, seat: int, exchange: int) -> None:
        """Make an exchange; a priest beyond the supply is lost."""
        state = self.state
        if exchange == POWER_TO_PRIEST and not priest_supply(state, seat) and state.bowl3[seat] >= PRIEST_POWER:
            state.spend_power(seat, PRIEST_POWER, BY_CONVERSION)
            return
        demand(state.menus[seat].convert[exchange] in conversions(state, seat), "there is too little to convert")
        state.convert(seat, exchange)

    def drop(self, seat: int) -> None:
        """A seat leaves the game, once."""
        if self.state.dropped >> seat & 1:
            return
        self.offers.answer_all(seat, 2)
        self.state.drop_seat(seat)
