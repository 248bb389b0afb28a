"""The controls that answer questions: `panel.question_panel` for each of them, `collect_panel.CollectPanel` for a whole
Collect phase. They stand in a corner of the table, grow upwards, and block nothing else."""
