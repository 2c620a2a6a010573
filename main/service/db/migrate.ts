/** Numbered steps from one form of the file to the next; `user_version` says how far a file has come. */
import type { Database } from 'better-sqlite3';
import { defineChecksum } from './checksum.ts';
import { APPLICATION_ID } from './format.ts';

export interface Migration {
  /** From 1, without gaps. */
  version: number;
  name: string;
  up: string;
}

/** The version a program with these migrations writes. */
export const newestOf = (migrations: readonly Migration[]): number => migrations.length;

export const versionOf = (db: Database): number => Number(db.pragma('user_version', { simple: true }));

/**
 * Runs what is missing, each migration in its own transaction together with its number: a file is never
 * between two forms. The caller has refused files from the future (probe) and made a copy (backup).
 * @returns the names of the migrations that ran
 */
export function migrate(db: Database, migrations: readonly Migration[]): string[] {
  const ran: string[] = [];
  defineChecksum(db);
  for (const [index, migration] of migrations.entries()) {
    if (migration.version !== index + 1) throw new Error(`migration ${migration.name} is out of order`);
    if (migration.version <= versionOf(db)) continue;
    db.transaction(() => {
      db.exec(migration.up);
      db.pragma(`user_version = ${migration.version}`);
      if (migration.version === 1) db.pragma(`application_id = ${APPLICATION_ID}`);
    })();
    ran.push(migration.name);
  }
  return ran;
}

/** The schema as SQL text in a fixed order: what `schema.sql` holds and `pulka check` compares. */
export function schemaText(db: Database): string {
  const rows = db
    .prepare<[], { sql: string }>(
      `SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'
       ORDER BY CASE type WHEN 'table' THEN 0 WHEN 'index' THEN 1 ELSE 2 END, name`,
    )
    .all();
  return rows.map((row) => `${row.sql};\n`).join('\n');
}
