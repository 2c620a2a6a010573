import { SUMMED } from '../checksum.ts';
import type { Migration } from '../migrate.ts';

/** A sum beside every entry, over what is stored of it; those that are there get theirs. */
export const checksum: Migration = {
  version: 2,
  name: 'checksum',
  up: `
ALTER TABLE entry ADD COLUMN checksum INTEGER;

DROP TRIGGER entry_no_update;
UPDATE entry SET checksum = entry_checksum (${SUMMED});
CREATE TRIGGER entry_no_update BEFORE UPDATE ON entry
BEGIN
  SELECT RAISE (ABORT, 'the ledger is append-only');
END;
`,
};
