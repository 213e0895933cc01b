-- Does: says that no user waits to be refreshed.
DELETE FROM dirty_user
