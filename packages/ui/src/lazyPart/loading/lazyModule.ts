import { loadWithStyles } from './failedStyles.ts';

/** How long after a failed attempt the second one starts, in ms. */
export const RETRY_MS = 1000;

/**
 * Code that is fetched late and is not a component. Calls share one request; it is retried once, with the style sheets
 * that failed. When the second attempt fails too, the call rejects and the next call starts over.
 *
 * Browsers older than the change to HTML of 2026 (whatwg/html#10327) remember a failed module until the page is reloaded,
 * so the message with Try again also mentions reloading the page.
 */
export function lazyModule<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let request: Promise<Module> | undefined;

  async function loadTwice(): Promise<Module> {
    try {
      return await loadWithStyles(load);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      return loadWithStyles(load);
    }
  }

  return () => {
    request ??= loadTwice().catch((error: unknown) => {
      request = undefined;
      throw error;
    });
    return request;
  };
}
