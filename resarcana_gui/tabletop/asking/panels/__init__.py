"""The panels on which questions are answered. They stand in a corner of the table, grow upwards, and block nothing
else."""
