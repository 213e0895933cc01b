-- Does: says that the refused rows of all files so far are reported. Parameters: 1 run.
UPDATE source_file SET reported_run_id = ?1 WHERE reported_run_id IS NULL
