"""Replays a ledger: row by row, comparing every figure that the file gives."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT, CULTS
from resarcana_gui.games.terra_mystica.ledger.dues import Dues
from resarcana_gui.games.terra_mystica.ledger.heading import SPADES_USED, Heading
from resarcana_gui.games.terra_mystica.ledger.ledger_table import LedgerTable
from resarcana_gui.games.terra_mystica.ledger.notation import (
    NAMES,
    SITE,
    LedgerError,
    Remark,
    Row,
    read_lines,
    slug,
)
from resarcana_gui.games.terra_mystica.ledger.open_offers import RowError, demand
from resarcana_gui.games.terra_mystica.ledger.row_reader import RowReader
from resarcana_gui.games.terra_mystica.rules.basics import gain_spades
from resarcana_gui.games.terra_mystica.rules.codes import (
    ACTING,
    CULT_BONUS,
    NO_REASON,
    NONE,
    PLACING,
    ROUNDS,
    START_POINTS,
)
from resarcana_gui.games.terra_mystica.rules.final_scoring import score_areas, score_cult, score_resources
from resarcana_gui.games.terra_mystica.rules.game import TerraMystica
from resarcana_gui.games.terra_mystica.rules.income import take_cult_bonus, take_income
from resarcana_gui.games.terra_mystica.rules.rounds import next_order
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.state import EVERYONE

TOLD: Final = {"[opponent accepted power]": True, "[all opponents declined power]": False}
"""What the site says of the answers to the Cultists' offers, and whether somebody accepted."""
AREAS: Final = "network"
"""What records call the areas."""
SCORED: Final = (*CULTS, AREAS)
"""What brings points at the end, besides resources."""
SETTLING: Final = ("leech", "decline", "wait", "done", "resign")
"""Commands that settle what is left of the last round, as do those that begin with a sign."""


