-- A catalogue row that came or changed concerns every transaction of its product.
INSERT OR IGNORE INTO dirty_alias (alias_id)
SELECT a.alias_id
FROM dirty_product AS d
CROSS JOIN transaction_alias AS a ON a.product_id = d.product_id
