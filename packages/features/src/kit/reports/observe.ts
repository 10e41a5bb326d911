/** Calls back with each entry of the browser's performance timeline, earlier ones too, until the signal is aborted. */
export function observe(type: string, each: (entry: PerformanceEntry) => void, signal: AbortSignal): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(each));
  // Otherwise only presses that take longer than 104 ms are measured.
  const options: PerformanceObserverInit & { durationThreshold: number } = { type, buffered: true, durationThreshold: 16 };
  observer.observe(options);
  signal.addEventListener('abort', () => observer.disconnect());
}
