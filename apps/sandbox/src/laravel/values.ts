import type { Manner } from './answer.ts';
import { mapRecords } from './mapRecords.ts';

function asLaravel(value: unknown): unknown {
  if (value === '') return null;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && String(Number(value)) === value ? Number(value) : value;
}

/** Sends null for '', numbers as text and text as numbers, 0 and 1 for booleans, and keys that nobody reads. */
export const looseValues: Manner = (answer, { values }) => {
  if (values === 'contract' || answer.status >= 400) return answer;
  const body = mapRecords(answer.body, (fields) => {
    const sent = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, asLaravel(value)]));
    return { ...sent, ...('id' in fields ? { updated_at: '2026-11-26T22:01:47.000000Z', owner_id: 7 } : {}) };
  });
  return { ...answer, body };
};
