"""What training writes and reads again, exactly."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from resarcana_gui.games.resarcana.ai.answer_keys import column_names
from resarcana_gui.games.resarcana.ai.facts import fact_names
from resarcana_gui.games.resarcana.ai.net import Net, net_rows, net_values
from resarcana_gui.games.resarcana.ai.policy import Policy
from resarcana_gui.games.resarcana.ai.situation import row_names
from resarcana_gui.games.resarcana.ai.weights_file import read_table, write_table
from resarcana_gui.games.resarcana.cards.tables import CardSet


def slugs_of(cards: CardSet) -> list[str]:
    """The names of the components, in order."""
    return [component.slug for component in cards.components]


def write_policy(path: Path, policy: Policy, cards: CardSet, about: Mapping[str, object]) -> None:
    """Write a policy; whole or not at all. Raises OSError."""
    slugs = slugs_of(cards)
    _write(path, row_names(slugs), column_names(slugs), policy.weights, about)


def learnable_policy(path: Path | None, cards: CardSet, *, plain: bool) -> Policy:
    """A policy as it was written, or a new one, to learn on. Raises OSError and DamagedFileError."""
    policy = Policy(cards.count, plain)
    slugs = slugs_of(cards)
    found = {} if path is None else read_table(path, row_names(slugs), column_names(slugs))
    for at, values in found.items():
        policy.weights[at] = values
    return policy


def write_net(path: Path, net: Net, cards: CardSet, about: Mapping[str, object]) -> None:
    """Write a net; whole or not at all. Raises OSError."""
    _write(path, net_rows(), fact_names(slugs_of(cards)), net_values(net), about)


def _write(
    path: Path, rows: list[str], columns: list[str], values: list[list[float]], about: Mapping[str, object]
) -> None:
    draft = path.with_suffix(".new")
    write_table(draft, rows, columns, values, about)
    draft.replace(path)
