"""How each piece is written in SQL that SQLite and PostgreSQL understand: its statements are given the piece itself."""

from __future__ import annotations

from roji.server.store import writes

STATEMENTS: dict[type[writes.Write], tuple[str, ...]] = {
    writes.AddTable: (
        "INSERT INTO tables (id, game, secret, key, invite, watch, created, touched)"
        " VALUES (?1, ?2, '', ?3, ?4, ?5, ?6, ?6)",
    ),
    writes.AddEvent: (  # without the event before it, its number is NULL, which is refused
        "INSERT INTO events (table_id, n, body, hash)"
        " VALUES (?1, CASE WHEN ?2 = 1 THEN 1 ELSE (SELECT n + 1 FROM events WHERE table_id = ?1 AND n = ?2 - 1) END,"
        " ?3, ?4)",
    ),
    writes.Touch: ("UPDATE tables SET touched = ?2 WHERE id = ?1",),
    writes.EndTable: ("UPDATE tables SET over = 1, secret = ?2 WHERE id = ?1",),
    writes.NoteTable: ("UPDATE tables SET about = ?2 WHERE id = ?1",),
    writes.DeleteTable: (
        "DELETE FROM events WHERE table_id = ?1",
        "DELETE FROM seats WHERE table_id = ?1",
        "DELETE FROM devices WHERE table_id = ?1",
        "DELETE FROM tables WHERE id = ?1",
    ),
    writes.AddSeat: (
        "INSERT INTO seats (table_id, seat, secret) VALUES (?1, ?2, ?3)"
        " ON CONFLICT (table_id, secret) DO UPDATE SET seat = excluded.seat",
    ),
    writes.AddDevice: (
        "INSERT INTO devices (table_id, seat, device, told) VALUES (?1, ?2, ?3, ?4)"
        " ON CONFLICT (device, table_id, seat) DO UPDATE SET told = excluded.told",
    ),
    writes.TellDevice: (  # once, whichever process is asked: NULL is refused
        "UPDATE devices SET told = CASE WHEN told = 0 THEN 1 END WHERE table_id = ?1 AND seat = ?2 AND device = ?3",
    ),
    writes.EmptySeat: (
        "DELETE FROM seats WHERE table_id = ?1 AND seat = ?2",
        "DELETE FROM devices WHERE table_id = ?1 AND seat = ?2",
    ),
    writes.ForgetDevice: (
        "DELETE FROM devices WHERE device = ?1",
        "DELETE FROM reviews WHERE record IN (SELECT id FROM records WHERE device = ?1)",
        "DELETE FROM records WHERE device = ?1",
    ),
    writes.AddRecord: (
        "INSERT INTO records (id, device, text, created, about) VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO NOTHING",
    ),
    writes.NoteRecord: ("UPDATE records SET about = ?2 WHERE id = ?1",),
    writes.DeleteRecord: ("DELETE FROM reviews WHERE record = ?1", "DELETE FROM records WHERE id = ?1"),
    writes.AddReview: (
        "INSERT INTO reviews (record, kind, first, body)"
        " SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM records WHERE id = ?1) ON CONFLICT DO NOTHING",
    ),
    writes.Block: (
        "INSERT INTO blocked (what, why, since) VALUES (?1, ?2, ?3)"
        " ON CONFLICT (what) DO UPDATE SET why = excluded.why, since = excluded.since",
    ),
    writes.Unblock: ("DELETE FROM blocked WHERE what = ?1",),
    writes.Probe: ("UPDATE store SET wrote = ?1",),
}
