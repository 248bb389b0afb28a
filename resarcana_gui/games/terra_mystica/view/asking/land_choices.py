"""What can be done with a hexagon in the own turn, with prices; several answers may follow from one choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.tables import SPADES
from resarcana_gui.games.terra_mystica.components.words import DWELLING, STRUCTURES, TERRAINS
from resarcana_gui.games.terra_mystica.rules import commands as given
from resarcana_gui.games.terra_mystica.rules.basics import can_pay, faction_of, has_piece, spade_price
from resarcana_gui.games.terra_mystica.rules.building import AFTER, price_of
from resarcana_gui.games.terra_mystica.rules.codes import BY_BONUS, BY_TURN
from resarcana_gui.games.terra_mystica.rules.questions import AskSpade, AskTerrain
from resarcana_gui.games.terra_mystica.rules.reaching import reached, skip_price, skipped, with_skip
from resarcana_gui.games.terra_mystica.rules.spades import may_buy, spade_hexes, spades_to_home
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.ways_to_pay import conversions_for
from resarcana_gui.games.terra_mystica.view.tell.asked_text import sent_priest
from resarcana_gui.games.terra_mystica.view.tell.markup_voice import MarkupVoice
from resarcana_gui.games.terra_mystica.view.tell.signs_text import action_signs, exchange_signs
from resarcana_gui.kernel.command import Command
from resarcana_gui.tabletop.asking.choice import Choice


@dataclass(frozen=True)
class PlannedChoice(Choice):
    """A choice that also answers the questions that follow."""

    plan: tuple[Command, ...] = ()


@dataclass(frozen=True)
class HomeWay:
    """How a hexagon becomes home terrain: the number of spades, and what they, tunnel or carpet cost."""

    spades: int
    price: Amount


def home_way(view: State, seat: int, at: int) -> HomeWay:
    """Return the cheapest way to make a hexagon home terrain with bought spades, whether it can be paid or not."""
    spades = spades_home(view, seat, at)
    return HomeWay(spades, spades_price(view, seat, at, spades))


def spades_home(view: State, seat: int, at: int) -> int:
    """Return how many spades make a hexagon home terrain; 0 if it is that already."""
    return spades_to_home(faction_of(view, seat), view.terrain[at])


def free_spades(view: State, seat: int) -> int:
    """Return how many spades a seat is asked to use now, without paying for them."""
    question = view.stack[-1] if view.stack else None
    if isinstance(question, AskSpade | AskTerrain) and question.seat == seat:
        return question.left
    return 0


def spades_price(view: State, seat: int, at: int, spades: int) -> Amount:
    """Return what spades on a hexagon cost, with the tunnel or carpet to it."""
    one = spade_price(view, seat)
    price = Amount(0, one.workers * spades, one.priests * spades)
    return with_way(view, seat, at, price)


def with_way(view: State, seat: int, at: int, price: Amount) -> Amount:
    """Return a price with that of a tunnel or carpet to a hexagon, if one is needed."""
    return price if reached(view, seat) >> at & 1 else with_skip(price, skip_price(view, seat))


def total(one: Amount, other: Amount) -> Amount:
    """Return the sum of two prices."""
    return Amount(one.coins + other.coins, one.workers + other.workers, one.priests + other.priests)


def free_spade_choices(voice: MarkupVoice, view: State, command: given.UseAction) -> Iterator[tuple[int, Choice]]:
    """Yield where a special action with free spades makes home terrain to build on, with the hexagon. Left out:
    hexagons that take fewer spades, where some would be left over; and what takes conversions."""
    seat, action = command.seat, view.parts.actions[command.action]
    if action.deed != SPADES or action.power or not has_piece(view, seat, DWELLING):
        return
    faction, signs = faction_of(view, seat), action_signs(voice, action)
    for at in bits(spade_hexes(view, seat, action.amount, BY_TURN, (), 0)):
        spades = spades_home(view, seat, at)
        price = total(spades_price(view, seat, at, max(0, spades - action.amount)), faction.costs[DWELLING])
        if spades >= action.amount and can_pay(view, seat, price):
            answers = (command, given.Transform(seat, at), given.Dig(seat, faction.home, spades))
            label = voice.text("window.land.free", action=signs, price=voice.amount(price))
            yield at, _planned(label, (*answers, given.Build(seat, at)))


def gift_choices(voice: MarkupVoice, view: State, question: AskSpade, command: given.Transform) -> Iterator[Choice]:
    """Yield the ways to use free spades on a hexagon: into home terrain and build, into it alone, or any terrain."""
    seat, at, faction = command.seat, command.at, faction_of(view, command.seat)
    spades, buys = spades_home(view, seat, at), may_buy(question.source, question.made)
    price = spades_price(view, seat, at, max(0, spades - question.left))
    whole, dig = total(price, faction.costs[DWELLING]), given.Dig(seat, faction.home, spades)
    if spades and (buys or spades <= question.left) and can_pay(view, seat, price):
        last = spades >= question.left and question.source != BY_BONUS and not question.made
        builds = last and has_piece(view, seat, DWELLING) and can_pay(view, seat, whole)
        answers = (command, dig)
        if builds:
            label = voice.text("window.land.build", home=_home(view, seat), price=voice.amount(whole))
            yield _planned(label, (*answers, given.Build(seat, at)))
        key = "window.land.transform" if price else "window.land.to_home"
        label = voice.text(key, home=_home(view, seat), price=voice.amount(price))
        yield _planned(label, (*answers, given.Decline(seat)) if builds else answers)
    if not faction.abilities.spades_always:
        yield Choice(command, voice.text("window.land.other"), quiet=True)


def _home(view: State, seat: int) -> str:
    """Return the sign of a seat's home terrain."""
    return f"{{{TERRAINS[faction_of(view, seat).home]}}}"


