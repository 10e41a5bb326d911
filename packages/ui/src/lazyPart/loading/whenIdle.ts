/** Runs the action once the browser has nothing else to do. The returned function cancels it. */
export function whenIdle(action: () => void): () => void {
  // Safari has no idle callback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(action, 1000);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(action, { timeout: 5000 });
  return () => window.cancelIdleCallback(handle);
}
