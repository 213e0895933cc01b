-- The purchases the control totals look at one by one: all of them, else those judged since the last published run and
-- the whole white list. Grain: one purchase. Parameters: 1 whether all.
INSERT INTO temp.checked (purchase_id)
SELECT purchase_id FROM purchase WHERE ?1
UNION
SELECT purchase_id FROM judged_purchase
UNION
SELECT purchase_id FROM purchase WHERE list = 'white'
