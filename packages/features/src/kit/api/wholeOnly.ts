import type { Read } from './toLoadable.ts';

/** Waits for the whole of a list, where a part is of no use. A page that fails is a failure then. */
export function wholeOnly<Data>(value: Read<Data>, message: string): Read<Data> {
  if (value.state !== 'ready' || value.part === undefined) return value;
  const { note } = value;
  // All pages have been read, so no more is coming.
  if (note?.kind === 'short' || note?.kind === 'changed') return value;
  if (note?.kind !== 'failed') return { state: 'loading', note };
  return { state: 'failed', message, reason: note.reason, retry: note.retry, isRetrying: note.isRetrying };
}
