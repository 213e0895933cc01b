-- name: coverage
-- From when on credits are known, up to when, and from when on evidence is, as far as the rows tell.
SELECT
    (SELECT MIN(credited_at) FROM credit_statement WHERE credited_at <= :as_of) AS earliest_credit,
    GREATEST(
        COALESCE((SELECT MAX(credited_at) FROM credit_statement WHERE credited_at <= :as_of), -1),
        COALESCE((SELECT MAX(covers_until) FROM coverage WHERE kind = 'credits'), -1)
    ) AS credits_watermark,
    (SELECT MIN(received_at) FROM evidence) AS earliest_evidence;
