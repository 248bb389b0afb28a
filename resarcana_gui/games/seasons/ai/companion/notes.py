"""What can be said for an answer from what its seat sees: by the rules alone, and so for certain."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from resarcana_gui.agents.companion import Reason
from resarcana_gui.games.seasons.ai.companion import die_notes, holdings
from resarcana_gui.games.seasons.ai.companion.die_notes import note
from resarcana_gui.games.seasons.ai.companion.fact_names import (
    BEST_PRICE,
    BONUS_CARDS,
    CLOSES_IN,
    DRAWS_FREE,
    ENTERS,
    ENTERS_AGAIN,
    EXTRA,
    FALLING,
    FREES,
    GIVES_LITTLE,
    GOES_WITH,
    HANDS_BACK,
    KEEPS,
    LAST_CHANCE,
    LOSES,
    MOVE_WORTH,
    PRESTIGE,
    PUTS_OFF,
    RISING,
    ROOM_FOR,
    SELLS,
    SHOWN,
    STILL_LACKS,
    TOGETHER,
    TURNS_INTO,
    UNNEEDED,
    WORKS,
    named,
)
from resarcana_gui.games.seasons.ai.situation import is_last_round
from resarcana_gui.games.seasons.cards import tables
from resarcana_gui.games.seasons.cards.energies import count_of, of, shared, total, types_in
from resarcana_gui.games.seasons.cards.tables import COPIES, Card
from resarcana_gui.games.seasons.rules import codes
from resarcana_gui.games.seasons.rules import commands as given
from resarcana_gui.games.seasons.rules.basic_moves import has_room, opponents, spendable
from resarcana_gui.games.seasons.rules.effect_questions import AskNewType
from resarcana_gui.games.seasons.rules.payment_questions import AskFamiliar, AskReduction, AskSource
from resarcana_gui.games.seasons.rules.scoring import end_points, points_of
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.turn_answers import EXCHANGED
from resarcana_gui.games.seasons.rules.turn_questions import AskDraw

Pairing = Callable[[Card, Card], bool]
"""Whether one of two cards serves the other."""


class Notes:
    """Notes on the answers of one game's cards."""

    def __init__(self, go_well: Pairing) -> None:
        self._go_well: Final = go_well

    def of(self, view: State, answer: given.Answer) -> Sequence[Reason]:
        """Return what can be said for an answer, the most telling first."""
        teller = TELLERS.get(type(answer))
        return [] if teller is None else list(teller(self, view, answer))

    # Cards that are kept, summoned, put into play.

    def kept(self, view: State, answer: given.Keep | given.Play | given.Summon) -> Iterator[Reason]:
        yield from self._partners(view, answer.seat, [answer.card])
        yield from _merits(view, answer.card)

    def laid_down(self, view: State, answer: given.LayDown) -> Iterator[Reason]:
        """A library: what works again and again is worth most in the first year."""
        cards = sorted(answer.cards, key=lambda number: -view.cards.cards[number].prestige)
        for number in cards:
            yield from _works(view, number)
        yield from self._partners(view, answer.seat, cards, within=cards)
        if not any(view.cards.cards[number].elements for number in cards):
            yield note(TOGETHER, -sum(total(holdings.cost_of(view, number)) for number in cards))

    def _partners(
        self, view: State, seat: int, numbers: Sequence[int], within: Sequence[int] | None = None
    ) -> Iterator[Reason]:
        """Yield the pairs of cards that serve each other, among those the seat has."""
        play = [copy // COPIES for copy in view.play[seat]]
        known = [*view.kept[seat], *view.hand[seat], *play] if within is None else within
        for number in numbers:
            for other in known:
                cards = view.cards.cards
                if other >= 0 and other != number and self._go_well(cards[number], cards[other]):
                    yield note(named(GOES_WITH, cards[number].slug, cards[other].slug))

    # The turn.

    def activated(self, view: State, answer: given.Activate) -> Iterator[Reason]:
        power = view.cards.copies[answer.card].powers[answer.power]
        if not power.paid and any(effect.kind == tables.PERMIT for effect in power.effects):
            yield from _sells(view, answer.seat, spendable(view, answer.seat))

    def crystallised(self, view: State, answer: given.Crystallise) -> Iterator[Reason]:
        energy = types_in(answer.energies)[0]
        number, seat = total(answer.energies), answer.seat
        prices = [row[energy] for row in view.cards.worth]
        season = codes.season_of(view.p)
        now, then = prices[season], prices[(season + 1) % len(prices)]
        extra = holdings.price_now(view, seat, energy) - now
        name = holdings.NAMES[energy]
        if is_last_round(view):
            yield note(named(LAST_CHANCE, name), number, 0.0, now + extra)
        elif now == max(prices):
            yield note(named(BEST_PRICE, name), number, 0.0, now + extra)
        elif now > then:
            yield note(named(FALLING, name), number, then + extra, now + extra)
        if not holdings.is_needed(view, seat, energy):
            yield note(named(UNNEEDED, name), number, 0.0, now + extra)

    def bonus(self, view: State, answer: given.UseBonus) -> Iterator[Reason]:
        seat = answer.seat
        if answer.bonus == codes.GAUGE_BONUS and not has_room(view, seat):
            for number in holdings.payable(view, seat):
                yield note(named(ROOM_FOR, view.cards.cards[number].slug))
        elif answer.bonus == codes.EXCHANGE_BONUS:
            for number, lacking in holdings.lacking(view, seat):
                if total(lacking) <= EXCHANGED:
                    yield note(named(STILL_LACKS, view.cards.cards[number].slug), 1.0, 0.0, lacking)
        elif answer.bonus == codes.CRYSTALLISE_BONUS:
            held = spendable(view, seat)
            if view.may_crystallise and held:
                yield note(EXTRA, total(held))
            elif not view.may_crystallise:
                yield from _sells(view, seat, held, extra=1)
        elif answer.bonus == codes.DRAW_BONUS:
            yield note(BONUS_CARDS, 1.0, holdings.bonus_costs(view, seat))

    def ended(self, view: State, answer: given.EndTurn) -> Iterator[Reason]:
        """A turn that ends keeps what could be sold."""
        seat = answer.seat
        held = spendable(view, seat)
        if is_last_round(view) or not held:
            return
        ready = holdings.payable(view, seat) if has_room(view, seat) else []
        yield from _keeps(view, seat, held, but=ready)
        season, worth = codes.season_of(view.p), view.cards.worth
        for energy in types_in(held):
            now, then = worth[season][energy], worth[(season + 1) % len(worth)][energy]
            if view.may_crystallise and then > now:
                extra = holdings.price_now(view, seat, energy) - now
                yield note(named(RISING, holdings.NAMES[energy]), count_of(held, energy), now + extra, then + extra)

    def drew(self, view: State, answer: given.Draw) -> Iterator[Reason]:
        if isinstance(view.stack[-1], AskDraw):
            yield note(DRAWS_FREE)

    # Dice.

    def die(self, view: State, answer: given.TakeDie) -> Iterator[Reason]:
        yield from die_notes.taken(view, answer.seat, answer.die)

    def declined(self, view: State, answer: given.Decline) -> Iterator[Reason]:
        yield note(SHOWN, float(view.taken[answer.seat]))

    # Energies that go.

    def paid(self, view: State, answer: given.Pay | given.DiscardEnergies) -> Iterator[Reason]:
        question = view.stack[-1]
        if isinstance(question, AskSource):
            freed = total(question.energies) - total(answer.energies)
            yield from [note(FREES, freed)] * bool(freed)
            return
        left = spendable(view, answer.seat) - answer.energies
        yield from _keeps(view, answer.seat, left)
        yield from _gives_up(view, answer.seat, answer.energies)

    def reduced(self, view: State, answer: given.Reduce) -> Iterator[Reason]:
        question = view.stack[-1]
        assert isinstance(question, AskReduction)
        cost = question.energies - of(answer.energy)
        held = spendable(view, answer.seat)
        yield from _keeps(view, answer.seat, held - shared(held, cost))
        yield from _gives_up(view, answer.seat, shared(held, cost))

    def types_chosen(self, view: State, answer: given.ChooseTypes) -> Iterator[Reason]:
        cost = 0
        for energy in range(len(holdings.NAMES)):
            cost += of(energy) * (answer.types >> energy & 1)
        held = spendable(view, answer.seat)
        yield from _keeps(view, answer.seat, held - shared(held, cost))

    # Energies that come.

    def gained(self, view: State, answer: given.Gain) -> Iterator[Reason]:
        yield from die_notes.brings(view, answer.seat, answer.energies)
        yield from die_notes.worth_now(view, answer.seat, answer.energies)

    def turned_into(self, view: State, answer: given.ChooseType) -> Iterator[Reason]:
        question = view.stack[-1]
        if isinstance(question, AskNewType):
            energies = of(answer.energy, total(question.energies))
            yield from die_notes.brings(view, answer.seat, energies)
            now = holdings.worth_of(view, answer.seat, question.energies)
            then = holdings.worth_of(view, answer.seat, energies)
            if then > now:
                yield note(named(TURNS_INTO, holdings.NAMES[answer.energy]), then, now, total(energies))

    def copied(self, view: State, answer: given.ChooseOpponent) -> Iterator[Reason]:
        yield from die_notes.brings(view, answer.seat, view.reserve[answer.target])
        yield from die_notes.worth_now(view, answer.seat, view.reserve[answer.target])

    # Cards that go.

    def gave(self, view: State, answer: given.Give) -> Iterator[Reason]:
        card = view.cards.cards[answer.card]
        yield note(named(GIVES_LITTLE, card.slug), -card.prestige)

    def sacrificed(self, view: State, answer: given.Sacrifice) -> Iterator[Reason]:
        points = 0
        for copy in answer.cards:
            points += view.cards.copies[copy].prestige + end_points(view, answer.seat, copy)
        yield note(LOSES, -points)

    def took_back(self, view: State, answer: given.TakeBack) -> Iterator[Reason]:
        card = view.cards.copies[answer.card]
        if card.enter:
            yield note(named(ENTERS_AGAIN, card.slug))
        yield note(LOSES, -card.prestige)

    def discarded(self, view: State, answer: given.Discard) -> Iterator[Reason]:
        """A card less in hand: at the end each that is left costs points."""
        if isinstance(view.stack[-1], AskFamiliar):
            yield note(LOSES, 0.0)
        yield note(HANDS_BACK, codes.IN_HAND_COSTS)

    # The season.

    def moved(self, view: State, answer: given.Move) -> Iterator[Reason]:
        seat, held = answer.seat, spendable(view, answer.seat)
        now = holdings.worth_of(view, seat, held)
        then = holdings.worth_of(view, seat, held, codes.season_of(view.p + answer.spaces))
        if then > now:
            yield note(MOVE_WORTH, then, now)
        leads = all(points_of(view, seat) > points_of(view, other) for other in opponents(view, seat))
        if leads and answer.spaces > 0:
            yield note(CLOSES_IN, answer.spaces)
        elif not leads and answer.spaces < 0:
            yield note(PUTS_OFF, -answer.spaces)


def _merits(view: State, number: int) -> Iterator[Reason]:
    """Yield what is good of a card, whenever it comes into play."""
    yield from _works(view, number)
    card = view.cards.cards[number]
    if card.enter:
        yield note(named(ENTERS, card.slug))
    yield from _prestige(view, number)


def _works(view: State, number: int) -> Iterator[Reason]:
    card = view.cards.cards[number]
    lasting = [power for power in card.powers if not (power.sacrifices_this or power.sacrifices or power.familiar)]
    for occasion, works in (("season", card.season), ("round", card.round_end), ("summoning", card.summoning)):
        if works:
            yield note(named(WORKS, card.slug, occasion))
    if lasting:
        yield note(named(WORKS, card.slug, "power"))


def _prestige(view: State, number: int) -> Iterator[Reason]:
    card = view.cards.cards[number]
    if card.prestige > 0:
        yield note(named(PRESTIGE, card.slug), card.prestige, card.crystals[view.seats - 2])


def _sells(view: State, seat: int, amount: int, extra: int = 0) -> Iterator[Reason]:
    """Yield what could be sold at once, and for how much."""
    worth = holdings.worth_of(view, seat, amount) + extra * total(amount)
    if worth:
        yield note(SELLS, worth, 0.0, total(amount))


def _keeps(view: State, seat: int, left: int, but: Sequence[int] = ()) -> Iterator[Reason]:
    """Yield the cards of the hand, except for some, for which something needed is left."""
    for number in holdings.to_summon(view, seat):
        needed = shared(left, holdings.cost_of(view, number))
        if needed and number not in but:
            yield note(named(KEEPS, view.cards.cards[number].slug), total(needed), 0.0, needed)


def _gives_up(view: State, seat: int, energies: int) -> Iterator[Reason]:
    """Yield what is given up, at the price of now: the less, the better."""
    yield note(named(LOSES, "energies"), -holdings.worth_of(view, seat, energies), 0.0, energies)


TELLERS: Final[dict[type[given.Answer], Callable[..., Iterator[Reason]]]] = {
    given.Keep: Notes.kept,
    given.Play: Notes.kept,
    given.Summon: Notes.kept,
    given.LayDown: Notes.laid_down,
    given.Activate: Notes.activated,
    given.Crystallise: Notes.crystallised,
    given.UseBonus: Notes.bonus,
    given.EndTurn: Notes.ended,
    given.Draw: Notes.drew,
    given.TakeDie: Notes.die,
    given.Decline: Notes.declined,
    given.Pay: Notes.paid,
    given.DiscardEnergies: Notes.paid,
    given.Reduce: Notes.reduced,
    given.ChooseTypes: Notes.types_chosen,
    given.Gain: Notes.gained,
    given.ChooseType: Notes.turned_into,
    given.ChooseOpponent: Notes.copied,
    given.Give: Notes.gave,
    given.Sacrifice: Notes.sacrificed,
    given.TakeBack: Notes.took_back,
    given.Discard: Notes.discarded,
    given.Move: Notes.moved,
}
"""What tells of each kind of answer; the others (Resolve, PutBack) have no notes."""
