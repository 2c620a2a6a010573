/** The schema that the migrations make, as text: the content of schema.sql. */
import Database from 'better-sqlite3';
import { migrate, schemaText } from './migrate.ts';
import { migrations } from './migrations/index.ts';

export function currentSchema(): string {
  const db = new Database(':memory:');
  try {
    migrate(db, migrations);
    return schemaText(db);
  } finally {
    db.close();
  }
}
