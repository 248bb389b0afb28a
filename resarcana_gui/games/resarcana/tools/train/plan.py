"""The whole training, step by step."""

from __future__ import annotations

from typing import TypeAlias

from resarcana_gui.games.resarcana.tools.train.steps import NetStep, PolicyStep

Step: TypeAlias = PolicyStep | NetStep

CHUNKS = 5
"""A long step is cut into so many, so that little is lost when it is interrupted."""
TABLE_GAMES = 50_000
POLICY_GAMES = 100_000
NET_GAMES = 60_000
SEATS_GAMES = 5_000
SEATS_NET_GAMES = 10_000
SEATS_HASTE = (0.5, 0.0)
"""What was learned for two seats is not to be forgotten at once at a larger table."""


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
        haste = (1 - (chunk - 1) / CHUNKS, 1 - chunk / CHUNKS)
        steps.append(PolicyStep(f"seeing-{chunk}", before, 2, some(POLICY_GAMES // CHUNKS), rivals=older, haste=haste))
        before = f"seeing-{chunk}"
        older = (*older, before)
    steps.append(NetStep("judging", f"seeing-{CHUNKS}", 2, some(NET_GAMES)))
    for seats in (3, 4):
        steps.append(PolicyStep(f"policy{seats}", f"seeing-{CHUNKS}", seats, some(SEATS_GAMES), haste=SEATS_HASTE))
        steps.append(NetStep(f"net{seats}", f"policy{seats}", seats, some(SEATS_NET_GAMES)))
    return steps


INSTALLED = {
    "policy2": f"seeing-{CHUNKS}",
    "net2": "judging",
    "policy3": "policy3",
    "net3": "net3",
    "policy4": "policy4",
    "net4": "net4",
}
"""Which file of the training an opponent's file is. The yardstick is never trained again."""
