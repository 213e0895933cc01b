-- Does: drops names that changed users no longer answer to, as another naming policy computes them.
DELETE FROM user_alias
WHERE user_id IN (SELECT user_id FROM dirty_user)
    AND NOT EXISTS (
        SELECT 1
        FROM refresh_alias
        WHERE refresh_alias.digest = user_alias.digest
            AND refresh_alias.user_id = user_alias.user_id
            AND refresh_alias.rank = user_alias.rank
            AND refresh_alias.span = user_alias.span
    )
