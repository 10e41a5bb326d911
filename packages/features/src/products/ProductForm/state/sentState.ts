/** Whether a form was sent as it is now. Unanswered: no answer came, so it may be saved already. */
export type SentState =
  | { state: 'unsent' }
  /** `equalBefore` is how many products like it there were before it was sent; 0 for a change of a product. */
  | { state: 'unanswered'; equalBefore: number };

export const unsent: SentState = { state: 'unsent' };

/** The state in anything that was stored; anything unknown is unsent. */
export function readSentState(stored: unknown): SentState {
  const { state, equalBefore } = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Record<string, unknown>>;
  return state === 'unanswered' && typeof equalBefore === 'number' ? { state, equalBefore } : unsent;
}
