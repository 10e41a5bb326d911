import { appendFile, chmod } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createClient } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import * as schema from './schema.ts';

export type Database = LibSQLDatabase<typeof schema>;

const OWNER_ONLY = 0o600;
const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Opens the database file and migrates it to the newest schema. It contains secrets, so only its owner may read it. */
export async function openDatabase(file: string): Promise<{ db: Database; close: () => void }> {
  // Created before SQLite opens it, so that SQLite gives the files beside it the same mode.
  await appendFile(file, '', { mode: OWNER_ONLY });
  await chmod(file, OWNER_ONLY);
  const client = createClient({ url: `file:${file}`, timeout: 5000 });
  await client.execute('PRAGMA journal_mode = WAL');
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder });
  return { db, close: () => client.close() };
}
