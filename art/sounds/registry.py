"""Which function makes which sound."""

from __future__ import annotations

from collections.abc import Callable

from art.sounds.wave import Dice, Wave

Recipe = Callable[[int, Dice], Wave]
"""Makes one variant, numbered from 0, with its own chance."""

RECIPES: dict[str, Recipe] = {}


def sound(name: str) -> Callable[[Recipe], Recipe]:
    """The function below makes the sound of this name. Raises ValueError if another does already."""

    def enter(recipe: Recipe) -> Recipe:
        if name in RECIPES:
            raise ValueError(f"two recipes for {name}")
        RECIPES[name] = recipe
        return recipe

    return enter
