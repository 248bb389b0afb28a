"""The panels of questions. They stand in a corner of the table, grow upwards, and block nothing else."""
