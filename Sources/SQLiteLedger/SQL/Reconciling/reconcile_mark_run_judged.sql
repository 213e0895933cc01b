-- Does: says by which policy a run judged.
UPDATE run
SET state = 'judged', policy = :policy, credits_since = :credits_since, credits_watermark = :credits_watermark
WHERE run_id = :run