class Replay:
    """One ledger, carried out row by row. Raises LedgerError, for a file or a row that cannot be read."""

    def __init__(self, game: TerraMystica, text: str) -> None:
        self._lines: Final = list(read_lines(text, [faction.slug for faction in game.parts.factions]))
        self._heading: Final = Heading(game.parts, self._lines)
        self.factions: Final = self._heading.slugs
        """The factions by seat."""
        self.game: Final = game
        self.options: Final = game.complete({"seats": len(self.factions)})
        self.state: Final[State] = game.blank(self.options, EVERYONE)
        self.state.watch()
        self.mistakes: Final[list[str]] = []
        """Every figure that is not what the rules give, one sentence each."""
        self.rows = 0
        """How many rows have been compared."""
        self._table: Final = LedgerTable(self.state)
        self._reader: Final = RowReader(self._table)
        self._bonus_due: Final[list[int]] = []
        self._income_due: Final[list[int]] = []
        self._order: list[int] = []
        self._scored: Final[dict[str, list[int]]] = {}
        """What has been scored at the end, cults by name and the areas, with everybody's points before it."""

    def dues(self, seat: int) -> Dues:
        """What a seat still has to take or use."""
        return self._table.dues[seat]

    def play(self) -> Iterator[tuple[Row | None, list[Event]]]:
        """Every row with the events that it brought; the last ones with None."""
        self._set_up()
        yield None, self.state.recorded()
        for each in self._lines:
            if isinstance(each, Remark):
                self._remark(each)
            else:
                self._row(each)
                yield each, self.state.recorded()
        self._end()
        yield None, self.state.recorded()

    def _set_up(self) -> None:
        """Lay out the tiles, and give everybody their faction."""
        state, heading = self.state, self._heading
        self._table.scores_used = SPADES_USED in heading.options
        state.choose_first(0)
        state.lay_out_scoring(heading.scoring)
        state.lay_out_cards(heading.cards, ())
        if "mini-expansion-1" in heading.options:
            state.lay_out_towns(tuple(tile.copies for tile in self.game.parts.town_tiles))
        state.begin_phase(PLACING)
        for seat, faction in enumerate(heading.factions):
            state.take_faction(seat, faction)
            self._reader.seat_faction(heading.slugs[seat], seat)
            if heading.points[seat] != START_POINTS:
                state.change_points(seat, heading.points[seat] - START_POINTS, NO_REASON)

    # Rows.

    def _row(self, row: Row) -> None:
        if row.faction not in self.factions:
            raise LedgerError(row.line, f"nobody plays {row.faction!r}")
        seat = self.factions.index(row.faction)
        self._table.wanted = row.figures[-CULT_COUNT:] if row.figures else ()
        self._reader.begin_row()
        told = len(self._table.offers.made)
        try:
            for command in row.commands:
                self._command(seat, command)
        except RowError as error:
            raise LedgerError(row.line, f"{row.faction}: {error}") from None
        if row.figures is not None:
            self._leave_out(row, seat, row.figures)
            self._compare(row, seat, self._table.offers.made[told:])

    def _command(self, seat: int, command: str) -> None:
        points = re.fullmatch(r"\+\d+vp for (.+)", command)
        if command in ("setup", "income") or points is not None:
            if points is not None and self._is_over():
                self._score(points[1])
            return
        if command == "resign":
            self._drop(seat)
            return
        if command in SITE:
            self._by_site(seat, command)
            return
        word = command.split(maxsplit=1)[0]
        if self._income_due or self._bonus_due:
            if word == "transform" or command.endswith("spade"):
                self._give_bonuses()
            elif word not in SETTLING and word[0] not in "+-":
                self._begin_round()
        demand(not self.state.dropped >> seat & 1, "this seat has dropped out")
        self._reader.carry_out(seat, command)
        self._end_phase()

    def _end_phase(self) -> None:
        """Where nobody has anything more to do in the setup or in a round, income or cult bonus are due."""
        if self._cards_taken():
            self.state.end_round()
            self._income_due.extend(self._playing(range(self.state.seats)))
        elif self.state.phase == ACTING and all(self.state.passed):
            self._end_round()

    def _by_site(self, seat: int, command: str) -> None:
        if command in TOLD:
            self._table.offers.told(seat, accepted=TOLD[command])
        elif command == "score_resources":
            score_resources(self.state, seat)
        elif command == "cult_income_for_faction":
            self._give_bonus(seat)
        else:
            self._give_bonuses()
            self._close_round()
            self._give_income(seat)

    def _cards_taken(self) -> bool:
        """Whether the setup is over: everybody has a bonus card, before the first round."""
        state = self.state
        missing = [seat for seat in self._playing(range(state.seats)) if state.card[seat] == NONE]
        return state.round == 0 and not missing and not self._income_due

    def _playing(self, seats: Iterable[int]) -> list[int]:
        """Those of some seats that have not dropped out."""
        return [seat for seat in seats if not self.state.dropped >> seat & 1]

    # Between rounds.

    def _end_round(self) -> None:
        """All have passed: the cult bonus, and the next round's income, are due."""
        if self.state.round < ROUNDS:
            self._order = self._next_order()
            self.state.begin_phase(CULT_BONUS)
            playing = self._playing(self._order)
            self._bonus_due.extend(playing)
            self._income_due.extend(playing)

    def _next_order(self) -> list[int]:
        return self.state.finished[:] if "variable-turn-order" in self._heading.options else next_order(self.state)

    def _give_bonus(self, seat: int) -> None:
        if seat in self._bonus_due:
            self._bonus_due.remove(seat)
            spades = take_cult_bonus(self.state, seat)
            if spades:
                gain_spades(self.state, seat, spades)
                self._table.dues[seat].begin_action()
                self._table.dues[seat].add("spade", spades)

    def _give_bonuses(self) -> None:
        for seat in list(self._bonus_due):
            self._give_bonus(seat)

    def _close_round(self) -> None:
        """Begin the next round, before its income, if that has not happened yet."""
        if self.state.phase == ACTING:
            return
        if self.state.round:
            self.state.end_round()
            order = self._order
        else:
            order = list(range(self.state.seats))
        playing = self._playing(order)
        demand(bool(playing), "nobody is left to play")
        self.state.begin_round(self.state.round + 1, tuple(playing))

    def _give_income(self, seat: int) -> None:
        if seat in self._income_due:
            self._income_due.remove(seat)
            take_income(self.state, seat)

    def _begin_round(self) -> None:
        """Whatever is due between two rounds happens."""
        self._give_bonuses()
        self._close_round()
        for seat in list(self._income_due):
            self._give_income(seat)

    # Remarks, and the end.

    def _remark(self, remark: Remark) -> None:
        if remark.kind == "drop" and slug(remark.words[0]) in self.factions:
            self._drop(self.factions.index(slug(remark.words[0])))
        elif remark.kind in ("cult", "network"):
            self._score(remark.words[0])

    def _drop(self, seat: int) -> None:
        """A seat leaves: nothing more is due to it."""
        self._table.drop(seat)
        self._bonus_due[:] = self._playing(self._bonus_due)
        self._income_due[:] = self._playing(self._income_due)
        self._end_phase()

    def _is_over(self) -> bool:
        """Whether nothing but the final scoring is left."""
        return self.state.round == ROUNDS and all(self.state.passed)

    def _score(self, what: str) -> None:
        """Give the final points for a cult or for the areas, once."""
        if what in self._scored or what not in SCORED:
            return
        self._scored[what] = self.state.points[:]
        if what == AREAS:
            score_areas(self.state)
        else:
            score_cult(self.state, CULTS.index(what))

    def _leave_out(self, row: Row, seat: int, figures: tuple[int, ...]) -> None:
        """Final points of a seat that has dropped out, which a record may give or not: our rules do not say."""
        if self._scored and self.state.dropped >> seat & 1 and not row.commands:
            before = list(self._scored.values())[-1][seat]
            if figures[0] == before:
                self.state.change_points(seat, before - self.state.points[seat], NO_REASON)

    def _end(self) -> None:
        """Final points that the file does not tell, and the winners; nothing for a game that is not over."""
        state = self.state
        if not self._is_over():
            return
        for what in SCORED:
            self._score(what)
        for seat in self._playing(range(state.seats)):
            score_resources(state, seat)
        most = max(state.points)
        state.end_game(sum(1 << seat for seat in range(state.seats) if state.points[seat] == most))

    # Comparing.

    def _compare(self, row: Row, seat: int, made: list[tuple[int, int]]) -> None:
        """Note every figure that differs from the file's."""
        assert row.figures is not None
        self.rows += 1
        for name, wanted, found in zip(NAMES, row.figures, figures_of(self.state, seat), strict=True):
            if wanted != found:
                self.mistakes.append(f"Line {row.line}, {row.faction}: {found} {name}, expected {wanted}.")
        offers = summed(made)
        to_players = summed([each for each in made if not self.state.dropped >> each[0] & 1])
        if sorted(row.offers.split()) not in (sorted(offers), sorted(to_players)):
            told = " ".join(offers)
            self.mistakes.append(f"Line {row.line}, {row.faction}: offers {told!r}, expected {row.offers!r}.")


def summed(offers: list[tuple[int, int]]) -> list[str]:
    """The amounts offered in a row, one for each neighbour, in the order of the first offers."""
    found: dict[int, int] = {}
    for seat, amount in offers:
        found[seat] = found.get(seat, 0) + amount
    return [str(amount) for amount in found.values()]


def figures_of(state: State, seat: int) -> tuple[int, ...]:
    """What a row of a ledger says of a seat, in the order of NAMES."""
    stocks = (state.points, state.coins, state.workers, state.priests, state.bowl1, state.bowl2, state.bowl3)
    cults = state.cults[seat * CULT_COUNT : seat * CULT_COUNT + CULT_COUNT]
    return (*(stock[seat] for stock in stocks), *cults)
