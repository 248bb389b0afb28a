"""The whole training, step by step."""

from __future__ import annotations

from typing import TypeAlias

from resarcana_gui.games.resarcana.characters import CHARACTERS, Character
from tools.resarcana.train.hidden_step import HiddenStep
from tools.resarcana.train.training_steps import NetStep, PolicyStep, TasteStep

Step: TypeAlias = PolicyStep | HiddenStep | NetStep | TasteStep

OPENED = "opened"
"""The step after which the table for two is fully trained, openings by other players included."""
CHUNKS = 5
"""The number of chunks of a long step, so that little is lost when it is interrupted."""
HIDDEN = f"hidden-{CHUNKS}"
"""The step after which its hidden layer is fully trained."""
TABLE_GAMES = 50_000
POLICY_GAMES = 100_000
OPENED_GAMES = 250_000
HIDDEN_GAMES = 300_000
NET_GAMES = 60_000
VISITED_GAMES = 82_000
SEATS_GAMES = 6_000
SEATS_HIDDEN_GAMES = 24_000
SEATS_NET_GAMES = 10_000
VISITED_FOUR_GAMES = 40_000
TASTE_GAMES = 5_000
SEATS_RATES = (0.5, 0.0)
"""Low, as what was learned for two seats should not be forgotten at once at a larger table."""


def plan(size: float) -> list[Step]:
    """Return all steps; the size says how many games each has, 1 for the usual number."""

    def some(games: int) -> int:
        return max(2, round(games * size))

    steps: list[Step] = []
    before: str | None = None
    for chunk in range(1, CHUNKS + 1):
        steps.append(PolicyStep(f"table-{chunk}", before, 2, some(TABLE_GAMES // CHUNKS), plain=True))
        before = f"table-{chunk}"
    older: tuple[str, ...] = (f"table-{CHUNKS}",)
    for chunk in range(1, CHUNKS + 1):
        rate_range = (1 - (chunk - 1) / CHUNKS, 1 - chunk / CHUNKS)
        steps.append(
            PolicyStep(f"seeing-{chunk}", before, 2, some(POLICY_GAMES // CHUNKS), rivals=older, rate_range=rate_range)
        )
        before = f"seeing-{chunk}"
        older = (*older, before)
    seeing = f"seeing-{CHUNKS}"
    steps.append(
        PolicyStep(OPENED, seeing, 2, some(OPENED_GAMES), rivals=(seeing,), rate_range=(1.0, 0.0), opened=True)
    )
    hidden = None
    for chunk in range(1, CHUNKS + 1):
        rate_range = (1 - (chunk - 1) / CHUNKS, 1 - chunk / CHUNKS)
        steps.append(HiddenStep(f"hidden-{chunk}", OPENED, hidden, 2, some(HIDDEN_GAMES // CHUNKS), rate_range))
        hidden = f"hidden-{chunk}"
    steps.append(NetStep("judging", OPENED, HIDDEN, 2, some(NET_GAMES)))
    steps.append(NetStep("visited", OPENED, HIDDEN, 2, some(VISITED_GAMES), with_greedy=True))
    for seats in (3, 4):
        learned = PolicyStep(f"policy{seats}", OPENED, seats, some(SEATS_GAMES), rate_range=SEATS_RATES, opened=True)
        steps.append(learned)
        steps.append(
            HiddenStep(f"hidden{seats}", f"policy{seats}", HIDDEN, seats, some(SEATS_HIDDEN_GAMES), SEATS_RATES)
        )
        steps.append(NetStep(f"net{seats}", f"policy{seats}", f"hidden{seats}", seats, some(SEATS_NET_GAMES)))
    steps.append(NetStep("visited4", "policy4", "hidden4", 4, some(VISITED_FOUR_GAMES), with_greedy=True))
    for character in sorted(CHARACTERS, key=_answers):
        if character.likes:
            name = f"taste-{character.slug}"
            steps.append(TasteStep(name, OPENED, HIDDEN, character, some(TASTE_GAMES), _rivals_of(character)))
    return steps


def _answers(character: Character) -> bool:
    """Return whether a character has to be attacked to show what it likes; if so, those who attack learn first."""
    return "wards" in character.likes


def _rivals_of(character: Character) -> tuple[str, ...]:
    attackers = [f"taste-{each.slug}" for each in CHARACTERS if "rival_losses" in each.likes]
    return tuple(attackers) if _answers(character) else ()


INSTALLED = {
    "policy2": OPENED,
    "hidden2": HIDDEN,
    "net2": "judging",
    "net2-archmage": "visited",
    "policy3": "policy3",
    "hidden3": "hidden3",
    "net3": "net3",
    "policy4": "policy4",
    "hidden4": "hidden4",
    "net4": "net4",
    "net4-archmage": "visited4",
    **{f"taste-{each.slug}": f"taste-{each.slug}" for each in CHARACTERS if each.likes},
}
"""The step that each of the opponents' files comes from. The yardstick is never trained again."""
