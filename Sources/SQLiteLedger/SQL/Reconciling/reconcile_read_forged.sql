-- Answers: who sent evidence refused by one of the rules :rules (a JSON array), and who else sent the same bytes. Nobody is
-- ''. Grain: one (rule, sender, evidence, sender of the same evidence), rules and senders together.
WITH forged AS MATERIALIZED (
    SELECT evidence.rule, evidence.evidence_id, COALESCE(sender.sender, '') AS sender
    FROM json_each(:rules) AS rule
    CROSS JOIN evidence ON evidence.rule = rule.value AND evidence.outcome = 'refused'
    LEFT JOIN temp.sender ON sender.evidence_id = evidence.evidence_id
)
SELECT forged.rule, forged.sender, forged.evidence_id, COALESCE(other.sender, '') AS other_sender
FROM forged
LEFT JOIN temp.sender AS other ON other.evidence_id = forged.evidence_id
ORDER BY forged.rule, forged.sender, forged.evidence_id
