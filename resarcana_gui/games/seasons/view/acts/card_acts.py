"""Cards: shown and paid for, put into play, turned, sacrificed, taken back, drawn, given and discarded."""

from __future__ import annotations

from functools import partial

from resarcana_gui.games.seasons.cards.tables import COPIES
from resarcana_gui.games.seasons.rules import card_events as events
from resarcana_gui.games.seasons.rules import setup_events as setup
from resarcana_gui.games.seasons.rules.codes import FROM_DRAWN, FROM_HAND, FROM_PILE, season_of
from resarcana_gui.games.seasons.view.acts import summoning_circle
from resarcana_gui.games.seasons.view.faces.face import held_id, number_of
from resarcana_gui.games.seasons.view.table.ground import GLOWS
from resarcana_gui.games.seasons.view.table.scenery import Scenery
from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn
from resarcana_gui.tabletop.acts.claiming import SMALL, lands, slam
from resarcana_gui.tabletop.acts.piles import draw_face_up, move_face_down, riffle
from resarcana_gui.tabletop.acts.spotlight import hand_on, hold_up, put_back, show_briefly
from resarcana_gui.tabletop.acts.visual_effects import pulse, run_detached
from resarcana_gui.tabletop.cards.face_layout import HELD_UP
from resarcana_gui.tabletop.geometry.placements import Placement


def _own(table: Scenery, seat: int) -> bool:
    return seat == table.resources.home


def _spot_of(table: Scenery, card: int, seat: int) -> Placement:
    """Return where a card that is not in play lies now; for one that is not shown, the hand of its seat."""
    for key in (held_id(card, 1), held_id(card)):
        node = table.cards.get(key)
        if node is not None:
            return Placement(node.x, node.y, node.width * node.scale, node.rotation, node.z, node.shape)
    return table.hand_spot(seat)


def shown(table: Scenery, event: events.CardShown) -> Action:
    """The card that is about to be paid for comes from the hand over the next free place."""
    start = _spot_of(table, event.card, event.seat)
    event.fold(table.state)
    table.refresh()
    table.resources.sound("summon", start.at)
    moved = table.rearrange(start_spot=start)
    if _own(table, event.seat):
        spot = table.summoning_spot()
        return moved | summoning_circle.opens(table, table.light_layer, spot.at, spot.width)
    held = hold_up(table, event.seat, held_id(event.card), start.at)
    circle = summoning_circle.opens(table, table.held_layer, table.held_at(event.seat), HELD_UP)
    return Together(moved, circle, held)


