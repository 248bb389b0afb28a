"""A lesson at the toy's market stall, for tests of lessons."""

from __future__ import annotations

from resarcana_gui.lessons.lesson import Condition, Lesson, Reaction, Step

LESSON = Lesson(
    "selling",
    {"cards": 6},
    ({"kind": "pay", "coins": 0}, {"kind": "draw"}),
    (
        Step("welcome"),
        Step(
            "draw",
            ("deck",),
            (Condition("Drawn", {"seat": 0}),),
            (Reaction("sold", Condition("Shown", {"seat": 0})),),
        ),
        Step("rival"),
        Step("points", until=(Condition(table={"points.0": {"least": 1}}),)),
        Step("end"),
    ),
    (),
)
