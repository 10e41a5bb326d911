const LONG_HIDDEN_MS = 30_000;

interface PageEvents {
  window: EventTarget;
  document: EventTarget & { readonly hidden: boolean };
}

/** Calls back when the page may have missed events: it is online again, or was hidden for over 30 s. */
export function watchAbsence(onBack: () => void, { window, document }: PageEvents = globalThis): () => void {
  let hiddenSince = document.hidden ? Date.now() : null;
  const stop = new AbortController();
  function onVisibility() {
    if (document.hidden) {
      hiddenSince ??= Date.now();
      return;
    }
    const wasLong = hiddenSince !== null && Date.now() - hiddenSince > LONG_HIDDEN_MS;
    hiddenSince = null;
    if (wasLong) onBack();
  }
  document.addEventListener('visibilitychange', onVisibility, { signal: stop.signal });
  window.addEventListener('online', () => onBack(), { signal: stop.signal });
  return () => stop.abort();
}
