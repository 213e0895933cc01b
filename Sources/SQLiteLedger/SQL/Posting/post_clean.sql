-- Does: says that nothing waits to be posted.
DELETE FROM dirty_alias;
DELETE FROM dirty_credit_transaction;
DELETE FROM dirty_product;
