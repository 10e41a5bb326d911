export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * An answer and what its `data` wrappers hold, from the outside in, because the documents show answers bare, under `data` and under
 * `data.data`. What stands under `key` may be wrapped again, as the pages of a named list are.
 */
export function levelsOf(answer: unknown, key?: string): unknown[] {
  const levels = [answer];
  for (let depth = 0; depth < 2; depth += 1) {
    const inner = levels.at(-1);
    if (!isRecord(inner) || typeof inner.data !== 'object' || inner.data === null) break;
    levels.push(inner.data);
  }
  const inner = levels.at(-1);
  return key !== undefined && isRecord(inner) && key in inner ? [...levels, ...levelsOf(inner[key])] : levels;
}

/** Removes up to two `data` wrappers. */
export const unwrapped = (answer: unknown): unknown => levelsOf(answer).at(-1);
