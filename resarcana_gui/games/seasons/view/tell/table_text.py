"""The whole table as text, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from resarcana_gui.games.seasons.cards.energies import ENERGIES
from resarcana_gui.games.seasons.cards.tables import SEASONS
from resarcana_gui.games.seasons.rules.codes import GAME_OVER, LEVELS, NO_DIE, season_of, space_of, year_of
from resarcana_gui.games.seasons.rules.scoring import points_of
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.tell.voice import NUMERALS, SeasonsVoice


def table_text(voice: SeasonsVoice, view: State) -> str:
    """Return the table as one seat sees it, in a few lines for each player."""
    seats = [line for seat in range(view.seats) for line in _seat(voice, view, seat)]
    return "\n".join([*_middle(voice, view), *seats])


def _middle(voice: SeasonsVoice, view: State) -> Iterator[str]:
    season, level = season_of(view.p), voice.text(f"level.{LEVELS[view.options.level]}")
    if view.phase == GAME_OVER:
        yield voice.text("table.over", level=level, round=view.round)
        return
    yield voice.text(
        "table.head",
        level=level,
        round=view.round,
        year=NUMERALS[year_of(view.p)],
        space=space_of(view.p),
        season=voice.text(f"season.{SEASONS[season]}"),
        pile=len(view.pile),
        discards=len(view.discards),
    )
    prices = [f"{voice.energy(energy)} {view.cards.worth[season][energy]}" for energy in range(ENERGIES)]
    yield voice.text("table.prices", prices=", ".join(prices))
    if view.rolled:
        yield voice.text("table.rolled", dice=voice.faces(view.rolled))


def _seat(voice: SeasonsVoice, view: State, seat: int) -> Iterator[str]:
    die = "" if view.taken[seat] == NO_DIE else voice.text("table.die", die=voice.face(view.taken[seat]))
    yield voice.text(
        "table.seat",
        name=voice.players[seat],
        crystals=voice.crystals(view.crystals[seat]),
        gauge=view.gauge[seat],
        bonuses=view.bonuses[seat],
        reserve=voice.energies(view.reserve[seat]),
        hand=voice.plural("cards", len(view.hand[seat])),
        points=points_of(view, seat),
        die=die,
    )
    if view.play[seat]:
        yield voice.text("table.play", cards=", ".join(_in_play(voice, view, seat, copy) for copy in view.play[seat]))
    if seat == voice.you and view.sees(seat):
        yield voice.text("table.hand", cards=voice.card_list(view.hand[seat]))
        if view.second[seat] or view.third[seat]:
            second, third = voice.card_list(view.second[seat]), voice.card_list(view.third[seat])
            yield voice.text("table.libraries", second=second, third=third)


def _in_play(voice: SeasonsVoice, view: State, seat: int, copy: int) -> str:
    turned = voice.text("table.turned") if view.turned[copy] else ""
    on = voice.text("table.holds", what=voice.energies(view.on[copy])) if view.on[copy] else ""
    return voice.text("table.card", card=voice.copy(copy, view.play[seat]), turned=turned, holds=on)
