"""The whole table as text, for a terminal of a hundred columns."""

from __future__ import annotations

from collections.abc import Iterator

from resarcana_gui.games.resarcana.cards.essences import ESSENCES, count_of
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.scoring import points_of, score_sheet
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.tell.card_text import cost_text
from resarcana_gui.games.resarcana.view.tell.command_text import price_text
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.games.resarcana.view.view_facts import known_top, raising_components
from resarcana_gui.tabletop.tell.text_columns import WIDTH, column, grid, row, spread

STRAIGHT = "|"
TURNED = "-"
ACTS = ">"


def table_text(voice: Voice, view: State) -> str:
    """Return the centre, the rivals, and the viewer last."""
    lines = [*_head(voice, view), *_centre(voice, view)]
    last = view.viewer if view.viewer >= 0 else view.seats - 1
    for step in range(1, view.seats + 1):
        lines += ["", *_seat(voice, view, (last + step) % view.seats)]
    return "\n".join(line[:WIDTH] for line in [*lines, "", voice.text("table.legend"), "=" * WIDTH])


def _head(voice: Voice, view: State) -> list[str]:
    phase = voice.text(f"table.phase.{codes.PHASES[view.phase]}")
    title = voice.text("table.title", number=view.round, phase=phase) if view.round else phase
    wins = ""
    if view.options.setup == codes.MATCH or view.game_number > 1:
        won = [voice.text("table.wins", who=voice.players[seat], number=_half(view.wins[seat])) for seat in _all(view)]
        wins = voice.text("table.match", number=view.game_number, wins=voice.text("list.comma").join(won))
    return [f"{' ' + title.upper() + ' ':=^{WIDTH}}", *([f"{wins:^{WIDTH}}".rstrip()] if wins else [])]


def _half(twice: int) -> str:
    return f"{twice / 2:g}"


def _all(view: State) -> range:
    return range(view.seats)


def _centre(voice: Voice, view: State) -> Iterator[str]:
    places = [f"{voice.card(place):24}{cost_text(view.cards.components[place], voice)}" for place in view.places]
    yield from column(voice.text("table.places"), places or [voice.text("table.none")])
    yield from row(voice.text("table.monuments"), _monuments(voice, view))
    yield from row(voice.text("table.items"), sorted(map(voice.card, view.items)))
    if view.face_up:
        yield from row(voice.text("table.face_up"), sorted(map(voice.card, view.face_up)))


def _monuments(voice: Voice, view: State) -> list[str]:
    known = known_top(view.monument_deck)
    on_top = [voice.text("table.deck_top", cards=voice.card_list(known))] if known else []
    in_deck = voice.plural("table.in_deck", len(view.monument_deck))
    each = voice.text("table.each", cost=voice.amount(view.cards.monument_cost))
    return [*map(voice.card, view.display), in_deck, *on_top, each]


def _seat(voice: Voice, view: State, seat: int) -> Iterator[str]:
    acts = view.stack[-1].seat == seat if view.stack else False
    points = voice.plural("table.points", points_of(view, seat) + _counted_besides(view, seat))
    name = f"{ACTS if acts else ' '} {voice.players[seat]}"
    yield spread(f"{name:18} {points}", _marks(voice, view, seat))
    pool = [f"{count_of(view.pool[seat], essence)} {voice.essence(essence):8}" for essence in range(ESSENCES)]
    yield f"  {''.join(f'{term:12}' for term in pool)}".rstrip()
    yield from grid([_component(voice, view, number) for number in view.play[seat]])
    sheet = _sheet(voice, view, seat)
    yield from row(voice.text("table.scores"), sheet) if sheet else ()
    yield from _cards(voice, view, seat)


def _sheet(voice: Voice, view: State, seat: int) -> list[str]:
    """Return the sources of the points."""
    parts = [
        voice.text("table.sheet", number=points, what=voice.card(card) if card >= 0 else voice.text("table.token"))
        for card, points in score_sheet(view, seat)
    ]
    raised = view.bonus[seat] or _counted_besides(view, seat)
    if raised:
        cards = voice.card_list(raising_components(view, seat, raised))
        parts.append(voice.text("table.sheet", number=raised, what=voice.text("table.raised", cards=cards)))
    return parts


def _counted_besides(view: State, seat: int) -> int:
    """Return the points raised for the check that ended the game: they are gone from the state, but they decided it."""
    return view.counted[seat] - points_of(view, seat) if view.phase == codes.GAME_OVER else 0


def _marks(voice: Voice, view: State, seat: int) -> str:
    marks = [voice.text("table.holds_token")] if view.token == seat else []
    marks += [voice.text("table.passed")] if view.passed[seat] else []
    return f"[{voice.text('list.comma').join(marks)}]" if marks else ""


def _component(voice: Voice, view: State, number: int) -> str:
    mark = TURNED if view.turned[number] else STRAIGHT
    on = f": {voice.short(view.on[number])}" if view.on[number] else ""
    return f"{mark} {voice.card(number)}{on}"


def _cards(voice: Voice, view: State, seat: int) -> Iterator[str]:
    hand = view.hand[seat]
    discards = list(map(voice.card, view.discards[seat]))
    if any(card < 0 for card in hand) or not view.sees(seat):
        counts = [voice.text("table.hand_number", number=len(hand))]
        counts.append(voice.text("table.deck_number", number=len(view.deck[seat])))
        discarded = voice.text("list.comma").join(discards) or voice.text("table.none")
        yield from row(voice.text("list.comma").join(counts), [f"{voice.text('table.discards')}: {discarded}"])
        held = [card for card in view.cards.artifacts if view.zone[card] == codes.HELD and view.owner[card] == seat]
        yield from row(voice.text("table.known"), list(map(voice.card, held))) if held else ()
        return
    yield from _offers(voice, view, seat)
    yield from row(voice.text("table.hand"), [_in_hand(voice, view, seat, card) for card in hand] or [_none(voice)])
    yield from row(voice.text("table.deck"), _deck(voice, view, seat))
    yield from row(voice.text("table.discards"), discards or [_none(voice)])


def _none(voice: Voice) -> str:
    return voice.text("table.none")


def _in_hand(voice: Voice, view: State, seat: int, card: int) -> str:
    return f"{voice.card(card)} ({price_text(voice, card, view, seat)})"


def _offers(voice: Voice, view: State, seat: int) -> Iterator[str]:
    if view.offer[seat]:
        yield from row(voice.text("table.mages"), list(map(voice.card, view.offer[seat])))
    if view.packet[seat]:
        yield from row(voice.text("table.packet"), [_in_hand(voice, view, seat, card) for card in view.packet[seat]])


def _deck(voice: Voice, view: State, seat: int) -> list[str]:
    """Return the viewer's deck: the known cards on top, then the rest as far as known."""
    deck = view.deck[seat]
    top = known_top(deck)
    rest = [
        card
        for card in view.cards.artifacts
        if view.zone[card] == codes.IN_DECK and view.owner[card] == seat and card not in top
    ]
    told = list(map(voice.card, top))
    if rest:
        told.append(voice.text("table.order_unknown", cards=voice.text("list.comma").join(map(voice.card, rest))))
    unseen = len(deck) - len(top) - len(rest)
    return told + ([voice.plural("table.unseen", unseen)] if unseen or not told else [])
