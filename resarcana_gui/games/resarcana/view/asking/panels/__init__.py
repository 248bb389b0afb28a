"""The controls with which questions are answered: `panel.AskingPanel` for each of them, `collect_panel.CollectPanel`
for a whole Collect phase. They stand in a corner of the table, grow upwards, and block nothing else."""
