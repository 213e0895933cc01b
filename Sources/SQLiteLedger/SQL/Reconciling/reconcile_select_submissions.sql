-- The submissions that touch purchases in sight.
INSERT INTO temp.selected_submission (submission_id) SELECT DISTINCT submission_id FROM temp.trace
