"""Icons of the energies and of crystals."""
