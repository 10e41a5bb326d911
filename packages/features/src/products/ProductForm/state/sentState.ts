/** Whether the form's current content was sent. `unanswered`: without a response, so it may be saved already. */
export type SentState =
  | { state: 'unsent' }
  /** `equalBefore` is how many equal products there were before sending; 0 for a change of a product. */
  | { state: 'unanswered'; equalBefore: number };

export const unsent: SentState = { state: 'unsent' };

/** Reads the state from stored data of any shape. Anything unknown is unsent. */
export function readSentState(stored: unknown): SentState {
  const { state, equalBefore } = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Record<string, unknown>>;
  return state === 'unanswered' && typeof equalBefore === 'number' ? { state, equalBefore } : unsent;
}
