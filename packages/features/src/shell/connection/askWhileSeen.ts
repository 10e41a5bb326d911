/** Calls back in every period while the page is visible, until the returned function is called. A hidden page requests its data when it is seen again. */
export function askWhileSeen(periodMs: number, ask: () => void, page: Pick<Document, 'visibilityState'> = document): () => void {
  const timer = setInterval(() => {
    if (page.visibilityState === 'visible') ask();
  }, periodMs);
  return () => clearInterval(timer);
}
