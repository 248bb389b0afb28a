"""The prelude: dealing, the draft, the libraries."""

from __future__ import annotations

from resarcana_gui.games.seasons.cards.tables import COPIES, DICE_PER_SEASON, SEASONS
from resarcana_gui.games.seasons.rules.basic_moves import clockwise
from resarcana_gui.games.seasons.rules.codes import APPRENTICE, ARCHMAGE, DRAFTING, LIBRARIES, NOBODY, PACK
from resarcana_gui.games.seasons.rules.prelude_questions import AskDraft, AskLibrary
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.kernel.chance import Chance


def set_up(state: State, chance: Chance) -> None:
    """Set up a blank table, up to the first question."""
    state.choose_dice(choose_dice(state, chance))
    first = state.options.first
    state.choose_first_player(first if first != NOBODY else chance.below(state.seats))
    if state.options.level == APPRENTICE:
        _deal_groups(state, chance)
        ask_libraries(state)
        return
    cards = chance.shuffled(deck_of(state))
    for seat in range(state.seats):
        state.deal_pack(seat, tuple(sorted(cards[seat * PACK : (seat + 1) * PACK])))
    state.shuffle_pile(tuple(cards[state.seats * PACK :]))
    state.begin_phase(DRAFTING)
    ask_draft(state)


def choose_dice(state: State, chance: Chance) -> tuple[int, ...]:
    """For each season as many dice as players, and one more."""
    found: list[int] = []
    for season in range(len(SEASONS)):
        dice = chance.shuffled(range(season * DICE_PER_SEASON, (season + 1) * DICE_PER_SEASON))
        found += sorted(dice[: state.seats + 1])
    return tuple(found)


def kinds_of(state: State) -> tuple[int, ...]:
    """Return the cards of the level."""
    return tuple(range(state.cards.count)) if state.options.level == ARCHMAGE else state.cards.basic


def deck_of(state: State) -> list[int]:
    """Return all copies of the cards of the level."""
    return [card for card in kinds_of(state) for _ in range(COPIES)]


def _deal_groups(state: State, chance: Chance) -> None:
    """Deal every seat a different preset group; the cards of the others stay in the deck."""
    groups = chance.shuffled(range(len(state.cards.groups)))
    deck = deck_of(state)
    for seat in range(state.seats):
        state.deal_group(seat, groups[seat])
        for card in state.cards.groups[groups[seat]]:
            deck.remove(card)
    state.shuffle_pile(tuple(chance.shuffled(deck)))


def ask_draft(state: State) -> None:
    """Ask all seats at once which card of their pack they keep."""
    for seat in reversed(clockwise(state, state.first)):
        state.ask(AskDraft(seat))


def ask_libraries(state: State) -> None:
    """Ask all seats at once which of their nine cards they begin with."""
    state.begin_phase(LIBRARIES)
    for seat in reversed(clockwise(state, state.first)):
        state.ask(AskLibrary(seat, 1))


def draft_on(state: State) -> None:
    """Pass the packs to the left after all have kept a card. The last card of each pack is kept without a question."""
    received = [card for seat in range(state.seats) for card in state.pack[seat - 1]]
    state.pass_packs(tuple(received), state.seats)
    if len(state.pack[0]) > 1:
        ask_draft(state)
        return
    for seat in clockwise(state, state.first):
        state.keep_card(seat, state.pack[seat][0])
    ask_libraries(state)


def lay_down(state: State, question: AskLibrary, cards: tuple[int, ...]) -> None:
    """Lay down the cards that a seat has chosen for a year; with those of year II those of year III follow."""
    seat = question.seat
    state.lay_library(seat, question.year, cards)
    if question.year == 1:
        state.ask_next(AskLibrary(seat, 2))
        return
    state.lay_library(seat, 3, tuple(sorted(state.kept[seat])))
    state.close_question(seat)