def _planned(label: str, answers: Sequence[given.Answer]) -> PlannedChoice:
    first, *rest = answers
    return PlannedChoice(first, label, plan=tuple(rest))


def transform_choices(voice: MarkupVoice, view: State, command: given.Transform) -> Iterator[Choice]:
    """Yield the ways to transform a hexagon: into home terrain and build, into it alone, or into any terrain."""
    seat, at, faction = command.seat, command.at, faction_of(view, command.seat)
    if view.terrain[at] != faction.home:
        yield from _home_choices(voice, view, seat, at)
    if not faction.abilities.spades_always:
        yield Choice(command, voice.text("window.land.other"), quiet=True)


def _home_choices(voice: MarkupVoice, view: State, seat: int, at: int) -> Iterator[Choice]:
    """Yield the ways to make a hexagon home terrain: and build, or that alone; after conversions if it takes any."""
    way, faction = home_way(view, seat, at), faction_of(view, seat)
    home = _home(view, seat)
    command, dig = given.Transform(seat, at), given.Dig(seat, faction.home, way.spades)
    whole = total(way.price, faction.costs[DWELLING])
    if has_piece(view, seat, DWELLING):
        label = voice.text("window.land.build", home=home, price=voice.amount(whole))
        yield from paid(voice, view, label, whole, (command, dig, given.Build(seat, at)))
    label = voice.text("window.land.transform", home=home, price=voice.amount(way.price))
    yield from paid(voice, view, label, way.price, (command, dig, given.Decline(seat)))


def paid(
    voice: MarkupVoice, view: State, label: str, price: Amount, answers: tuple[given.Answer, ...]
) -> Iterator[Choice]:
    """Yield the choice of some answers with their price; with the conversions that make it payable before them, and
    named, if it takes any; nothing if there is no way to pay."""
    seat = answers[0].seat
    ways = conversions_for(view, seat, price)
    if ways is None:
        return
    first, *rest = (*ways, *answers)
    if ways:
        label = f"{label}. {told_conversions(voice, view, seat, ways)}"
    yield PlannedChoice(first, label, plan=tuple(rest), quiet=bool(ways))


def told_conversions(voice: MarkupVoice, view: State, seat: int, ways: Sequence[given.Answer]) -> str:
    """Return conversions in a few signs, each once with its number."""
    told = Counter(
        exchange_signs(view, seat, way.exchange) if isinstance(way, given.Convert) else "2{power}{then}1 III"
        for way in ways
    )
    signs = ",  ".join(
        f"{number}\N{MULTIPLICATION SIGN} {what}" if number > 1 else what for what, number in told.items()
    )
    return voice.text("window.first", what=signs)


def missing_choices(
    voice: MarkupVoice, view: State, seat: int, offered: Container[int]
) -> Iterator[tuple[int, Choice]]:  # fmt: skip
    """Yield what a seat could do on the map in its turn if it converted first, with the hexagon that it concerns:
    build on home terrain, transform and build, upgrade. Hexagons that are `offered` already are left out."""
    faction = faction_of(view, seat)
    for at in bits(reached(view, seat) | skipped(view, seat)):
        if at in offered:
            continue
        found = _dwelling_choices if view.terrain[at] == faction.home else _home_choices
        yield from ((at, each) for each in found(voice, view, seat, at))
    for at in bits(view.own[seat]):
        for after in AFTER[view.structure[at]]:
            price = price_of(view, seat, at, after)
            if has_piece(view, seat, after) and not can_pay(view, seat, price):
                label = f"{{{STRUCTURES[after]}}} {voice.amount(price)}"
                answer = given.Upgrade(seat, at, after)
                yield from ((at, each) for each in paid(voice, view, label, price, (answer,)))


def _dwelling_choices(voice: MarkupVoice, view: State, seat: int, at: int) -> Iterator[Choice]:
    """Yield the dwelling on home terrain, after the conversions that it takes."""
    price = with_way(view, seat, at, faction_of(view, seat).costs[DWELLING])
    if has_piece(view, seat, DWELLING):
        yield from paid(voice, view, f"{{dwelling}} {voice.amount(price)}", price, (given.Build(seat, at),))


def priced(voice: MarkupVoice, view: State, command: given.Answer, label: str) -> Choice:
    """Return a choice of the own turn with its price on it."""
    if isinstance(command, given.Build):
        price = with_way(view, command.seat, command.at, faction_of(view, command.seat).costs[DWELLING])
        return Choice(command, label, brief=f"{{dwelling}} {voice.amount(price)}")
    if isinstance(command, given.Upgrade):
        price = price_of(view, command.seat, command.at, command.structure)
        return Choice(command, label, brief=f"{{{STRUCTURES[command.structure]}}} {voice.amount(price)}")
    if isinstance(command, given.SendPriest):
        return Choice(command, label, brief=sent_priest(voice, view, command), quiet=True)
    if isinstance(command, given.AdvanceShipping | given.AdvanceDigging):
        points = step_points(view, command)
        return Choice(command, voice.text("window.scores", what=label, points=points), quiet=True)
    return Choice(command, label)


def step_points(view: State, command: given.AdvanceShipping | given.AdvanceDigging) -> int:
    """Return the points of a step of shipping or of the exchange track."""
    faction = faction_of(view, command.seat)
    if isinstance(command, given.AdvanceShipping):
        return faction.ship_points[view.ship[command.seat] + 1]
    return faction.dig_points
