"""Tests of the acts: what is seen and heard of every event."""
