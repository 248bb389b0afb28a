"""Files of exact weights that training writes and reads."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from resarcana_gui.agents.learned.net import net_rows
from resarcana_gui.agents.learned.net_learner import NetLearner
from resarcana_gui.agents.learned.policy_table import STEP
from resarcana_gui.agents.learned.table_learner import TableLearner
from resarcana_gui.agents.learned.weights_file import ZERO, read_table, write_table
from resarcana_gui.games.resarcana.ai.answer_keys import column_names
from resarcana_gui.games.resarcana.ai.facts import fact_names
from resarcana_gui.games.resarcana.ai.hidden_layer import layer_columns, layer_rows
from resarcana_gui.games.resarcana.ai.policy import Policy
from resarcana_gui.games.resarcana.ai.situation import row_names
from resarcana_gui.games.resarcana.cards.tables import CardSet
from tools.resarcana.train.hidden_learner import HiddenLearner


def slugs_of(cards: CardSet) -> list[str]:
    """Return the names of the components, in order."""
    return [component.slug for component in cards.components]


def write_policy(path: Path, learner: TableLearner, cards: CardSet, about: Mapping[str, object]) -> None:
    """Write what a policy has learned, completely or not at all. Raises OSError."""
    slugs = slugs_of(cards)
    values = [list(row) for row in zip(*learner.weights, strict=True)]
    _write(path, row_names(slugs), column_names(slugs), values, about)


def learnable(path: Path | None, cards: CardSet) -> list[list[float]]:
    """Return the weights of a policy by column, as written, or all 0, to learn on. Raises OSError and
    DamagedFileError."""
    slugs = slugs_of(cards)
    rows, columns = row_names(slugs), column_names(slugs)
    found = {} if path is None else read_table(path, rows, columns)
    empty = [0.0] * len(columns)
    return [list(column) for column in zip(*[found.get(at, empty) for at in range(len(rows))], strict=True)]


def write_taste(path: Path, learner: TableLearner, base: Policy, cards: CardSet, about: Mapping[str, object]) -> None:
    """Write by how much what was learned differs from a policy, completely or not at all. Raises OSError."""
    slugs = slugs_of(cards)
    before = as_learned(base)
    columns = [
        [one - other for one, other in zip(now, then, strict=True)]
        for now, then in zip(learner.weights, before, strict=True)
    ]
    values = [list(row) for row in zip(*columns, strict=True)]
    _write(path, row_names(slugs), column_names(slugs), values, about)


def as_learned(policy: Policy) -> list[list[float]]:
    """Return the weights by which a policy plays, by column, to learn on."""
    return [[STEP * (weight - ZERO) for weight in column] for column in policy.columns]


def write_hidden(path: Path, learner: HiddenLearner, cards: CardSet, about: Mapping[str, object]) -> None:
    """Write a hidden layer, completely or not at all. Raises OSError."""
    _write(path, layer_rows(slugs_of(cards)), layer_columns(), learner.values(), about)


def hidden_values(path: Path, cards: CardSet) -> list[list[float]]:
    """Return the weights of a hidden layer as written, to learn on. Raises OSError and DamagedFileError."""
    rows, columns = layer_rows(slugs_of(cards)), layer_columns()
    found = read_table(path, rows, columns)
    return [found.get(at, [0.0] * len(columns)) for at in range(len(rows))]


def write_net(path: Path, net: NetLearner, cards: CardSet, about: Mapping[str, object]) -> None:
    """Write a net, completely or not at all. Raises OSError."""
    _write(path, net_rows(), fact_names(slugs_of(cards)), net.rows(), about)


def _write(
    path: Path, rows: list[str], columns: list[str], values: list[list[float]], about: Mapping[str, object]
) -> None:
    draft = path.with_suffix(".new")
    write_table(draft, rows, columns, values, about)
    draft.replace(path)
