from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.agents.learned.weights_file import ZERO, write_rounded, write_table
from resarcana_gui.games.resarcana.ai.hidden_layer import (
    STEP,
    UNITS,
    HiddenLayer,
    layer_columns,
    layer_rows,
    read_hidden_layer,
)
from resarcana_gui.games.resarcana.ai.policy import Policy, read_policy, with_hidden
from resarcana_gui.paths import DamagedFileError, assets
from tests.games.resarcana.described_table import resarcana

WEIGHTS = st.binary(min_size=UNITS, max_size=UNITS)
NOTHING = bytes([ZERO]) * UNITS


def in_floats(layer: tuple[list[bytes], bytes, bytes], held: list[int]) -> float:
    """What a layer adds, by its definition."""
    into, constant, out = layer
    added = 0.0
    for unit in range(UNITS):
        active = STEP * (constant[unit] - ZERO + sum(into[row][unit] - ZERO for row in held))
        added += max(0.0, active) * STEP * (out[unit] - ZERO)
    return added


@given(st.lists(WEIGHTS, min_size=1, max_size=200), WEIGHTS, WEIGHTS)
def test_a_layer_adds_what_its_active_units_say(into: list[bytes], constant: bytes, out: bytes) -> None:
    layer = HiddenLayer(into, constant, [NOTHING, out])
    held = [row for row in range(len(into)) if row % 3 != 1]
    active = layer.active(held)
    assert layer.added(active, 1) == pytest.approx(in_floats((into, constant, out), held), abs=1e-6)
    assert layer.added(active, 0) == 0.0


def test_as_many_facts_as_can_hold_at_once_are_added_up_without_running_over() -> None:
    most = bytes([255]) * UNITS
    layer = HiddenLayer([most] * 256, most, [most])
    assert layer.added(layer.active(list(range(256))), 0) == pytest.approx(UNITS * 257 * (127 * STEP) ** 2)


def test_a_layer_in_a_file_outlives_the_cards_by_name(tmp_path: Path) -> None:
    cards = resarcana().cards
    rows = layer_rows([component.slug for component in cards.components])
    kept = [rows[7], "in of an older card", "constant", rows[-1]]
    values = [[0.5] * UNITS, [9.0] * UNITS, [-0.2] * UNITS, [1.0] * UNITS]
    write_table(tmp_path / "exact.weights", kept, layer_columns(), values, {})
    write_rounded(tmp_path / "exact.weights", tmp_path / "rounded.weights", STEP)
    for name in ("exact", "rounded"):
        layer = read_hidden_layer(tmp_path / f"{name}.weights", cards)
        last = Policy(cards.count, plain=False).width - 1
        assert layer.added(layer.active([7]), last) == pytest.approx(UNITS * 0.3)
        assert layer.added(layer.active([6, 8]), last) == layer.added(layer.active([7]), last - 1) == 0.0


def test_a_damaged_layer_is_refused_with_a_reason(tmp_path: Path) -> None:
    path = tmp_path / "hidden.weights"
    path.write_bytes(b"nonsense")
    with pytest.raises(DamagedFileError, match="holds no weights"):
        read_policy(assets("resarcana", "opponents", "policy2.weights"), resarcana().cards, hidden=path)


def test_a_policy_with_a_layer_answers_by_both() -> None:
    plain = Policy(resarcana().cards.count, plain=False)
    plain.columns[3] = bytes([ZERO + 20]) * len(plain.columns[3])
    one = bytes([ZERO + 50]) + NOTHING[1:]
    into = [NOTHING] * len(plain.columns[3])
    into[5] = one
    both = with_hidden(plain, HiddenLayer(into, NOTHING, [NOTHING] * 3 + [one] + [NOTHING] * (plain.width - 4)))
    assert plain.logits_of_columns([5, 6], [[3], [4]]) == [2.0, 0.0]
    assert both.logits_of_columns([5, 6], [[3], [4]]) == pytest.approx([3.0, 0.0])
    assert both.logits_of_columns([6], [[3], [4]]) == [1.0, 0.0]
