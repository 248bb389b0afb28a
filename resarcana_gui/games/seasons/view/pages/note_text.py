"""What the notes beside items say: what it does, what it costs and brings now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from resarcana_gui.games.seasons.cards.energies import counts, total
from resarcana_gui.games.seasons.cards.tables import CRYSTALLISE_RESERVE, FACES, SEASONS, Card
from resarcana_gui.games.seasons.rules.basic_moves import discount_of, extra_worth, summoning_tax
from resarcana_gui.games.seasons.rules.codes import (
    BONUSES,
    END,
    MOST_BONUSES,
    NO_DIE,
    PENALTIES,
    PER_SEASON,
    SPACES,
    YEARS,
    season_of,
    space_of,
    year_of,
)
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.faces.face import in_play, number_of
from resarcana_gui.games.seasons.view.tell.card_text import effect_lines
from resarcana_gui.games.seasons.view.tell.question_text import where_to
from resarcana_gui.games.seasons.view.tell.voice import NUMERALS, SeasonsVoice
from resarcana_gui.games.seasons.view.worth import die_gain, worth_of


def card_lines(voice: SeasonsVoice, view: State, card: int) -> list[str]:
    """Return what a card does, and what it costs its viewer now, or brings in play."""
    printed = view.cards.cards[number_of(card)]
    seat = view.viewer if 0 <= view.viewer < view.seats else 0
    does = effect_lines(voice, printed)
    now = reserve_lines(voice, view, seat, card) if in_play(card) else price_lines(voice, view, seat, printed)
    return [*does, *now]


def reserve_lines(voice: SeasonsVoice, view: State, seat: int, card: int) -> Iterator[str]:
    """Yield what crystallising the whole reserve by a card in play would bring its owner now, if it can do that."""
    if card not in view.play[seat]:
        return
    for power in view.cards.copies[card].powers:
        for effect in power.effects:
            if effect.kind == CRYSTALLISE_RESERVE:
                brings = (effect.number + extra_worth(view, seat)) * total(view.reserve[seat])
                yield voice.text("window.price.reserve", number=brings)


def price_lines(voice: SeasonsVoice, view: State, seat: int, card: Card) -> Iterator[str]:
    """Yield the price of a card for a seat now, with every discount and surcharge, and what it is worth."""
    energies, crystals = card.energies[view.seats - 2], card.crystals[view.seats - 2]
    if card.elements:
        yield voice.text("window.price.elements")
    else:
        parts = [voice.energies(energies)] * bool(energies) + [voice.crystals(crystals)] * bool(crystals)
        cost = voice.text("window.price.cost", what=voice.listed(parts)) if parts else ""
        yield cost or voice.text("window.price.nothing")
    discount, tax = min(discount_of(view, seat), max(total(energies) - 1, 0)), summoning_tax(view, seat)
    if discount:
        yield voice.text("window.price.discount", number=discount)
    if tax:
        yield voice.text("window.price.tax", number=tax)
    if energies:
        yield voice.text("window.price.worth", number=_worth(view, seat, energies, discount))


def _worth(view: State, seat: int, energies: int, discount: int) -> int:
    """Return the crystals that energies would bring a seat now, without as many of the dearest as it saves."""
    prices = worth_of(view, seat)
    each = sorted(price for price, count in zip(prices, counts(energies), strict=True) for _ in range(count))
    return sum(each[: len(each) - discount])


def die_lines(voice: SeasonsVoice, view: State, seat: int, die: int) -> list[str]:
    """Return what a die brings its viewer now, and how far the year moves if it is left over."""
    face = next((each for each in (*view.rolled, *view.taken) if each != NO_DIE and each // FACES == die), NO_DIE)
    if face == NO_DIE:
        return []
    gain, shown = die_gain(view, seat, face), view.cards.faces[face]
    lines = [voice.face(face)]
    if face not in view.rolled:
        return lines
    if gain.worth:
        lines.append(voice.text("window.die.worth", number=gain.worth))
    if gain.lost:
        lines.append(voice.text("window.die.lost", number=gain.lost))
    if gain.crystallises:
        lines.append(voice.text("window.die.ring"))
    lines.append(voice.text("window.die.pips", number=shown.pips, where=where_to(voice, view, shown.pips)))
    return lines


def faces_line(voice: SeasonsVoice, die: int) -> str:
    """Return all faces of a die, in words."""
    return voice.text("window.die.faces", faces=voice.faces(range(die * FACES, (die + 1) * FACES)))


def item_lines(voice: SeasonsVoice, view: State, seat: int, key: object) -> Sequence[str]:
    """Return what the note of another item says: a token, a library, a pile, the clock, prices, a bonus."""
    if key == "pile":
        return [voice.plural("window.pile.about", len(view.pile))]
    if key == "discards":
        return [voice.plural("window.discards.about", len(view.discards))]
    if key == "clock":
        return clock_lines(voice, view.p)
    if key == "prices":
        return [voice.text("window.prices.about")]
    if isinstance(key, tuple) and key[0] == "library":
        cards = view.second[seat] if key[1] == 2 else view.third[seat]
        return [voice.text("window.library.about", year="I" * int(key[1])), *(voice.card(card) for card in cards)]
    if isinstance(key, tuple) and key[0] == "token":
        energy = int(key[1])
        return [voice.text("window.token.worth", what=voice.energy(energy), number=worth_of(view, seat)[energy])]
    if isinstance(key, tuple) and key[0] == "bonus":
        return list(bonus_lines(voice, view.bonuses[seat], int(key[1])))
    return []


def clock_lines(voice: SeasonsVoice, p: int) -> list[str]:
    """Return where the marker stands, and how far it is to the next season, and to the next year or the end."""
    if p >= END:
        return [voice.text("window.clock.over")]
    year, season = max(year_of(p), 0), voice.text(f"season.{SEASONS[season_of(p)]}")
    stands = voice.text("window.clock.about", year=NUMERALS[year], number=space_of(p), all=SPACES, season=season)
    left = PER_SEASON - (p - 1) % PER_SEASON
    after = voice.text(f"season.{SEASONS[season_of(p + left)]}").capitalize()
    lines = [stands, *([voice.plural("window.clock.season", left, season=after)] if p + left < END else [])]
    if year < YEARS:
        return [*lines, voice.plural("window.clock.year_begins", SPACES * year + 1 - p, year=NUMERALS[year + 1])]
    return [*lines, voice.plural("window.clock.end", END - p)]


def bonus_lines(voice: SeasonsVoice, used: int, bonus: int) -> Iterator[str]:
    """Yield what a bonus does, and what using one more costs."""
    yield voice.text(f"window.bonus.{BONUSES[bonus]}")
    if used < MOST_BONUSES:
        yield voice.text("window.bonus.cost", number=PENALTIES[used + 1] - PENALTIES[used], left=MOST_BONUSES - used)
