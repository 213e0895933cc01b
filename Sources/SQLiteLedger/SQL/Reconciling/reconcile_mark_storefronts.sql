-- Does: notes on the finding :finding from which storefronts its owner bought.
UPDATE finding SET storefronts = :storefronts WHERE finding_id = :finding
