-- Keeps what was judged for the control totals: they look at it one by one until a run is published.
INSERT OR IGNORE INTO judged_purchase (purchase_id) SELECT purchase_id FROM temp.verdict
