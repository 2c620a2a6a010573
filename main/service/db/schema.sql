CREATE TABLE command (
  command_id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  answer TEXT NOT NULL CHECK (json_valid(answer))
) STRICT, WITHOUT ROWID;

CREATE TABLE draft (
  scope TEXT PRIMARY KEY,
  body TEXT NOT NULL,
  saved_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE entry (
  seq INTEGER PRIMARY KEY CHECK (seq > 0),
  kind TEXT NOT NULL,
  version INTEGER NOT NULL CHECK (version > 0),
  payload TEXT NOT NULL CHECK (json_valid(payload)),
  command_id TEXT NOT NULL,
  part INTEGER NOT NULL CHECK (part >= 0),
  voids_seq INTEGER REFERENCES entry (seq),
  actor TEXT NOT NULL,
  reason TEXT NOT NULL,
  recorded_at TEXT NOT NULL,
  played_at TEXT,
  sheet_totals TEXT, checksum INTEGER,
  UNIQUE (command_id, part),
  CHECK ((kind = 'void') = (voids_seq IS NOT NULL)),
  CHECK (voids_seq IS NULL OR voids_seq < seq)
) STRICT;

CREATE UNIQUE INDEX entry_voids ON entry (voids_seq) WHERE voids_seq IS NOT NULL;

CREATE TRIGGER entry_no_delete BEFORE DELETE ON entry
BEGIN
  SELECT RAISE (ABORT, 'the ledger is append-only');
END;

CREATE TRIGGER entry_no_update BEFORE UPDATE ON entry
BEGIN
  SELECT RAISE (ABORT, 'the ledger is append-only');
END;
