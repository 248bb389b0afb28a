"""A table with three cards on a stage."""

from __future__ import annotations

import pytest

from tests.scene.acting import Actor
from tests.tabletop.acts.happening import Row
from tests.tabletop.plain_faces import PlainFaces


@pytest.fixture
def table(actor: Actor, faces: PlainFaces) -> Row:
    made = Row(actor.look, faces, 1, 2, 3)
    actor.root.add(made)
    made.settle_items()
    return made
