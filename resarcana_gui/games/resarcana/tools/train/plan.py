"""The whole training, step by step."""

from __future__ import annotations

from typing import TypeAlias

from resarcana_gui.games.resarcana.tools.train.steps import ExpertStep, NetStep, PolicyStep

Step: TypeAlias = PolicyStep | NetStep | ExpertStep

CHUNKS = 5
"""A long step is cut into so many, so that little is lost when it is interrupted."""
TABLE_GAMES = 100_000
POLICY_GAMES = 60_000
SEATS_GAMES = 5_000
NET_GAMES = 50_000
SEATS_NET_GAMES = 20_000
EXPERT_GAMES = 1_000
GENERATIONS = 2


def plan(size: float) -> list[Step]:
    """All steps; the size says how many games each has, 1 for the usual number."""

    def some(games: int) -> int:
        return max(2, round(games * size))

    steps: list[Step] = []
    before: str | None = None
    for chunk in range(1, CHUNKS + 1):
        steps.append(PolicyStep(f"table-{chunk}", before, 2, some(TABLE_GAMES // CHUNKS), plain=True))
        before = f"table-{chunk}"
    older: tuple[str, ...] = (f"table-{CHUNKS}",)
    for chunk in range(1, CHUNKS + 1):
        steps.append(PolicyStep(f"seeing-{chunk}", before, 2, some(POLICY_GAMES // CHUNKS), rivals=older))
        before = f"seeing-{chunk}"
        older = (*older, before)
    steps.append(NetStep("judging", f"seeing-{CHUNKS}", 2, some(NET_GAMES)))
    steps += _generations(some(EXPERT_GAMES))
    for seats in (3, 4):
        steps.append(PolicyStep(f"policy{seats}", f"seeing-{CHUNKS}", seats, some(SEATS_GAMES)))
        steps.append(NetStep(f"net{seats}", f"policy{seats}", seats, some(SEATS_NET_GAMES)))
    return steps


def _generations(games: int) -> list[Step]:
    steps: list[Step] = []
    policy, net = f"seeing-{CHUNKS}", "judging"
    for number in range(1, GENERATIONS + 1):
        name = f"expert-{number}"
        steps.append(ExpertStep(name, policy, net, 2, games))
        policy, net = name, f"{name}-net"
    return steps


INSTALLED = {
    "policy2": f"expert-{GENERATIONS}",
    "net2": f"expert-{GENERATIONS}-net",
    "policy3": "policy3",
    "net3": "net3",
    "policy4": "policy4",
    "net4": "net4",
}
"""Which file of the training an opponent's file is. The yardstick is never trained again."""
