-- The purchases to judge: those whose facts, credits or users changed, the whole white list (its clock runs), and
-- those before the cut-over where that moved. :is_everything all of them;
-- :is_cut_over_moved whether the cut-over moved.
INSERT INTO touched (purchase_id)
SELECT purchase_id FROM purchase WHERE :is_everything AND merged_into IS NULL
UNION
SELECT d.purchase_id
FROM dirty_purchase AS d
CROSS JOIN purchase AS p ON p.purchase_id = d.purchase_id
WHERE p.merged_into IS NULL
UNION
SELECT purchase_id FROM purchase WHERE list = 'white'
UNION
SELECT purchase_id FROM purchase WHERE :is_cut_over_moved AND reason = 'before_coverage'
