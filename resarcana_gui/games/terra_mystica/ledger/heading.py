"""What a ledger says of a game as a whole: its options, its tiles, and who plays which faction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.terra_mystica.components.tables import Components
from resarcana_gui.games.terra_mystica.ledger.notation import LedgerError, Remark, Row, no_faction, slug
from resarcana_gui.games.terra_mystica.rules.codes import FEWEST_SEATS, MOST_SEATS, NONE, ROUNDS, START_POINTS

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


class Heading:
    """The options, tiles and factions of a ledger, wherever in it they are told. Raises LedgerError."""

    def __init__(self, parts: Components, lines: Sequence[Row | Remark]) -> None:
        self._parts: Final = parts
        self._remarks: Final = [each for each in lines if isinstance(each, Remark)]
        setups = [found for found in map(_setup, lines) if found is not None]
        self.slugs: Final = [faction for _, faction, _ in setups]
        """The factions by seat, in order of their setup."""
        self.points: Final = [points for _, _, points in setups]
        """What each seat starts with."""
        self.options: Final = self._options()
        self._check_number([line for line, _, _ in setups])
        self.factions: Final = self._factions(setups)
        """Their numbers."""
        self.scoring: Final = self._scoring()
        """The scoring tiles of the six rounds."""
        self.cards: Final = self._cards()
        """The bonus cards in play."""

    def _check_number(self, lines: list[int]) -> None:
        """Raise LedgerError, with the line of the first faction too many, for a wrong number of seats."""
        again = [at for at, faction in enumerate(self.slugs) if faction in self.slugs[:at]]
        wrong = min([*again, *range(MOST_SEATS, len(lines))], default=None)
        if wrong is not None or len(lines) < FEWEST_SEATS:
            line = 1 if wrong is None else lines[wrong]
            raise LedgerError(line, f"a game has {FEWEST_SEATS} to {MOST_SEATS} different factions with a row 'setup'")

    def _factions(self, setups: list[tuple[int, str, int]]) -> list[int]:
        slugs, homes = [each.slug for each in self._parts.factions], dict[int, str]()
        for line, faction, _ in setups:
            if faction not in slugs:
                raise no_faction(line, faction)
            home = self._parts.factions[slugs.index(faction)].home
            if home in homes:
                raise LedgerError(line, f"{faction!r} and {homes[home]!r} have the same home terrain")
            homes[home] = faction
        return [slugs.index(faction) for faction in self.slugs]

    def _options(self) -> frozenset[str]:
        told = [remark for remark in self._remarks if remark.kind == "option"]
        for remark in told:
            if remark.words[0] not in KNOWN:
                raise LedgerError(remark.line, f"the option {remark.words[0]!r} cannot be read")
        return frozenset(remark.words[0] for remark in told)

    def _scoring(self) -> tuple[int, ...]:
        numbers = {tile.slug.lower(): tile.number for tile in self._parts.scoring_tiles}
        found, line = [NONE] * ROUNDS, 1
        for remark in self._remarks:
            if remark.kind == "round" and 1 <= int(remark.words[0]) <= ROUNDS:
                found[int(remark.words[0]) - 1] = numbers.get(remark.words[1], NONE)
                line = remark.line
            elif remark.kind == "score":
                found = [numbers.get(word, NONE) for word in remark.words[0].replace(",", " ").split()]
                line = remark.line
        drawn = [remark.line for remark in self._remarks if remark.kind == "randomize"]
        if drawn and found == [NONE] * ROUNDS:
            raise LedgerError(drawn[0], "tiles drawn by 'randomize' must be told by 'score' and 'delete'")
        if len(found) != ROUNDS or NONE in found:
            raise LedgerError(line, f"expected a scoring tile for each of {ROUNDS} rounds")
        return tuple(found)

    def _cards(self) -> tuple[int, ...]:
        """Those that are not taken out. Scoring tiles that are taken out would not be in play anyway."""
        cards = self._parts.bonus_cards
        away: set[str] = set()
        for remark in self._remarks:
            if remark.kind == "delete" and not remark.words[0].startswith("score"):
                away.add(remark.words[0])
                if remark.words[0] not in [card.slug.lower() for card in cards]:
                    raise LedgerError(remark.line, f"there is no bonus card {remark.words[0].upper()} to take out")
        extra = "shipping-bonus" in self.options
        return tuple(card.number for card in cards if card.slug.lower() not in away and (extra or not card.expansion))


def _setup(line: Row | Remark) -> tuple[int, str, int] | None:
    """Line, faction and points of a seat, if a line sets one up."""
    if isinstance(line, Row) and line.commands == ["setup"]:
        return line.line, line.faction, line.figures[0] if line.figures else START_POINTS
    if isinstance(line, Remark) and line.kind == "setup":
        return line.line, slug(line.words[0]), START_POINTS
    return None
