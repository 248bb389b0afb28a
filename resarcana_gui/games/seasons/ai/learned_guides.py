"""The guides with weights learned in self-play."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from resarcana_gui.agents.learned.net import Net, read_net
from resarcana_gui.games.seasons.ai.facts import fact_names
from resarcana_gui.games.seasons.ai.guide import PolicyGuide
from resarcana_gui.games.seasons.ai.policy import Policy, read_policy, slugs_of, with_taste
from resarcana_gui.games.seasons.rules.game import Seasons
from resarcana_gui.games.seasons.tempers import TEMPERS
from resarcana_gui.paths import assets

OWN_NETS: Final = {(2, "archmage"): "net2-archmage"}
"""The nets of levels that have their own, by number of seats. All others use the net with which their limits were
measured."""


SPARING: Final = ("apprentice", "novice", "adept")
"""The levels that use no more bonuses than years have begun. They judge by little more than their next turn, where a
bonus is all gain, and used to spend all three in the first year."""


class LearnedGuides:
    """Guides built from learned weights, which are read on first use and kept."""

    def __init__(self, game: Seasons, folder: Path | None = None) -> None:
        """`folder` has the weights; None means those that come with the program."""
        self._game: Final = game
        self._folder: Final = folder
        self._policies: Final[dict[str, Policy]] = {}
        self._nets: Final[dict[str, Net]] = {}

    def guide(self, seats: int, level: str = "") -> PolicyGuide:
        """Return the guide of a level for a table with this many seats. Raises OSError and DamagedFileError."""
        return PolicyGuide(
            self._policy(f"policy{seats}"), self._net(_net_of(seats, level)), sparing=level in SPARING
        )  # fmt: skip

    def tempered_guide(self, slug: str, seats: int, level: str) -> PolicyGuide:
        """Return the guide of the automaton with this slug, at a level. Raises OSError and DamagedFileError."""
        name = f"{seats}-{slug}"
        if name not in self._policies:
            taste = self._policy(f"taste-{slug}")
            self._policies[name] = with_taste(self._policy(f"policy{seats}"), taste)
        return PolicyGuide(
            self._policies[name], self._net(_net_of(seats, level)), likes=TEMPERS[slug], sparing=level in SPARING
        )  # fmt: skip

    def yardstick_guide(self) -> PolicyGuide:
        """Return the guide of the yardstick. Raises OSError and DamagedFileError."""
        return PolicyGuide(self._policy("sage", plain=True))

    def _policy(self, name: str, *, plain: bool = False) -> Policy:
        policy = self._policies.get(name)
        if policy is None:
            policy = self._policies[name] = read_policy(self._path(name), self._game.cards, plain=plain)
        return policy

    def _net(self, name: str) -> Net:
        net = self._nets.get(name)
        if net is None:
            net = self._nets[name] = read_net(self._path(name), fact_names(slugs_of(self._game.cards)))
        return net

    def _path(self, name: str) -> Path:
        file = f"{name}.weights"
        return assets("seasons", "opponents", file) if self._folder is None else self._folder / file


def _net_of(seats: int, level: str) -> str:
    return OWN_NETS.get((seats, level), f"net{seats}")
