"""The colours of the essences in pictures."""

from __future__ import annotations

ELAN, LIFE, CALM, DEATH, GOLD = (
    (1.0, 0.24, 0.05),
    (0.3, 1.0, 0.28),
    (0.16, 0.42, 1.0),
    (0.5, 0.2, 1.0),
    (1.0, 0.68, 0.2),
)
