import type { BulkProgress } from '../../../kit/bulk/bulkRun.ts';
import type { BulkRow } from './bulkRows.ts';

/** How many rows are rendered at once. */
export const MOST_LISTED = 100;

/**
 * The rows to render: the first ones, and further down only the row that is being sent and those that failed, so that everything
 * that needs the user is visible.
 * @param most how many of the first rows, and how many of the failed ones
 */
export function listedRows(rows: readonly BulkRow[], progress: ReadonlyMap<string, BulkProgress<unknown>>, most = MOST_LISTED): readonly BulkRow[] {
  if (rows.length <= most) return rows;
  const listed = rows.slice(0, most);
  let failed = 0;
  for (let index = most; index < rows.length && progress.size > 0; index += 1) {
    const row = rows[index] as BulkRow;
    const state = progress.get(row.id)?.state;
    if (state === 'running' || (state === 'failed' && failed < most)) listed.push(row);
    if (state === 'failed') failed += 1;
  }
  return listed;
}
