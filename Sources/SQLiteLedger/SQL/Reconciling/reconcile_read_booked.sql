-- Answers: where the touched purchases are in the books. Grain: one purchase.
SELECT
    touched.purchase_id, purchase.list, purchase.reason, purchase.price_milliunits, purchase.currency
FROM touched
CROSS JOIN purchase ON purchase.purchase_id = touched.purchase_id
ORDER BY touched.purchase_id
