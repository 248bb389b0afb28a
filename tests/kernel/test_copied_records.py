"""Records go to other processes and come back equal, compiled or not."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from resarcana_gui.kernel.record import Record
from tests.toy.records import Asked, Bid, Pay, Stacked

COPIERS: list[Callable[[Record], Record]] = [
    copy.copy,
    copy.deepcopy,
    lambda record: pickle.loads(pickle.dumps(record)),  # noqa: S301 - it is our own
]


@pytest.mark.parametrize("copied", COPIERS, ids=["copy", "deepcopy", "pickle"])
@pytest.mark.parametrize("record", [Pay(0, 3), Stacked((1, 2)), Asked(Bid(1, 4))], ids=repr)
def test_a_copied_record_equals_the_first(record: Record, copied: Callable[[Record], Record]) -> None:
    assert copied(record) == record
