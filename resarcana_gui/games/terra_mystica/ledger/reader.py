"""Replays a ledger: row by row, comparing every figure that the file gives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT, CULTS
from resarcana_gui.games.terra_mystica.ledger.dues import Dues
from resarcana_gui.games.terra_mystica.ledger.ledger_table import LedgerTable
from resarcana_gui.games.terra_mystica.ledger.notation import NAMES, SITE, LedgerError, Remark, Row, read_lines
from resarcana_gui.games.terra_mystica.ledger.open_offers import RowError
from resarcana_gui.games.terra_mystica.ledger.row_reader import RowReader
from resarcana_gui.games.terra_mystica.rules.basics import gain_spades
from resarcana_gui.games.terra_mystica.rules.codes import (
    ACTING,
    CULT_BONUS,
    FEWEST_SEATS,
    MOST_SEATS,
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

SPADES_USED: Final = "score-used-spades"
"""An option of our own: the scoring tile counts spades that are used, as our rules have it."""
KNOWN: Final = frozenset(
    {
        "strict-leech",
        "strict-darkling-sh",
        "strict-chaosmagician-sh",
        "errata-cultist-power",
        "mini-expansion-1",
        "shipping-bonus",
        "temple-scoring-tile",
        "variable-turn-order",
        "email-notify",
        "maintain-player-order",
        SPADES_USED,
    }
)
"""The options of records that can be read; what is not among them would change the rules."""
TOLD: Final = {"[opponent accepted power]": True, "[all opponents declined power]": False}
"""What the site says of the answers to the Cultists' offers, and whether somebody accepted."""
SETTLING: Final = ("leech", "decline", "wait", "done", "resign")
"""Commands that settle what is left of the last round, as do those that begin with a sign."""