def entered(table: Scenery, event: events.CardEntered) -> Action:
    """A card falls into its place, in a circle of dust."""
    start = _entry(table, event)
    table.cards.pop(event.card, None)
    gone = [key for key in (held_id(event.card // COPIES), held_id(event.card // COPIES, 1)) if key in table.cards]
    event.fold(table.state)
    table.refresh()
    placements = table.placements()
    for key in gone:
        if key not in placements:
            table.dismiss(key)
    moved, node = table.rearrange(start_spot=start), table.cards.get(event.card)
    falls = slam(table, node, "card", start.width) if node is not None else Together()
    return Together(moved, falls, summoning_circle.closes(table)) + Call(partial(_landed, table, event.card))


def _entry(table: Scenery, event: events.CardEntered) -> Placement:
    number = event.card // COPIES
    if event.source == FROM_PILE:
        return table.pile_spot()
    if event.source in (FROM_HAND, FROM_DRAWN):
        return _spot_of(table, number, event.seat)
    if table.held is not None and table.held.card is not None and number_of(table.held.card) == number:
        return hand_on(table, event.seat, table.held.card)
    return _spot_of(table, number, event.seat)


def _landed(table: Scenery, card: int) -> None:
    node = table.cards.get(card)
    if node is not None:
        table.resources.sound("card_lands", node.at)
        glow = GLOWS[season_of(table.state.p)]
        run_detached(table, lands(table, node.bounds(), weight=SMALL, colour=glow))


def turned(table: Scenery, event: events.CardTurned) -> Action:
    """A card is used and turned; a rival holds it up."""
    event.fold(table.state)
    table.refresh()
    table.resources.sound("card_turn", table.card_point(event.card))
    moved = pulse(table, event.card) + table.rearrange("turn")
    if _own(table, event.seat):
        return moved
    return moved | hold_up(table, event.seat, event.card, table.card_point(event.card))


def sacrificed(table: Scenery, event: events.CardSacrificed) -> Action:
    """A card breaks and goes to the discards."""
    at = table.card_point(event.card)
    event.fold(table.state)
    table.refresh()
    table.resources.sound("sacrifice", at)
    table.particles.emit("ember", at, table.look.colour("bad"), 24)
    return put_back(table) + Later(partial(table.rearrange, "card", out=table.discards_spot()))


def taken_back(table: Scenery, event: events.CardTakenBack) -> Action:
    """A card flies back into its owner's hand."""
    node = table.cards.get(event.card)
    start = Placement(node.x, node.y, node.width, node.rotation, node.z, node.shape) if node else None
    event.fold(table.state)
    table.refresh()
    if _own(table, event.seat) and event.card in table.cards:
        table.dismiss(event.card)
        return table.rearrange(start_spot=start)
    return table.rearrange(out=table.hand_spot(event.seat))


def passed(table: Scenery, event: events.CardPassed) -> Action:
    """A card goes to another seat's row."""
    event.fold(table.state)
    table.refresh()
    return table.rearrange()


def refilled(table: Scenery, event: events.PileRefilled) -> Action:
    """The discards become the pile."""
    event.fold(table.state)
    table.refresh()
    table.resources.sound("shuffle", table.pile_spot().at)
    return riffle(table, "", table.pile_spot())


def drawn(table: Scenery, event: events.CardDrawn) -> Action:
    """From the pile into a hand."""
    before = set(table.cards)
    event.fold(table.state)
    table.refresh()
    table.resources.sound("draw", table.pile_spot().at)
    if not _own(table, event.seat):
        return move_face_down(table, "", table.pile_spot(), table.hand_spot(event.seat).at)
    new = [key for key in table.placements() if key not in before]
    return draw_face_up(table, new[0], table.pile_spot()) if new else table.rearrange()


def drawn_openly(table: Scenery, event: events.CardDrawnOpenly) -> Action:
    """Everybody sees the card that is drawn."""
    moved = drawn(table, event)  # type: ignore[arg-type]
    if _own(table, event.seat):
        return moved
    return moved | show_briefly(table, event.seat, held_id(event.card), table.pile_spot().at)


def drawn_to_choose(table: Scenery, event: events.CardsDrawn) -> Action:
    """Cards from the pile lie before the clock, for the seat that chooses; others see their backs go by."""
    event.fold(table.state)
    table.refresh()
    table.resources.sound("draw", table.pile_spot().at)
    if _own(table, event.seat):
        return table.rearrange(start_spot=table.pile_spot(), dealt=True)
    backs = [move_face_down(table, "", table.pile_spot(), table.hand_spot(event.seat).at) for _ in event.cards]
    return table.look.animator.staggered(backs, "deal")


def drawn_moved(table: Scenery, event: events.DrawnKept) -> Action:
    """A card that was drawn goes on: into the hand."""
    event.fold(table.state)
    table.refresh()
    return table.rearrange()


def drawn_discarded(table: Scenery, event: events.DrawnDiscarded) -> Action:
    """Cards that were drawn go to the discards."""
    event.fold(table.state)
    table.refresh()
    if _own(table, event.seat):
        table.resources.sound("discard", table.discards_spot().at)
        return table.rearrange(out=table.discards_spot())
    return move_face_down(table, "", table.hand_spot(event.seat), table.discards_spot().at)


def given(table: Scenery, event: events.DrawnGiven) -> Action:
    """A card that was drawn goes to another seat."""
    event.fold(table.state)
    table.refresh()
    start, end = table.hand_spot(event.seat), table.hand_spot(event.receiver)
    if _own(table, event.seat):
        return table.rearrange(out=end)
    moved = table.rearrange(start_spot=start)
    return moved if _own(table, event.receiver) else move_face_down(table, "", start, end.at)


def discarded(table: Scenery, event: events.CardDiscarded) -> Action:
    """A card of a hand is shown and discarded."""
    event.fold(table.state)
    table.refresh()
    table.resources.sound("discard", table.discards_spot().at)
    if _own(table, event.seat):
        return table.rearrange(out=table.discards_spot())
    return show_briefly(table, event.seat, held_id(event.card), table.hand_spot(event.seat).at)


def top_seen(table: Scenery, event: events.TopSeen) -> Action:
    """A seat looks at the top card; its owner sees it beside the question."""
    event.fold(table.state)
    table.refresh()
    return table.look.animator.wait("breath")


def top_discarded(table: Scenery, event: events.TopDiscarded) -> Action:
    """The top card goes to the discards, unseen."""
    event.fold(table.state)
    table.refresh()
    return move_face_down(table, "", table.pile_spot(), table.discards_spot().at)


def library_taken(table: Scenery, event: events.LibraryTaken) -> Action:
    """A library opens, and its three cards go into the hand."""
    event.fold(table.state)
    table.refresh()
    table.resources.sound("library", table.heads[event.seat].middle)
    if not _own(table, event.seat):
        return table.look.animator.wait("breath")
    box = table.areas.corner.libraries[event.year - 2]
    return table.rearrange(start_spot=Placement(*box.center, box.w), dealt=True)


def dealt(table: Scenery, event: setup.PackDealt) -> Action:
    """Cards are dealt one after the other."""
    event.fold(table.state)
    table.refresh()
    return table.rearrange(start_spot=table.away(), dealt=True)


def passed_on(table: Scenery, event: setup.PacksPassed) -> Action:
    """All packs go to the left: the next one comes from the right."""
    event.fold(table.state)
    table.refresh()
    table.resources.sound("draw", table.room.center)
    canvas = table.areas.canvas
    left, right = Placement(canvas.x - 200, 260, 120), Placement(canvas.right + 200, 260, 120)
    return in_turn(Together(table.rearrange(start_spot=right, out=left)))


def rearranged(table: Scenery, event: object) -> Action:
    """Cards go where they lie after an event."""
    event.fold(table.state)  # type: ignore[attr-defined]
    table.refresh()
    return table.rearrange()
