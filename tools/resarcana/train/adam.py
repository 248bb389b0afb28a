"""Adam (Kingma and Ba, 2014): every weight takes steps of about the same size, whatever the size of its slopes."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

EPSILON: Final = 1e-8
MEMORY: Final = 0.9
LONG_MEMORY: Final = 0.999


class Adam:
    """Adam's averages for an array of weights."""

    def __init__(self, weights: npt.NDArray[np.float32]) -> None:
        self._weights: Final = weights
        self._mean: Final = np.zeros_like(weights)
        self._square: Final = np.zeros_like(weights)
        self._steps = 0

    def climb(self, slope: npt.NDArray[np.float32], rate: float) -> None:
        """Change the weights, in place, up this slope."""
        self._steps += 1
        mean, square, weights = self._mean, self._square, self._weights
        mean *= MEMORY
        mean += (1.0 - MEMORY) * slope
        square *= LONG_MEMORY
        square += (1.0 - LONG_MEMORY) * slope * slope
        likely = mean / (1.0 - MEMORY**self._steps)
        weights += rate * likely / (np.sqrt(square / (1.0 - LONG_MEMORY**self._steps)) + EPSILON)
