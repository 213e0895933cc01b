-- name: addOverview
-- Keeps what is known of one subscription.
INSERT INTO subscription_overview (
    environment, original_transaction_id, is_first_period_free, first_paid_transaction_id
)
VALUES (:environment, :original_transaction_id, :is_first_period_free, :first_paid_transaction_id);

-- name: markReceived
-- Notes of the purchase :purchase whether its transaction is unfinished.
UPDATE purchase SET is_unfinished = :is_unfinished WHERE purchase_id = :purchase;

-- name: markRenewal
-- Notes of the purchase :purchase whether it is a renewal without a known first period.
UPDATE purchase SET is_without_first = :is_without_first WHERE purchase_id = :purchase;

-- name: markStorefronts
-- Notes on the finding :finding from which storefronts its owner bought.
UPDATE finding SET storefronts = :storefronts WHERE finding_id = :finding;
