"""Clauses for the events of the rounds. The payment for a card that is placed or claimed is part of the card's
clause."""

from __future__ import annotations

from resarcana_gui.games.resarcana.cards.tables import TO_CHECK
from resarcana_gui.games.resarcana.rules import card_events as cards
from resarcana_gui.games.resarcana.rules import flow_events as flow
from resarcana_gui.games.resarcana.rules.codes import (
    ACTING,
    COLLECTING,
    HIDDEN,
    IN_DISCARDS,
    IN_PLAY,
    NO_COMPONENT,
    PHASES,
)
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.tell.setup_clauses import clause_of, winners_clause
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.tabletop.tell.clauses import Clause, list_clause, plain_clause


@clause_of.register
def _(event: cards.EssencesGained, voice: Voice, table: State) -> Clause | None:
    if event.component == NO_COMPONENT:
        return plain_clause("gain", event.seat, what=voice.amount(event.essences))
    if table.phase == COLLECTING:
        what, card = voice.amount(event.essences), voice.card(event.component)
        return list_clause("collect", event.seat, voice.text("event.collect_from", what=what, card=card))
    return plain_clause("gain_by", event.seat, what=voice.amount(event.essences), card=voice.card(event.component))


def is_price(event: cards.EssencesPaid, table: State) -> bool:
    """Return whether this payment is the price of a card that comes into play next."""
    return table.zone[event.component] != IN_PLAY


@clause_of.register
def _(event: cards.EssencesPaid, voice: Voice, table: State) -> Clause | None:
    if is_price(event, table):
        return None
    return plain_clause("pay", event.seat, what=voice.amount(event.essences), card=voice.card(event.component))


@clause_of.register
def _(event: cards.EssencesLost, voice: Voice, table: State) -> Clause | None:
    return plain_clause("lose", event.seat, what=voice.amount(event.essences), card=voice.card(event.component))


@clause_of.register
def _(event: cards.EssencesPut, voice: Voice, table: State) -> Clause | None:
    return plain_clause("put", what=voice.amount(event.essences), card=voice.card(event.component))


@clause_of.register
def _(event: cards.EssencesTaken, voice: Voice, table: State) -> Clause | None:
    return plain_clause("take", event.seat, what=voice.amount(event.essences), card=voice.card(event.component))


@clause_of.register
def _(event: cards.EssencesRemoved, voice: Voice, table: State) -> Clause | None:
    return plain_clause("remove", what=voice.amount(event.essences), card=voice.card(event.component))


@clause_of.register
def _(event: cards.ComponentTurned, voice: Voice, table: State) -> Clause | None:
    return plain_clause("turn", table.owner[event.component], card=voice.card(event.component))


@clause_of.register
def _(event: cards.ComponentStraightened, voice: Voice, table: State) -> Clause | None:
    return plain_clause("straighten", table.owner[event.component], card=voice.card(event.component))


@clause_of.register
def _(event: cards.ArtifactPlaced, voice: Voice, table: State) -> Clause | None:
    card = voice.card(event.card)
    if event.source != IN_DISCARDS:
        return plain_clause("place", event.seat, card=card)
    if event.owner == event.seat:
        return plain_clause("place_own", event.seat, card=card)
    pile = voice.owned(event.owner, voice.text("event.discard_pile"))
    return plain_clause("place_rival", event.seat, card=card, owner=pile)


@clause_of.register
def _(event: cards.PlaceClaimed, voice: Voice, table: State) -> Clause | None:
    return plain_clause("claim", event.seat, card=voice.card(event.card))


@clause_of.register
def _(event: cards.MonumentClaimed, voice: Voice, table: State) -> Clause | None:
    return plain_clause("claim_unseen" if event.from_deck else "claim", event.seat, card=voice.card(event.card))


@clause_of.register
def _(event: cards.CardDrawn, voice: Voice, table: State) -> Clause | None:
    if event.card == HIDDEN:
        return list_clause("draw.hidden", event.seat, "")
    return list_clause("draw.seen", event.seat, voice.card(event.card))


