import '@valise/ui/theme';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** Draws the page and answers the ms until it is on screen. */
    openPart: () => Promise<number>;
  }
}

function painted(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  });
}

/** Leaves it to the benchmark when to draw, so that loading the code is not measured with it. */
export function drawWhenAsked(page: ReactNode, isThere: () => boolean) {
  const root = createRoot(document.getElementById('root') as HTMLElement);
  window.openPart = async () => {
    const start = performance.now();
    root.render(<StrictMode>{page}</StrictMode>);
    let end = await painted();
    while (!isThere()) end = await painted();
    return end - start;
  };
}
