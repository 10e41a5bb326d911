/** Style sheets that failed while code was fetched. A bundler adds the link of a chunk's style sheet once and never again. */
const failed = new Set<HTMLLinkElement>();

function reload(link: HTMLLinkElement): Promise<void> {
  const copy = link.cloneNode() as HTMLLinkElement;
  failed.delete(link);
  return new Promise((resolve, reject) => {
    copy.addEventListener('load', () => resolve());
    copy.addEventListener('error', () => {
      failed.add(copy);
      reject(new Error(`Failed to load the style sheet ${copy.href}`));
    });
    if (link.isConnected) link.replaceWith(copy);
    else document.head.append(copy);
  });
}

let reloading: Promise<unknown> | undefined;

/** Loads the style sheets that failed once more, in their place. Rejects when one fails again. */
function reloadFailedStyles(): Promise<unknown> {
  reloading ??= Promise.all(Array.from(failed, reload)).finally(() => {
    reloading = undefined;
  });
  return reloading;
}

/** Calls `load` once every style sheet that failed before has loaded, so that no code shows without its styles. */
export async function loadWithStyles<Module>(load: () => Promise<Module>): Promise<Module> {
  if (typeof document === 'undefined') return load();
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  // The error event of a link does not bubble.
  document.addEventListener('error', onError, { capture: true });
  try {
    await reloadFailedStyles();
    return await load();
  } finally {
    document.removeEventListener('error', onError, { capture: true });
  }
}
