"""Every contract test runs for every game, setup, number of seats and seed."""

from __future__ import annotations

import os

import pytest

from tests.contract.entries import entries

MORE = int(os.environ.get("CONTRACT_GAMES", "1"))
"""How many times the usual number of games is played."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if {"entry", "seed"} <= set(metafunc.fixturenames):
        cases = [
            pytest.param(entry, seed, id=f"{entry.name}-{seed}")
            for entry in entries()
            for seed in range(entry.games * MORE)
        ]
        metafunc.parametrize(("entry", "seed"), cases, scope="session")  # so all tests of one game follow each other
    elif "entry" in metafunc.fixturenames:
        metafunc.parametrize("entry", [pytest.param(entry, id=entry.name) for entry in entries()])
