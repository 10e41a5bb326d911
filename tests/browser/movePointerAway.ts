import type { BrowserCommand } from 'vitest/node';

/** Moves the browser's real pointer out of the page of the tests. */
export const movePointerAway: BrowserCommand<[]> = ({ page }) => page.mouse.move(-1, -1);

declare module 'vitest/browser' {
  interface BrowserCommands {
    movePointerAway: () => Promise<void>;
  }
}
