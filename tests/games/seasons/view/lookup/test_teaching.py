"""What is explained in a first game is so."""

from __future__ import annotations

from functools import partial
from itertools import product

from resarcana_gui.games.seasons.rules.codes import END, season_of
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.lessons.onboarding import read_onboarding, triggered
from resarcana_gui.paths import assets

SPACES_A_YEAR = 12


def table(p: int) -> JsonObject:
    return {"p": p, "space": (p - 1) % SPACES_A_YEAR + 1}


def test_a_new_season_is_explained_when_the_marker_has_gone_on_into_one() -> None:
    """Not when Temporal Boots have gone back to the first space of the same season."""
    tips = read_onboarding(assets("seasons", "firsts.yaml"))
    for before, spaces in product(range(1, END), (-3, -2, -1, 1, 2, 3)):
        p = before + spaces
        event: JsonObject = {"event": "SeasonMoved", "spaces": spaces, "by": 0}
        told = {tip.name for tip in triggered(tips, event, 0, partial(table, p))}
        assert ("season" in told) == (spaces > 0 and season_of(p) != season_of(before))
