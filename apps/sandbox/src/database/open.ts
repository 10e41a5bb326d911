import { fileURLToPath } from 'node:url';
import { createClient } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import * as schema from './schema.ts';

export type Database = LibSQLDatabase<typeof schema>;

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Opens the one file, brought to the newest schema. */
export async function openDatabase(file: string): Promise<{ db: Database; close: () => void }> {
  const client = createClient({ url: `file:${file}`, timeout: 5000 });
  await client.execute('PRAGMA journal_mode = WAL');
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder });
  return { db, close: () => client.close() };
}