@clause_of.register
def _(event: cards.CardDiscarded, voice: Voice, table: State) -> Clause | None:
    return list_clause("discard", event.seat, voice.card(event.card))


@clause_of.register
def _(event: cards.ArtifactDestroyed, voice: Voice, table: State) -> Clause | None:
    return plain_clause("destroy", event.seat, card=voice.card(event.card))


@clause_of.register
def _(event: cards.DiscardsReshuffled, voice: Voice, table: State) -> Clause | None:
    return plain_clause("reshuffle", event.seat, number=len(event.order))


@clause_of.register
def _(event: cards.CardsLooked, voice: Voice, table: State) -> Clause | None:
    deck = voice.deck(event.deck, event.seat, "deck_of")
    if HIDDEN in event.cards:
        return plain_clause("look.hidden", event.seat, deck=deck, number=len(event.cards))
    return plain_clause("look.seen", event.seat, deck=deck, cards=voice.card_list(event.cards))


@clause_of.register
def _(event: cards.CardsReordered, voice: Voice, table: State) -> Clause | None:
    if HIDDEN in event.cards:
        return plain_clause("reorder.hidden", event.seat)
    return plain_clause("reorder.seen", event.seat, cards=voice.card_list(event.cards))


@clause_of.register
def _(event: flow.PhaseBegan, voice: Voice, table: State) -> Clause | None:
    key = f"phase.{PHASES[event.phase]}"
    resumed = event.phase == ACTING and table.phase != COLLECTING
    return plain_clause(key) if voice.catalog.has(f"event.{key}") and not resumed else None


@clause_of.register
def _(event: flow.RoundBegan, voice: Voice, table: State) -> Clause | None:
    return plain_clause("round", number=event.number)


@clause_of.register(flow.TurnBegan)
@clause_of.register(flow.QuestionAnswered)
@clause_of.register(cards.CardShown)
@clause_of.register(flow.QuestionAsked)
def _silent(event: object, voice: Voice, table: State) -> Clause | None:
    return None  # an answer is told by its effects


@clause_of.register
def _(event: flow.PowerUsed, voice: Voice, table: State) -> Clause | None:
    return plain_clause("use", event.seat, card=voice.card(event.component))


@clause_of.register
def _(event: flow.AttackBegan, voice: Voice, table: State) -> Clause | None:
    return plain_clause("attack", card=voice.card(event.component), number=event.number)


@clause_of.register
def _(event: flow.AttackIgnored, voice: Voice, table: State) -> Clause | None:
    own = table.owner[event.component] == event.seat
    return plain_clause("ignore_with" if own else "ignore", event.seat, card=voice.card(event.component))


@clause_of.register
def _(event: flow.SeatPassed, voice: Voice, table: State) -> Clause | None:
    return plain_clause("pass", event.seat)


@clause_of.register
def _(event: flow.TokenTaken, voice: Voice, table: State) -> Clause | None:
    return plain_clause("token_kept" if table.token == event.seat else "token", event.seat)


@clause_of.register
def _(event: flow.CheckBegan, voice: Voice, table: State) -> Clause | None:
    owners = [number for row in table.play for number in row]
    reacts = (react for number in owners for react in table.cards.components[number].reacts)
    return plain_clause("check") if any(react.trigger == TO_CHECK for react in reacts) else None


@clause_of.register
def _(event: flow.PointsRaised, voice: Voice, table: State) -> Clause | None:
    return plain_clause("raise", event.seat, number=event.points, card=voice.card(event.component))


@clause_of.register
def _(event: flow.PointsCounted, voice: Voice, table: State) -> Clause | None:
    points = [voice.about("event.count", seat, number=number) for seat, number in enumerate(event.points)]
    return plain_clause("counted", points=voice.text("list.comma").join(points))


@clause_of.register
def _(event: flow.RoundEnded, voice: Voice, table: State) -> Clause | None:
    return plain_clause("round_over")


@clause_of.register
def _(event: flow.GameEnded, voice: Voice, table: State) -> Clause | None:
    return winners_clause("won" if table.game_number == 1 else "match_won", "shared", event.winners, voice)
