import '@valise/ui/theme';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** Renders the page and returns the ms until it is on screen. */
    openPart: () => Promise<number>;
  }
}

function painted(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  });
}

/** Renders when the benchmark calls `openPart`, so that loading the code is not measured. */
export function renderOnOpen(page: ReactNode, isThere: () => boolean) {
  const root = createRoot(document.getElementById('root') as HTMLElement);
  window.openPart = async () => {
    const start = performance.now();
    root.render(<StrictMode>{page}</StrictMode>);
    let end = await painted();
    while (!isThere()) end = await painted();
    return end - start;
  };
}
