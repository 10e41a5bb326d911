let handle: (event: PopStateEvent) => void = () => {};

/**
 * To be called before a router is rendered: listeners of popstate run in the order in which they were added, in the capture phase too.
 * What is done comes later, with the code of the signed-in screens.
 */
export const listenBeforeRouter = () => window.addEventListener('popstate', (event) => handle(event));

/** Receives each popstate event before the router does. */
export function handlePopStateBeforeRouter(handler: (event: PopStateEvent) => void) {
  handle = handler;
}
