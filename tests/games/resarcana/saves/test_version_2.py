"""Saves as they are written today: what changes their form has to raise a version, and to say how these are read."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from resarcana_gui.games.resarcana.engine import table
from resarcana_gui.match.load import load
from resarcana_gui.match.match import Match
from resarcana_gui.match.save_lines import first_lines
from tests.games.resarcana.described_table import resarcana
from tests.match.sealing import objects

HERE = Path(__file__).parent
EXPECTED = json.loads((HERE / "version_1" / "expected.json").read_text(encoding="utf-8"))
"""They are the games of version 1, written anew."""


@pytest.mark.uncounted
@pytest.mark.parametrize("name", ["match-2", "draft-4", "standard-3"])
def test_a_save_of_version_2_is_the_same_table_and_would_be_written_as_it_is(name: str, tmp_path: Path) -> None:
    path = tmp_path / f"{name}.jsonl"
    path.write_bytes(gzip.decompress((HERE / "version_2" / f"{name}.jsonl.gz").read_bytes()))
    saved = load(path, {"resarcana": resarcana()})
    assert table(saved.history.state()) == EXPECTED[name]["table"]
    written = json.loads(json.dumps(first_lines(saved.history, saved.origin)))
    found = objects(path.read_bytes())
    written[0]["program"] = found[0]["program"]
    assert found[: len(written)] == written and not saved.outdated
    match = Match.resume(saved, {}, fast=True)
    assert (match.outcome is not None) == saved.closed == EXPECTED[name]["over"]
