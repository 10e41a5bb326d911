/** A temporary message. */
export interface Notice {
  text: string;
  /** Details, on a second line. */
  detail?: string;
  tone: 'success' | 'info' | 'warning' | 'critical';
  /** Whether screen readers announce it. */
  isAnnounced: boolean;
  /** Reverts the change that the message reports. The message then offers Undo for 8 seconds. */
  onUndo?: () => void;
}

/** Whether one message replaces the other: they are equal, or both offer Undo. */
export const isSame = (one: Notice, other: Notice) =>
  one.onUndo || other.onUndo
    ? one.onUndo !== undefined && other.onUndo !== undefined
    : one.text === other.text && one.detail === other.detail && one.tone === other.tone;

const waiting: Notice[] = [];
const listeners = new Set<() => void>();
const withdrawals = new Set<(text: string | undefined) => void>();

/**
 * Shows a temporary message in the corner. Callable from anywhere. A field's error also needs its own place.
 * An equal message replaces the former one.
 *
 * @param options.detail details on a separate line, for example why something failed
 * @param options.tone `critical` is a failure and is announced immediately. @default 'success'
 * @param options.isAnnounced false where another place announces the same text, for example the field in error. @default true
 * @param options.onUndo offers Undo for 8 seconds, by a button and by Ctrl or ⌘ Z; only the latest such message is shown
 */
export function notify(text: string, { detail, tone = 'success', isAnnounced = true, onUndo }: Partial<Omit<Notice, 'text'>> = {}): void {
  const notice: Notice = { text, detail, tone, isAnnounced, onUndo };
  if (tone === 'success' && onUndo === undefined) recorded?.push(text);
  const place = waiting.findIndex((other) => isSame(other, notice));
  waiting.splice(place < 0 ? waiting.length : place, 1, notice);
  for (const listener of listeners) listener();
}

let recorded: string[] | undefined;

/** Runs a function. Returns its result and the texts of its messages of success, which the caller may withdraw; not of those that offer Undo. */
export function recordSuccess<Result>(run: () => Result): { result: Result; texts: readonly string[] } {
  const outer = recorded;
  const texts: string[] = [];
  recorded = texts;
  try {
    return { result: run(), texts };
  } finally {
    recorded = outer;
  }
}

/** Returns the oldest waiting message. */
export function nextNotice(): Notice | undefined {
  return waiting[0];
}

/** Removes and returns the oldest waiting message. */
export function takeNotice(): Notice | undefined {
  return waiting.shift();
}

/** Calls back on every new message. Returns a function that unsubscribes. */
export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Removes a message that no longer applies, visible or waiting; without a text it removes all messages, for example
 * because another person uses the page.
 */
export function withdraw(text?: string): void {
  waiting.splice(0, waiting.length, ...waiting.filter((notice) => text !== undefined && notice.text !== text));
  for (const remove of withdrawals) remove(text);
}

/** Calls back with each withdrawn text, or undefined for all messages. Returns a function that unsubscribes. */
export function onWithdrawal(remove: (text: string | undefined) => void): () => void {
  withdrawals.add(remove);
  return () => withdrawals.delete(remove);
}
