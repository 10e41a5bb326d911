import { loadWithStyles } from './failedStyles.ts';

/** How long after a failed attempt the second one starts, in ms. */
export const RETRY_MS = 1000;
/** The time limit of an attempt in ms, the same as that of the API's requests. */
export const LIMIT_MS = 30_000;

/** Rejects when `load` has not settled in time. Code that arrives later is still used, by the next call. */
function withinLimit<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The code did not arrive in time')), LIMIT_MS);
  });
  return Promise.race([loadWithStyles(load), limit]).finally(() => clearTimeout(timer));
}

/**
 * Fetches code late that is not a component. Calls share one request, which is retried once, together with failed style sheets.
 * When the second attempt fails too, the call rejects and the next call starts over.
 *
 * Browsers from before a change to HTML in 2026 (whatwg/html#10327), Firefox among them, remember a failed module until the page is
 * reloaded, so the message with Try again also offers Reload page. A host's bundler may fetch a module's files before it imports it.
 */
export function lazyModule<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let request: Promise<Module> | undefined;

  async function loadTwice(): Promise<Module> {
    try {
      return await withinLimit(load);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      return withinLimit(load);
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
