"""What the opponents have learned in self-play."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.ai.guide import PolicyGuide
from resarcana_gui.games.resarcana.ai.net import Net, read_net
from resarcana_gui.games.resarcana.ai.policy import Policy, read_policy
from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.paths import assets


class Learned:
    """What was learned in self-play. It is read when it is needed first, and kept."""

    def __init__(self, game: ResArcana) -> None:
        self._game: Final = game
        self._policies: Final[dict[str, Policy]] = {}
        self._nets: Final[dict[int, Net]] = {}

    def guide(self, seats: int) -> PolicyGuide:
        """For a table with so many seats. Raises OSError and DamagedFileError."""
        return PolicyGuide(self._policy(f"policy{seats}"), self._net(seats))

    def plain_guide(self) -> PolicyGuide:
        """The yardstick's. Raises OSError and DamagedFileError."""
        return PolicyGuide(self._policy("sage", plain=True))

    def _policy(self, name: str, *, plain: bool = False) -> Policy:
        policy = self._policies.get(name)
        if policy is None:
            path = assets("resarcana", "opponents", f"{name}.weights")
            policy = self._policies[name] = read_policy(path, self._game.cards, plain=plain)
        return policy

    def _net(self, seats: int) -> Net:
        net = self._nets.get(seats)
        if net is None:
            path = assets("resarcana", "opponents", f"net{seats}.weights")
            net = self._nets[seats] = read_net(path, self._game.cards)
        return net
