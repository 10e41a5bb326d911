/** A passing message. */
export interface Notice {
  text: string;
  tone: 'success' | 'info' | 'warning' | 'critical';
}

const waiting: Notice[] = [];
const listeners = new Set<() => void>();

/**
 * Shows a passing message in the corner, from anywhere in the code. It is never the only place for a field's error.
 *
 * @param options.tone `critical` says that something failed and is announced at once. @default 'success'
 */
export function notify(text: string, { tone = 'success' }: { tone?: Notice['tone'] } = {}): void {
  waiting.push({ text, tone });
  for (const listener of listeners) listener();
}

/** The oldest message not shown yet; it is then taken. */
export function nextNotice(): Notice | undefined {
  return waiting.shift();
}

/** Whether messages wait to be shown. */
export function hasNotices(): boolean {
  return waiting.length > 0;
}

/** Calls back at every new message, until the function it returns is called. */
export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
