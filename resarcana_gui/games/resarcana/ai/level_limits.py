"""The limits of the opponents that search."""

from __future__ import annotations

from typing import Final

from resarcana_gui.agents.search.limits import Limits

LEVELS: Final = {
    "apprentice": Limits(
        14, seconds=0.1, width=24, blind=True, slack=0.25, whim=90.0, doubt=17.0, strict=True, foresight=1
    ),
    "novice": Limits(8, seconds=0.1, width=6, blind=True, slack=0.25, whim=40.0, doubt=11.0, strict=True, foresight=1),
    "adept": Limits(18, seconds=0.3, width=10, slack=0.245, whim=30.0, strict=True, foresight=1),
    "master": Limits(50, seconds=1.0, horizon=0, width=20, slack=0.1, whim=6.0, strict=True, foresight=2),
    "archmage": Limits(4000, seconds=2.4, horizon=0, foresight=6, heed=0.5, thrift=0.02, exploration=0.7, doubt=2.0),
}
"""The opponents that search, from weak to strong: each errs less, and trusts more in what was learned, up to the
archmage, who looks often enough to believe what it sees instead. The apprentice, for the first games, looks at many
answers once and can hardly tell them apart. Nobody gives away more than a quarter of a game that it sees."""

BEGINNER: Final = "apprentice"
PARTNER: Final = Limits(
    120,
    seconds=0.5,
    width=30,
    blind=True,
    slack=0.25,
    whim=1000.0,
    strict=True,
    foresight=1,
    exploration=30.0,
    doubt=100.0,
)
"""The beginner in a first game: it looks at every answer often enough to know what each is worth, and any that is not
much worse than the best will do, so that a newcomer wins about half of these games."""
