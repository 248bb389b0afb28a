"""Checks whether an event can happen at a table: whether a primitive could have recorded it there. It is used when
saves are read.

Only what the primitives themselves take for granted is checked, such as that a discarded card was in the hand; never
whether a rule allows it, so that a later fix to a rule spoils no save.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import covers
from resarcana_gui.games.resarcana.cards.tables import ARTIFACT, ITEM, MAGE, MONUMENT, PLACE
from resarcana_gui.games.resarcana.rules import card_events as cards
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules import flow_events as flow
from resarcana_gui.games.resarcana.rules import setup_events as setup
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.records import EVENTS
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.exhaustive_table import by_class

BEGUN: Final = frozenset(range(len(codes.PHASES))) - {codes.SETTING_UP, codes.ROUND_OVER, codes.GAME_OVER}
"""The phases that begin with an event of their own."""
MOST_POINTS: Final = 1000


def possible(state: State, event: Event) -> bool:
    """Return whether this event can happen at this table (the truth)."""
    return POSSIBLE[type(event)](state, event)


# Checks of what events name.


def _is(state: State, component: int, kind: int) -> bool:
    return component >= 0 and state.cards.components[component].kind == kind


def _in_box(state: State, numbers: Sequence[int], kind: int) -> bool:
    """Return whether these are components of a kind, without repetition, that are not on the table."""
    return len({*numbers}) == len(numbers) and all(
        _is(state, number, kind) and state.zone[number] == codes.AWAY for number in numbers
    )


def _same(numbers: Sequence[int], others: Sequence[int]) -> bool:
    """Return whether these are the same cards, in whatever order."""
    return sorted(numbers) == sorted(others)


def _plays(state: State, component: int, seat: int) -> bool:
    return component in state.play[seat]


def _in_play(state: State, component: int) -> bool:
    return component >= 0 and state.zone[component] == codes.IN_PLAY


def _are_seats(state: State, winners: int) -> bool:
    """Return whether these are seats, at least one: bit s for seat s."""
    return 0 < winners < 1 << state.seats


def _deck(state: State, seat: int, deck: int) -> Sequence[int]:
    """Return the deck that a seat looks at; empty when there is no such deck."""
    decks = {codes.OWN_DECK: state.deck[seat], codes.MONUMENT_DECK_TOP: state.monument_deck}
    return decks.get(deck, ())


# Setting up.


def _places(state: State, event: setup.PlacesLaidOut) -> bool:
    return _in_box(state, event.places, PLACE)


def _items(state: State, event: setup.ItemsLaidOut) -> bool:
    return _in_box(state, event.items, ITEM)


def _monuments(state: State, event: setup.MonumentsShuffled) -> bool:
    return _in_box(state, event.order, MONUMENT)


def _turned_up(state: State, event: setup.MonumentTurnedUp) -> bool:
    return state.monument_deck[:1] == [event.card]


def _first_player(state: State, event: setup.FirstPlayerChosen) -> bool:
    return not any(state.passed)


def _mages(state: State, event: setup.MagesDealt) -> bool:
    return _in_box(state, event.cards, MAGE)


def _mage(state: State, event: setup.MageChosen) -> bool:
    return event.card in state.offer[event.seat]


def _revealed(state: State, event: setup.MagesRevealed) -> bool:
    if not any(state.offer):  # the first game deals them out
        return len(event.cards) == state.seats and _in_box(state, event.cards, MAGE)
    return [*event.cards] == state.chosen


def _artifacts(state: State, event: setup.ArtifactsDealt) -> bool:
    return event.unseen in (0, 1) and _in_box(state, event.cards, ARTIFACT)


def _preset(state: State, event: setup.PresetDealt) -> bool:
    return _in_box(state, event.cards, ARTIFACT)


def _regathered(state: State, event: setup.DeckRegathered) -> bool:
    return _in_box(state, event.cards, ARTIFACT) and all(state.drafted[card] == event.seat for card in event.cards)


def _shuffled(state: State, event: setup.DeckShuffled) -> bool:
    return _same(event.order, state.deck[event.seat])


def _packet(state: State, event: setup.PacketDealt) -> bool:
    return _in_box(state, event.cards, ARTIFACT)


def _kept(state: State, event: setup.CardKept) -> bool:
    return event.card in state.packet[event.seat]


def _passed_on(state: State, event: setup.PacketsPassed) -> bool:
    left = [card for packet in state.packet for card in packet]
    fits = event.seats == state.seats and len(left) == event.seats * len(state.packet[0])
    return fits and event.direction in (codes.TO_THE_LEFT, codes.TO_THE_RIGHT) and _same(event.cards, left)


def _laid_out(state: State, event: setup.ArtifactsLaidOut) -> bool:
    return _in_box(state, event.cards, ARTIFACT)


def _picked(state: State, event: setup.CardPicked) -> bool:
    return event.card in state.face_up


def _item_taken(state: State, event: setup.ItemTaken) -> bool:
    return event.item in state.items


def _item_returned(state: State, event: setup.ItemReturned) -> bool:
    return _plays(state, event.item, event.seat) and _is(state, event.item, ITEM)


def _game_won(state: State, event: setup.GameWon) -> bool:
    return _are_seats(state, event.winners)


def _cleared(state: State, event: setup.TableCleared) -> bool:
    return event.game_number == state.game_number + 1 and min(state.chosen) >= 0


# Cards and essences.


def _gained(state: State, event: cards.EssencesGained) -> bool:
    return event.essences > 0 and event.component >= codes.NO_COMPONENT


def _paid(state: State, event: cards.EssencesPaid | cards.EssencesLost) -> bool:
    return event.essences > 0 and event.component >= 0 and covers(state.pool[event.seat], event.essences)


def _put(state: State, event: cards.EssencesPut) -> bool:
    return event.essences > 0 and _in_play(state, event.component)


def _taken(state: State, event: cards.EssencesTaken) -> bool:
    lies = _plays(state, event.component, event.seat) and covers(state.on[event.component], event.essences)
    return lies and event.essences > 0


def _removed(state: State, event: cards.EssencesRemoved) -> bool:
    return event.essences > 0 and event.component >= 0 and covers(state.on[event.component], event.essences)


def _turned(state: State, event: cards.ComponentTurned) -> bool:
    return _in_play(state, event.component) and not state.turned[event.component]


def _straightened(state: State, event: cards.ComponentStraightened) -> bool:
    return _in_play(state, event.component) and state.turned[event.component]


def _held(state: State, event: cards.CardShown | cards.CardDiscarded) -> bool:
    return event.card in state.hand[event.seat]


def _placed(state: State, event: cards.ArtifactPlaced) -> bool:
    if event.source == codes.IN_HAND:
        return event.owner == event.seat and event.card in state.hand[event.seat]
    return event.source == codes.IN_DISCARDS and event.card in state.discards[event.owner]


def _claimed(state: State, event: cards.PlaceClaimed) -> bool:
    return event.card in state.places


def _monument(state: State, event: cards.MonumentClaimed) -> bool:
    pile = (state.display, state.monument_deck[:1])
    return event.from_deck in (0, 1) and event.card in pile[event.from_deck]


def _drawn(state: State, event: cards.CardDrawn) -> bool:
    return state.deck[event.seat][:1] == [event.card]


def _destroyed(state: State, event: cards.ArtifactDestroyed) -> bool:
    return _plays(state, event.card, event.seat) and _is(state, event.card, ARTIFACT)


def _reshuffled(state: State, event: cards.DiscardsReshuffled) -> bool:
    return len(event.order) > 0 and _same(event.order, state.discards[event.seat])


def _looked(state: State, event: cards.CardsLooked) -> bool:
    return len(event.cards) > 0 and [*event.cards] == [*_deck(state, event.seat, event.deck)][: len(event.cards)]


def _reordered(state: State, event: cards.CardsReordered) -> bool:
    return len(event.cards) > 0 and _same(event.cards, _deck(state, event.seat, event.deck)[: len(event.cards)])


# The flow.


def _phase(state: State, event: flow.PhaseBegan) -> bool:
    return event.phase in BEGUN


def _round(state: State, event: flow.RoundBegan) -> bool:
    return event.number >= 1 and state.round in (0, event.number - 1)


def _turn(state: State, event: flow.TurnBegan) -> bool:
    return state.phase in (codes.COLLECTING, codes.ACTING) and not state.passed[event.seat]


def _used(state: State, event: flow.PowerUsed) -> bool:
    plays = _plays(state, event.component, event.seat)
    return plays and 0 <= event.power < len(state.cards.components[event.component].powers)


def _attacked(state: State, event: flow.AttackBegan) -> bool:
    return _plays(state, event.component, event.seat) and event.number > 0


def _ignored(state: State, event: flow.AttackIgnored) -> bool:
    return event.component >= 0 and not state.passed[event.seat]


def _passed(state: State, event: flow.SeatPassed) -> bool:
    return not state.passed[event.seat]


def _token(state: State, event: flow.TokenTaken) -> bool:
    return not state.token_taken


def _always(state: State, event: flow.CheckBegan | flow.RoundEnded) -> bool:
    return state.round > 0


def _raised(state: State, event: flow.PointsRaised) -> bool:
    return _plays(state, event.component, event.seat) and 0 < event.points < MOST_POINTS


def _counted(state: State, event: flow.PointsCounted) -> bool:
    return len(event.points) == state.seats and all(0 <= points < MOST_POINTS for points in event.points)


def _ended(state: State, event: flow.GameEnded) -> bool:
    return _are_seats(state, event.winners)


def _answered(state: State, event: flow.QuestionAnswered) -> bool:
    return len(state.stack) == 1


def _asked(state: State, event: flow.QuestionAsked) -> bool:
    return not state.stack and _askable(state, event.question)


def _askable(state: State, question: Question) -> bool:
    """Return whether everything that a question names exists: components, and the power and the effect that ask."""
    told = {field.name: value for field, value in zip(question.FIELDS, question.data(), strict=True)}
    components = [told[name] for name in ("component", "card", "item") if name in told]
    if any(not isinstance(component, int) or component < 0 for component in components):
        return False
    component, power, effect, react = (told.get(name, 0) for name in ("component", "power", "effect", "react"))
    assert isinstance(component, int) and isinstance(power, int) and isinstance(effect, int) and isinstance(react, int)
    asking = state.cards.components[component]
    if "react" in told:
        return 0 <= react < len(asking.reacts)
    return "power" not in told or (0 <= power < len(asking.powers) and 0 <= effect < len(asking.powers[power].effects))


POSSIBLE: Final[dict[type[Event], Callable[..., bool]]] = by_class(
    f"{__name__}.POSSIBLE",
    EVENTS,
    {
        setup.PlacesLaidOut: _places,
        setup.ItemsLaidOut: _items,
        setup.MonumentsShuffled: _monuments,
        setup.MonumentTurnedUp: _turned_up,
        setup.FirstPlayerChosen: _first_player,
        setup.MagesDealt: _mages,
        setup.MageChosen: _mage,
        setup.MagesRevealed: _revealed,
        setup.ArtifactsDealt: _artifacts,
        setup.PresetDealt: _preset,
        setup.DeckRegathered: _regathered,
        setup.DeckShuffled: _shuffled,
        setup.PacketDealt: _packet,
        setup.CardKept: _kept,
        setup.PacketsPassed: _passed_on,
        setup.ArtifactsLaidOut: _laid_out,
        setup.CardPicked: _picked,
        setup.ItemTaken: _item_taken,
        setup.ItemReturned: _item_returned,
        setup.GameWon: _game_won,
        setup.TableCleared: _cleared,
        cards.EssencesGained: _gained,
        cards.EssencesPaid: _paid,
        cards.EssencesLost: _paid,
        cards.EssencesPut: _put,
        cards.EssencesTaken: _taken,
        cards.EssencesRemoved: _removed,
        cards.ComponentTurned: _turned,
        cards.ComponentStraightened: _straightened,
        cards.CardShown: _held,
        cards.ArtifactPlaced: _placed,
        cards.PlaceClaimed: _claimed,
        cards.MonumentClaimed: _monument,
        cards.CardDrawn: _drawn,
        cards.CardDiscarded: _held,
        cards.ArtifactDestroyed: _destroyed,
        cards.DiscardsReshuffled: _reshuffled,
        cards.CardsLooked: _looked,
        cards.CardsReordered: _reordered,
        flow.PhaseBegan: _phase,
        flow.RoundBegan: _round,
        flow.TurnBegan: _turn,
        flow.PowerUsed: _used,
        flow.AttackBegan: _attacked,
        flow.AttackIgnored: _ignored,
        flow.SeatPassed: _passed,
        flow.TokenTaken: _token,
        flow.CheckBegan: _always,
        flow.PointsRaised: _raised,
        flow.PointsCounted: _counted,
        flow.RoundEnded: _always,
        flow.GameEnded: _ended,
        flow.QuestionAnswered: _answered,
        flow.QuestionAsked: _asked,
    },
)
"""Whether an event of each class can happen at a table."""
