/** A temporary message. */
export interface Notice {
  text: string;
  /** Details, on a separate line. */
  detail?: string;
  tone: 'success' | 'info' | 'warning' | 'critical';
}

/** Whether two messages are the same. */
export const isSame = (one: Notice, other: Notice) => one.text === other.text && one.detail === other.detail && one.tone === other.tone;

const waiting: Notice[] = [];
const listeners = new Set<() => void>();
const withdrawals = new Set<(text: string | undefined) => void>();

/**
 * Shows a temporary message in the corner. Callable from anywhere. Do not use it as the only place of a field's error.
 * The same message shown again replaces the one before.
 *
 * @param options.detail details on a separate line, for example why something failed
 * @param options.tone `critical` is a failure and is announced immediately. @default 'success'
 */
export function notify(text: string, { detail, tone = 'success' }: Partial<Omit<Notice, 'text'>> = {}): void {
  const notice: Notice = { text, detail, tone };
  if (!waiting.some((other) => isSame(other, notice))) waiting.push(notice);
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
