-- Does: lets the files that runs reported be reported again. Parameters: 1 the first of these runs.
UPDATE source_file SET reported_run_id = NULL WHERE reported_run_id >= ?1
