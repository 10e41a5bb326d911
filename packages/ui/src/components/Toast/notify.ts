/** A passing message. */
export interface Notice {
  text: string;
  tone: 'success' | 'info' | 'warning' | 'critical';
}

/** Whether two messages tell the same. */
export const isSame = (one: Notice, other: Notice) => one.text === other.text && one.tone === other.tone;

const waiting: Notice[] = [];
const listeners = new Set<() => void>();

/**
 * Shows a passing message in the corner, from anywhere in the code. It is never the only place for a field's error.
 * Said again, a message takes the place of the one before.
 *
 * @param options.tone `critical` says that something failed and is announced at once. @default 'success'
 */
export function notify(text: string, { tone = 'success' }: { tone?: Notice['tone'] } = {}): void {
  const notice = { text, tone };
  if (!waiting.some((other) => isSame(other, notice))) waiting.push(notice);
  for (const listener of listeners) listener();
}

/** The message that has waited longest to be shown. */
export function nextNotice(): Notice | undefined {
  return waiting[0];
}

/** As `nextNotice`, which waits no more. */
export function takeNotice(): Notice | undefined {
  return waiting.shift();
}

/** Calls back at every new message, until the function it returns is called. */
export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
