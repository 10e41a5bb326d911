import { invalid } from '@valise/contract/serve';
import type { Verdict } from './rules.ts';

/** Refuses with every verdict against a field, under our names. */
export function refuseInvalid(verdicts: Record<string, readonly Verdict[]>): void {
  const fields = Object.entries(verdicts)
    .map(([field, found]) => [field, found.filter((verdict) => verdict !== null)] as const)
    .filter(([, messages]) => messages.length > 0);
  if (fields.length > 0) throw invalid(Object.fromEntries(fields));
}
