-- Who writes a room (holder, epoch), how often its sheet has been written (version), what was told, and finished games as shown.
ALTER TABLE rooms ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE rooms ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
ALTER TABLE rooms ADD COLUMN holder TEXT NOT NULL DEFAULT '';
ALTER TABLE rooms ADD COLUMN touched BIGINT NOT NULL DEFAULT 0;
ALTER TABLE rooms ADD COLUMN state TEXT NOT NULL DEFAULT 'playing';
UPDATE rooms SET touched = made;
UPDATE rooms SET state = 'lobby' WHERE sheet LIKE '%"started": false%';
UPDATE rooms SET state = 'over' WHERE sheet LIKE '%"ended": true%';
ALTER TABLE moves ADD COLUMN told TEXT NOT NULL DEFAULT '';
ALTER TABLE moves ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
CREATE TABLE archive (room TEXT PRIMARY KEY, record TEXT NOT NULL, board TEXT NOT NULL, past TEXT NOT NULL, final TEXT NOT NULL);
CREATE TABLE servers (id TEXT PRIMARY KEY, alive_until BIGINT NOT NULL);
CREATE TABLE probe (id INTEGER PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO probe VALUES (1, '');
