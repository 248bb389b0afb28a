"""Geometry: where cards lie beside each other, in a hand or in a pile. Plain functions that know no nodes."""
