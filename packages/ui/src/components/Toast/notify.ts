/** A temporary message. */
export interface Notice {
  text: string;
  /** Details, on a separate line. */
  detail?: string;
  tone: 'success' | 'info' | 'warning' | 'critical';
  /** Puts back what the message is about, which it then offers for 8 seconds. */
  onUndo?: () => void;
}

/** Whether one message takes the place of the other: it is the same, or both offer Undo. */
export const isSame = (one: Notice, other: Notice) =>
  one.onUndo || other.onUndo
    ? one.onUndo !== undefined && other.onUndo !== undefined
    : one.text === other.text && one.detail === other.detail && one.tone === other.tone;

const waiting: Notice[] = [];
const listeners = new Set<() => void>();
const withdrawals = new Set<(text: string | undefined) => void>();

/**
 * Shows a temporary message in the corner. Callable from anywhere. Do not use it as the only place of a field's error.
 * The same message shown again replaces the one before.
 *
 * @param options.detail details on a separate line, for example why something failed
 * @param options.tone `critical` is a failure and is announced immediately. @default 'success'
 * @param options.onUndo offers Undo for 8 seconds, by a button and by Ctrl or ⌘ Z; only the latest such message is shown
 */
export function notify(text: string, { detail, tone = 'success', onUndo }: Partial<Omit<Notice, 'text'>> = {}): void {
  const notice: Notice = { text, detail, tone, onUndo };
  const place = waiting.findIndex((other) => isSame(other, notice));
  waiting.splice(place < 0 ? waiting.length : place, 1, notice);
  for (const listener of listeners) listener();
}

/** The oldest message that is not shown yet. */
export function nextNotice(): Notice | undefined {
  return waiting[0];
}

/** Removes and returns the oldest message that is not shown yet. */
export function takeNotice(): Notice | undefined {
  return waiting.shift();
}

/** Calls back on every new message. Returns a function that unsubscribes. */
export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Removes a message that does not apply any more, whether it is visible or still waits; without a text every message, for example
 * because another person uses the page.
 */
export function withdraw(text?: string): void {
  waiting.splice(0, waiting.length, ...waiting.filter((notice) => text !== undefined && notice.text !== text));
  for (const remove of withdrawals) remove(text);
}

/** Calls back with each withdrawn text, undefined for every message. Returns a function that unsubscribes. */
export function onWithdrawal(remove: (text: string | undefined) => void): () => void {
  withdrawals.add(remove);
  return () => withdrawals.delete(remove);
}
