import { getTableColumns, type InferInsertModel, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './open.ts';

// One JSON text per row, because the driver passes each cell separately, which takes four times as long for 50,000 rows.
const CHUNK = 5000;
const literal = (text: string) => sql.raw(`'${text}'`);
const listOf = (parts: SQL[]) => sql.join(parts, sql`, `);

/** Reads any number of whole rows. `rest` is the SQL after the table's name. */
export async function readRows<Table extends SQLiteTable>(db: Database, table: Table, rest: SQL): Promise<InferSelectModel<Table>[]> {
  const fields = Object.entries(getTableColumns(table)).flatMap(([name, column]) => [literal(name), column.dataType === 'json' ? sql`json(${column})` : sql`${column}`]);
  const found = await db.all<{ row: string }>(sql`SELECT json_object(${listOf(fields)}) AS row FROM ${table} ${rest}`);
  return found.map(({ row }) => JSON.parse(row) as InferSelectModel<Table>);
}

/** Writes any number of whole rows. Columns that they omit become null. */
export async function insertRows<Table extends SQLiteTable>(db: Database, table: Table, rows: readonly InferInsertModel<Table>[]): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const names = listOf(columns.map(([, column]) => sql`${sql.identifier(column.name)}`));
  const values = listOf(columns.map(([name]) => sql`json_extract(value, ${literal(`$.${name}`)})`));
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = JSON.stringify(rows.slice(start, start + CHUNK));
    await db.run(sql`INSERT INTO ${table} (${names}) SELECT ${values} FROM json_each(${chunk})`);
  }
}
