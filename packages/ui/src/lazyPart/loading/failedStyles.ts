/** For this long after a second failure a style sheet is not requested again, in ms. */
const PAUSE_MS = 1000;

/** Failed style sheets. A bundler adds the link of a chunk's style sheet only once. */
const failed = new Set<HTMLLinkElement>();
let isWatching = false;

const styleSheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')];

/** A failed style sheet of this origin has no rules, or the browser refuses access to them. */
function hasNoRules({ sheet, href }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules.length === 0;
  } catch {
    return new URL(href).origin === window.location.origin;
  }
}

function watchFailures() {
  if (isWatching) return;
  isWatching = true;
  // The page's own style sheets have loaded or failed before its scripts run.
  for (const link of styleSheets()) if (hasNoRules(link)) failed.add(link);
  // A link's error event does not bubble.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
    },
    { capture: true },
  );
}

const loaded = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`Failed to load the style sheet ${link.href}`)));
  });

/** Replaces a failed style sheet and loads it once more. */
function reload(link: HTMLLinkElement): Promise<void> {
  const copy = link.cloneNode() as HTMLLinkElement;
  failed.delete(link);
  const done = loaded(copy);
  if (link.isConnected) link.replaceWith(copy);
  else document.head.append(copy);
  return done;
}

let reloading: Promise<unknown> | undefined;

/** Loads all failed style sheets once more. Calls within a second share the result. Rejects when one fails again. */
function reloadFailed(): Promise<unknown> {
  if (reloading !== undefined) return reloading;
  const again = Promise.all(Array.from(failed, reload));
  reloading = again;
  const forget = () => {
    reloading = undefined;
  };
  again.then(forget, () => setTimeout(forget, PAUSE_MS));
  return again;
}

/** Calls `load` once every style sheet has loaded, so that no component shows without its styles. */
export async function loadWithStyles<Module>(load: () => Promise<Module>): Promise<Module> {
  if (typeof document === 'undefined') return load();
  watchFailures();
  await reloadFailed();
  await Promise.all(styleSheets().filter(({ sheet }) => sheet === null).map(loaded));
  return load();
}
