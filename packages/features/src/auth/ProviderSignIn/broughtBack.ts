// A page that is still here after this long has not been left after all: the visit was stopped, or was a download.
const LEAVING_MS = 30_000;

/** Resolves when the browser shows a page again that was being left: by its Back button, as the page was. */
export function broughtBack(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const isBack = () => {
      stop.abort();
      resolve();
    };
    const timer = setTimeout(isBack, LEAVING_MS);
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
    window.addEventListener('pageshow', ({ persisted }) => persisted && isBack(), { signal: stop.signal });
  });
}
