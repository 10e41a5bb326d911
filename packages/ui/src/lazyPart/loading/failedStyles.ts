/** How soon after a style sheet has failed again it is not requested once more, in ms. */
const PAUSE_MS = 1000;

/** Style sheets that failed. A bundler adds the link of a chunk's style sheet once and never again. */
const failed = new Set<HTMLLinkElement>();
let isWatching = false;

const styleSheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')];

/** A browser gives a style sheet of this origin that failed no rules, or refuses access to them. */
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
  // The error event of a link does not bubble.
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

/** Loads a style sheet that failed once more, in its place. */
function reload(link: HTMLLinkElement): Promise<void> {
  const copy = link.cloneNode() as HTMLLinkElement;
  failed.delete(link);
  const done = loaded(copy);
  if (link.isConnected) link.replaceWith(copy);
  else document.head.append(copy);
  return done;
}

let reloading: Promise<unknown> | undefined;

/** Loads the style sheets that failed once more; calls within a second share the outcome. Rejects when one fails again. */
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

/** Calls `load` once no style sheet is missing or on its way, so that no code shows without its styles. */
export async function loadWithStyles<Module>(load: () => Promise<Module>): Promise<Module> {
  if (typeof document === 'undefined') return load();
  watchFailures();
  await reloadFailed();
  await Promise.all(styleSheets().filter(({ sheet }) => sheet === null).map(loaded));
  return load();
}
