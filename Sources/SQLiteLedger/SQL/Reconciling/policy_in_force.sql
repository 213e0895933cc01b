-- name: coverage
-- From when on credits are known, up to when, and from when on evidence is, as far as the rows tell. A file that ends in the
-- middle of a record says not up to when: what is missing may come before its last row.
SELECT
    (SELECT MIN(credited_at) FROM credit_statement WHERE credited_at <= :as_of) AS earliest_credit,
    MAX(
        COALESCE(
            (
                SELECT credit_statement.credited_at
                FROM credit_statement
                WHERE credit_statement.credited_at <= :as_of
                    AND NOT EXISTS (
                        SELECT 1
                        FROM source_file
                        WHERE source_file.file_id = credit_statement.file_id AND source_file.is_cut_off = 1
                    )
                ORDER BY credit_statement.credited_at DESC
                LIMIT 1
            ),
            -1
        ),
        -- What a whole file repeats of one that was cut off counts as well.
        COALESCE(
            (
                SELECT MAX(latest_at)
                FROM source_file
                WHERE kind = 'credits' AND is_cut_off = 0 AND latest_at <= :as_of
            ),
            -1
        ),
        COALESCE((SELECT MAX(covers_until) FROM coverage WHERE kind = 'credits'), -1)
    ) AS credits_watermark,
    (SELECT MIN(received_at) FROM evidence) AS earliest_evidence;
