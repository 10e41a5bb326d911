// If the page is still here after this long, the navigation was stopped or became a download.
const LEAVING_MS = 30_000;

/** Resolves when the browser restores a page that was being left, for example by its Back button. */
export function waitForPageRestore(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const restored = () => {
      stop.abort();
      resolve();
    };
    const timer = setTimeout(restored, LEAVING_MS);
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
    window.addEventListener('pageshow', ({ persisted }) => persisted && restored(), { signal: stop.signal });
  });
}
