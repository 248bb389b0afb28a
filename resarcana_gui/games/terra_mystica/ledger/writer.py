"""Writes a game as a ledger, from its events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT, CULTS
from resarcana_gui.games.terra_mystica.ledger.heading import SPADES_USED
from resarcana_gui.games.terra_mystica.ledger.reader import figures_of, summed
from resarcana_gui.games.terra_mystica.ledger.row_writer import OpenRow, is_told
from resarcana_gui.games.terra_mystica.rules.basics import capacity, faction_of
from resarcana_gui.games.terra_mystica.rules.board_events import StructureBuilt
from resarcana_gui.games.terra_mystica.rules.building import power_offers
from resarcana_gui.games.terra_mystica.rules.codes import ACTING, BY_AREA, BY_FIRE, CULT_BONUS, NONE
from resarcana_gui.games.terra_mystica.rules.flow_events import (
    CultBonusReached,
    GameEnded,
    OfferAnswered,
    RoundBegan,
    RoundEnded,
    TurnBegan,
    TurnEnded,
)
from resarcana_gui.games.terra_mystica.rules.game import TerraMystica
from resarcana_gui.games.terra_mystica.rules.options import SCENARIO
from resarcana_gui.games.terra_mystica.rules.setup_events import BonusCardTaken, FactionTaken
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.stock_events import PointsChanged, SpadesForfeited
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Options
from resarcana_gui.kernel.state import EVERYONE

OPTIONS: Final = ("strict-leech", "strict-darkling-sh", "strict-chaosmagician-sh", "errata-cultist-power")
PER_SPADE: Final = 6


def write_ledger(game: TerraMystica, options: Options, events: Iterable[Event]) -> str:
    """A game as a ledger, as far as it was played. Raises ValueError for one that began with a described table."""
    if SCENARIO in options:
        raise ValueError("A game that began with a described table cannot be written as a ledger.")
    writer = _Writer(game, options)
    for event in events:
        writer.take(event)
    return writer.text()


class _Writer:
    """Folds the events of a game, and writes down its rows."""

    def __init__(self, game: TerraMystica, options: Options) -> None:
        self._state: Final[State] = game.blank(options, EVERYONE)
        self._game: Final = game
        self._lines: Final[list[str]] = []
        self._starts: Final[dict[int, tuple[int, ...]]] = {}
        """What each seat starts with."""
        self._last: Final[dict[int, tuple[int, ...]]] = {}
        """The figures of each seat after its last row."""
        self._row: OpenRow | None = None
        self._answers: Final[list[OpenRow]] = []
        """Answers of neighbours, which come after the row that brought them."""
        self._bonus: Final[list[OpenRow]] = []
        """What seats do with the spades of the cult bonus, in the order in which they get it."""
        self._acted: Final[set[int]] = set()
        self._turn = 0
        self._scored = NONE
        self._spades_used = False

    def text(self) -> str:
        """The whole ledger."""
        self._flush()
        state, parts = self._state, self._game.parts
        told = (*OPTIONS, SPADES_USED) if self._spades_used else OPTIONS
        scoring = [f"Round {at} scoring: {parts.scoring_tiles[tile].slug}" for at, tile in enumerate(state.scoring, 1)]
        away = [card.slug for card in parts.bonus_cards if state.on_card[card.number] == NONE and not card.expansion]
        seats = [(state.first + step) % state.seats for step in range(state.seats)]
        head = [*(f"option {name}" for name in told), *scoring, *(f"Removing tile {slug}" for slug in away)]
        setups = [self._line(seat, self._starts[seat], self._starts[seat], [], "setup") for seat in seats]
        return "\n".join([*head, *setups, *self._lines, ""])

    def take(self, event: Event) -> None:
        """The next event."""
        phase = self._state.phase
        if isinstance(event, OfferAnswered):
            self._answer(event)
            return
        event.fold(self._state)
        if isinstance(event, FactionTaken):
            self._starts[event.seat] = self._last[event.seat] = figures_of(self._state, event.seat)
        elif isinstance(event, RoundBegan):
            self._lines.append(f"Round {event.number} income")
            self._turn = 0
        elif isinstance(event, PointsChanged) and BY_FIRE <= event.reason <= BY_AREA:
            self._final(event)
        elif isinstance(event, GameEnded):
            self._end()
        elif phase == ACTING:
            self._acting(event)
        elif phase == CULT_BONUS:
            self._cult_bonus(event)
        elif isinstance(event, StructureBuilt | BonusCardTaken):
            self._plain(event.seat, event)

    def _plain(self, seat: int, event: Event | str) -> None:
        """A row of one command: what an event is, or what the site makes itself."""
        row = OpenRow(seat)
        if isinstance(event, str):
            row.commands.append(event)
        else:
            row.add(self._state, event)
        self._write(row)

    def _acting(self, event: Event) -> None:
        if isinstance(event, TurnBegan):
            self._begin_turn(event.seat)
        elif isinstance(event, TurnEnded):
            self._flush()
        elif self._row is not None:
            self._in_turn(event, self._row)

    def _in_turn(self, event: Event, row: OpenRow) -> None:
        """An event of the turn. After the answers of neighbours what follows is a new row."""
        if row.figures is not None and is_told(event):
            self._flush()
            self._row = row = OpenRow(self._state.active)
        if isinstance(event, StructureBuilt):
            self._offer(event, row)
        if isinstance(event, SpadesForfeited) and self._scores_spades():
            self._spades_used = True
        row.add(self._state, event)

    def _scores_spades(self) -> bool:
        return self._game.parts.scoring_tiles[self._state.scoring[self._state.round - 1]].scores[PER_SPADE] > 0

    def _begin_turn(self, seat: int) -> None:
        """A new row. Before the first of a round all have had their income."""
        if not self._turn:
            for each in self._state.order:
                self._plain(each, "other_income_for_faction")
        if not self._turn or seat in self._acted:
            self._turn += 1
            self._acted.clear()
            self._lines.append(f"Round {self._state.round}, turn {self._turn}")
        self._acted.add(seat)
        self._row = OpenRow(seat)

    def _offer(self, event: StructureBuilt, row: OpenRow) -> None:
        """What neighbours are offered. Who could gain no power was not asked: in a ledger it refuses."""
        for seat, amount in power_offers(self._state, event.seat, event.at):
            row.offers.append((seat, amount))
            if not capacity(self._state, seat):
                self._reply(seat, "decline", amount, event.seat)

    def _answer(self, event: OfferAnswered) -> None:
        """A neighbour's answer is a row of its own, after that of the builder. What comes of it for the Cultists
        belongs to a further row of theirs."""
        state = self._state
        builder, seat, amount = state.offers[3 * event.offer : 3 * event.offer + 3]
        if self._row is not None and faction_of(state, builder).abilities.devotion:
            self._row.close(state, figures_of(state, builder))
        for row in self._answers:
            if row.seat == seat:
                row.close(state, figures_of(state, seat))
        self._reply(seat, "leech" if event.answer == 1 else "decline", amount, builder)
        event.fold(state)

    def _reply(self, seat: int, word: str, amount: int, builder: int) -> None:
        row = OpenRow(seat)
        row.commands.append(f"{word} {amount} from {faction_of(self._state, builder).slug}")
        self._answers.append(row)

    def _flush(self) -> None:
        """Write down the row that is open, and the answers to it."""
        if self._row is not None:
            self._write(self._row)
        self._row = None
        for row in self._answers:
            self._write(row)
        self._answers.clear()

    def _cult_bonus(self, event: Event) -> None:
        """The cult bonus of each seat, then what it does with spades: that changes no figures."""
        if isinstance(event, CultBonusReached):
            self._bonus.append(OpenRow(event.seat))
        elif isinstance(event, RoundEnded):
            self._write_bonus()
        else:
            self._bonus[-1].add(self._state, event)

    def _write_bonus(self) -> None:
        self._lines.append(f"Round {self._state.round + 1} income")
        for row in self._bonus:
            self._plain(row.seat, "cult_income_for_faction")
        for row in self._bonus:
            self._write(row)
        self._bonus.clear()

    def _final(self, event: PointsChanged) -> None:
        """Points at the end of the game."""
        name = "network" if event.reason == BY_AREA else CULTS[event.reason - BY_FIRE].upper()
        if self._scored != event.reason:
            self._scored = event.reason
            self._lines.append("Scoring network" if event.reason == BY_AREA else f"Scoring {name} cult")
        self._plain(event.seat, f"+{event.number}vp for {name}")

    def _end(self) -> None:
        self._lines.append("Converting resources to VPs")
        for seat in range(self._state.seats):
            self._plain(seat, "score_resources")

    def _write(self, row: OpenRow) -> None:
        """Write down a row, unless nothing was done in it."""
        if not row.commands:
            return
        row.close(self._state, figures_of(self._state, row.seat))
        assert row.figures is not None
        self._lines.append(
            self._line(row.seat, self._last[row.seat], row.figures, summed(row.offers), ". ".join(row.commands))
        )
        self._last[row.seat] = row.figures

    def _line(
        self, seat: int, before: tuple[int, ...], after: tuple[int, ...], offers: list[str], commands: str
    ) -> str:
        """The columns of a row: what changed, and what there is."""
        bowls, steps = "/".join(map(str, after[4:7])), "/".join(map(str, after[-CULT_COUNT:]))
        held = [f"{after[0]} VP", f"{after[1]} C", f"{after[2]} W", f"{after[3]} P", f"{bowls} PW", steps]
        columns = [faction_of(self._state, seat).slug]
        for change, now in zip(_changes(before, after), held, strict=True):
            columns += [f"{change:+}" if change else "", now]
        return "\t".join([*columns, " ".join(offers), commands])


def _changes(before: tuple[int, ...], after: tuple[int, ...]) -> list[int]:
    """What changed: points, coins, workers, priests, power (a token in bowl III counts twice), cult steps."""
    power = after[5] - before[5] + 2 * (after[6] - before[6])
    cults = sum(after[-CULT_COUNT:]) - sum(before[-CULT_COUNT:])
    return [*(new - old for new, old in zip(after[:4], before[:4], strict=True)), power, cults]