class Replay:
    """One ledger, carried out row by row. Raises LedgerError, for a file or a row that cannot be read."""

    def __init__(self, game: TerraMystica, text: str) -> None:
        slugs = [faction.slug for faction in game.parts.factions]
        self._lines: Final = list(read_lines(text, slugs))
        self._slugs: Final = slugs
        self.factions: Final = [faction for _, faction, _ in self._setups()]
        """The factions by seat."""
        if not FEWEST_SEATS <= len(set(self.factions)) == len(self.factions) <= MOST_SEATS:
            raise LedgerError(1, f"a game has {FEWEST_SEATS} to {MOST_SEATS} different factions with a row 'setup'")
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
        self._told_options: Final[set[str]] = set()
        self._bonus_due: Final[list[int]] = []
        self._income_due: Final[list[int]] = []
        self._order: list[int] = []
        self._cults_scored = 0
        self._area_scored = False

    def dues(self, seat: int) -> Dues:
        """What a seat still has to take or use."""
        return self._table.dues[seat]

    def _setups(self) -> list[tuple[int, str, int]]:
        """Line, faction and points of every seat, in order."""
        found: list[tuple[int, str, int]] = []
        for each in self._lines:
            if isinstance(each, Row) and each.commands == ["setup"]:
                found.append((each.line, each.faction, each.figures[0] if each.figures else START_POINTS))
            elif isinstance(each, Remark) and each.kind == "setup":
                found.append((each.line, each.words[0], START_POINTS))
        return found

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
        """What the remarks say of tiles, and the factions."""
        state, parts = self.state, self.game.parts
        remarks = [each for each in self._lines if isinstance(each, Remark)]
        for remark in remarks:
            if remark.kind == "option":
                self._option(remark)
        self._table.scores_used = SPADES_USED in self._told_options
        state.choose_first(0)
        state.lay_out_scoring(self._scoring(remarks))
        away = {each.words[0] for each in remarks if each.kind == "delete"}
        extra = "shipping-bonus" in self._told_options
        cards = [card for card in parts.bonus_cards if card.slug.lower() not in away and (extra or not card.expansion)]
        state.lay_out_cards(tuple(card.number for card in cards), ())
        if "mini-expansion-1" in self._told_options:
            state.lay_out_towns(tuple(tile.copies for tile in parts.town_tiles))
        state.begin_phase(PLACING)
        for seat, (line, faction, points) in enumerate(self._setups()):
            if faction not in self._slugs:
                raise LedgerError(line, f"there is no faction {faction!r}")
            state.take_faction(seat, self._slugs.index(faction))
            self._reader.seat_faction(faction, seat)
            if points != START_POINTS:
                state.change_points(seat, points - START_POINTS, NO_REASON)

    def _option(self, remark: Remark) -> None:
        if remark.words[0] not in KNOWN:
            raise LedgerError(remark.line, f"the option {remark.words[0]!r} cannot be read")
        self._told_options.add(remark.words[0])

    def _scoring(self, remarks: list[Remark]) -> tuple[int, ...]:
        """The scoring tiles of the six rounds."""
        numbers = {tile.slug.lower(): tile.number for tile in self.game.parts.scoring_tiles}
        found = [NONE] * ROUNDS
        line = 1
        for remark in remarks:
            if remark.kind == "round" and 1 <= int(remark.words[0]) <= ROUNDS:
                found[int(remark.words[0]) - 1] = numbers.get(remark.words[1], NONE)
                line = remark.line
            elif remark.kind == "score":
                told = remark.words[0].replace(",", " ").split()
                found = [numbers.get(word, NONE) for word in told]
                line = remark.line
        if len(found) != ROUNDS or NONE in found:
            raise LedgerError(line, f"expected a scoring tile for each of {ROUNDS} rounds")
        return tuple(found)

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
            self._compare(row, seat, self._table.offers.made[told:])

    def _command(self, seat: int, command: str) -> None:
        if command in ("setup", "income") or (command.startswith("+") and "vp for " in command):
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
        self._reader.carry_out(seat, command)
        if self._cards_taken():
            self.state.end_round()
            self._income_due.extend(range(self.state.seats))
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
        return self.state.round == 0 and NONE not in self.state.card and not self._income_due

    # Between rounds.

    def _end_round(self) -> None:
        """All have passed: the cult bonus, and the next round's income, are due."""
        if self.state.round < ROUNDS:
            self._order = self._next_order()
            self.state.begin_phase(CULT_BONUS)
            playing = [seat for seat in self._order if not self.state.dropped >> seat & 1]
            self._bonus_due.extend(playing)
            self._income_due.extend(playing)

    def _next_order(self) -> list[int]:
        return self.state.finished[:] if "variable-turn-order" in self._told_options else next_order(self.state)

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
        playing = [seat for seat in order if not self.state.dropped >> seat & 1]
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
        if remark.kind == "drop" and remark.words[0] in self.factions:
            self._drop(self.factions.index(remark.words[0]))
        elif remark.kind == "cult":
            score_cult(self.state, CULTS.index(remark.words[0]))
            self._cults_scored += 1
        elif remark.kind == "network":
            score_areas(self.state)
            self._area_scored = True

    def _drop(self, seat: int) -> None:
        """A seat leaves: nothing more is due to it."""
        self._table.drop(seat)
        self._bonus_due[:] = [each for each in self._bonus_due if each != seat]
        self._income_due[:] = [each for each in self._income_due if each != seat]
        if self.state.phase == ACTING and all(self.state.passed):
            self._end_round()

    def _end(self) -> None:
        """Final points that the file does not tell, and the winners; nothing for a game that is not over."""
        state = self.state
        if state.round < ROUNDS or not all(state.passed):
            return
        if not self._cults_scored:
            for cult in range(CULT_COUNT):
                score_cult(state, cult)
        if not self._area_scored:
            self._score_rest()
        most = max(state.points)
        state.end_game(sum(1 << seat for seat in range(state.seats) if state.points[seat] == most))

    def _score_rest(self) -> None:
        """Areas, and what those have left who are still there."""
        score_areas(self.state)
        for seat in range(self.state.seats):
            if not self.state.dropped >> seat & 1:
                score_resources(self.state, seat)

    # Comparing.

    def _compare(self, row: Row, seat: int, made: list[int]) -> None:
        """Note every figure that differs from the file's."""
        assert row.figures is not None
        self.rows += 1
        for name, wanted, found in zip(NAMES, row.figures, figures_of(self.state, seat), strict=True):
            if wanted != found:
                self.mistakes.append(f"Line {row.line}, {row.faction}: {found} {name}, expected {wanted}.")
        offers = " ".join(map(str, made))
        if sorted(offers.split()) != sorted(row.offers.split()):
            self.mistakes.append(f"Line {row.line}, {row.faction}: offers {offers!r}, expected {row.offers!r}.")


def figures_of(state: State, seat: int) -> tuple[int, ...]:
    """What a row of a ledger says of a seat, in the order of NAMES."""
    stocks = (state.points, state.coins, state.workers, state.priests, state.bowl1, state.bowl2, state.bowl3)
    cults = state.cults[seat * CULT_COUNT : seat * CULT_COUNT + CULT_COUNT]
    return (*(stock[seat] for stock in stocks), *cults)
