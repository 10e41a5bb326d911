export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Removes up to two `data` wrappers, because the documents show answers bare, under `data` and under `data.data`. */
export function unwrapped(answer: unknown): unknown {
  let inner = answer;
  for (let depth = 0; depth < 2; depth += 1) {
    if (!isRecord(inner) || typeof inner.data !== 'object' || inner.data === null) return inner;
    inner = inner.data;
  }
  return inner;
}
