WITH added AS (
    INSERT INTO log ("table", seq, kind, body, at)
    SELECT :named, CAST(:after AS integer) + place, entry ->> 0, entry -> 1, CAST(:changed AS float)
    FROM jsonb_array_elements(:entries) WITH ORDINALITY AS entries (entry, place)
), changed AS (
    UPDATE tables
    SET seq = :seq, waits_for = :waits_for, over = :over, changed = :changed, changed_by = :changed_by
    WHERE "table" = :named
)
SELECT pg_notify(:channel, :news)
