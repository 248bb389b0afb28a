"""The guides with weights learned in self-play."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from resarcana_gui.agents.learned.net import Net, read_net
from resarcana_gui.games.resarcana.ai.facts import fact_names
from resarcana_gui.games.resarcana.ai.guide import PolicyGuide
from resarcana_gui.games.resarcana.ai.policy import Policy, read_policy, with_taste
from resarcana_gui.games.resarcana.characters import Character
from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.paths import assets

OWN_NETS: Final = {(2, "archmage"): "net2-archmage", (4, "archmage"): "net4-archmage"}
"""The nets of levels that have their own, by number of seats. All others use the net with which their limits were
measured."""


class LearnedGuides:
    """Guides built from learned weights, which are read on first use and kept."""

    def __init__(self, game: ResArcana, folder: Path | None = None) -> None:
        """`folder` has the weights; None means those that come with the program."""
        self._game: Final = game
        self._folder: Final = folder
        self._policies: Final[dict[str, Policy]] = {}
        self._nets: Final[dict[str, Net]] = {}
        self._fact_names: Final = fact_names([component.slug for component in game.cards.components])

    def guide(self, seats: int, level: str = "") -> PolicyGuide:
        """Return the guide of a level for a table with this many seats. Raises OSError and DamagedFileError."""
        return PolicyGuide(self._policy(f"policy{seats}", seats=seats), self._net(seats, level))

    def character_guide(self, character: Character, seats: int, level: str = "") -> PolicyGuide:
        """Return the guide of a character at a level. Raises OSError and DamagedFileError."""
        if not character.likes:
            return self.guide(seats, level)
        name = f"{seats}-{character.slug}"
        if name not in self._policies:
            taste = self._policy(f"taste-{character.slug}")
            self._policies[name] = with_taste(self._policy(f"policy{seats}", seats=seats), taste)
        return PolicyGuide(self._policies[name], self._net(seats, level), likes=character.worths())

    def yardstick_guide(self) -> PolicyGuide:
        """Return the guide of the yardstick. Raises OSError and DamagedFileError."""
        return PolicyGuide(self._policy("sage", plain=True))

    def _policy(self, name: str, *, plain: bool = False, seats: int = 0) -> Policy:
        """Return the policy of this name, with the hidden layer for this many seats unless that is 0."""
        policy = self._policies.get(name)
        if policy is None:
            hidden = self._path(f"hidden{seats}") if seats else None
            policy = self._policies[name] = read_policy(self._path(name), self._game.cards, plain=plain, hidden=hidden)
        return policy

    def _net(self, seats: int, level: str) -> Net:
        name = OWN_NETS.get((seats, level), f"net{seats}")
        net = self._nets.get(name)
        if net is None:
            net = self._nets[name] = read_net(self._path(name), self._fact_names)
        return net

    def _path(self, name: str) -> Path:
        file = f"{name}.weights"
        return assets("resarcana", "opponents", file) if self._folder is None else self._folder / file
