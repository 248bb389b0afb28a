"""Which function makes which sound."""

from __future__ import annotations

from collections.abc import Callable

from art.sounds.wave import Dice, Wave

Recipe = Callable[[int, Dice], Wave]
"""Makes one variant, numbered from 0, with its own chance."""

RECIPES: dict[str, Recipe] = {}


def sound(name: str) -> Callable[[Recipe], Recipe]:
    """The function below makes the sound of this name."""

    def enter(recipe: Recipe) -> Recipe:
        RECIPES[name] = recipe
        return recipe

    return enter
