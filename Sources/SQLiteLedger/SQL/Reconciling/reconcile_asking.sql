-- Judged purchases whose owner a neighbour might tell: those that nothing binds. Weak ones ask their receipts too.
INSERT INTO temp.asking (purchase_id, is_judged, paid_at, is_weak)
SELECT
    purchase_id, 1, paid_at,
    owner_basis IN ('ambiguous', 'unknown', 'same_receipt', 'submitted_by', 'same_device', 'claimed_unproven')
FROM temp.verdict
WHERE owner_basis NOT IN ('account_token', 'application_username')
