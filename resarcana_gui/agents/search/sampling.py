"""Probabilities from logits, and sampling from them."""

from __future__ import annotations

import math
from typing import Final

from resarcana_gui.kernel.chance import Chance

CHANCES: Final = 1 << 30


def softmax(logits: list[float], temperature: float = 1.0) -> list[float]:
    """Return probabilities; the lower the temperature, the more the likeliest dominates."""
    top = logits[0]
    for logit in logits:
        top = max(top, logit)
    shares: list[float] = []
    whole = 0.0
    for logit in logits:
        share = math.exp((logit - top) / temperature)
        shares.append(share)
        whole += share
    return [share / whole for share in shares]


def drawn(logits: list[float], chance: Chance, temperature: float = 1.0) -> int:
    """Return the index of a logit, drawn with its probability."""
    top = logits[0]
    for logit in logits:
        top = max(top, logit)
    shares: list[float] = []
    whole = 0.0
    for logit in logits:
        share = math.exp((logit - top) / temperature)
        shares.append(share)
        whole += share
    left = whole * chance.below(CHANCES) / CHANCES
    for at, share in enumerate(shares):
        left -= share
        if left < 0.0:
            return at
    return len(shares) - 1
