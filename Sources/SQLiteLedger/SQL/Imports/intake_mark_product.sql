-- Does: marks a product whose purchases are to be judged again. Parameters: 1 product.
INSERT OR IGNORE INTO dirty_product (product_id) VALUES (?1)
