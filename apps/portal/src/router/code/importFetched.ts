/** By address: files that are on their way or have arrived. */
const requests = new Map<string, Promise<void>>();

/** Puts a script into the browser's cache. Nothing runs, and a failure leaves no trace. */
async function fetchScript(address: string): Promise<void> {
  const response = await fetch(address);
  // A host may answer for a missing file with its page.
  if (!response.ok || !response.headers.get('content-type')?.includes('javascript')) throw new Error(`${address} answered ${response.status}`);
  await response.arrayBuffer();
}

/** Adds a style sheet. Its link stays when it fails: `lazyPart` loads failed style sheets again. */
function addStyles(address: string): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  if (links.some(({ href }) => href === address)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = address;
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`Failed to load the style sheet ${address}`)));
  });
  document.head.append(link);
  return loaded;
}

function fetchOnce(address: string): Promise<void> {
  const known = requests.get(address);
  if (known !== undefined) return known;
  const request = (address.endsWith('.css') ? addStyles : fetchScript)(address);
  requests.set(address, request);
  request.catch(() => requests.delete(address));
  return request;
}

/**
 * Imports a module once its files, those of its imports included, have arrived. Browsers from before a change to HTML in 2026
 * (whatwg/html#10327), Firefox among them, remember a module that failed until the page is reloaded.
 *
 * The build calls it for each `import()`, in place of Vite's own helper, with the paths of those files below the page's base: the
 * module's own first.
 */
export async function importFetched<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  // The page itself has loaded these.
  for (const { src } of document.scripts) if (src !== '' && !requests.has(src)) requests.set(src, Promise.resolve());
  const [own, ...others] = files.map((file) => new URL(import.meta.env.BASE_URL + file, window.location.origin).href);
  const isStyles = (address: string) => address.endsWith('.css');
  // A server that hangs takes one connection this way, not all six that a browser opens over HTTP/1.1.
  await Promise.all([own, ...others.filter(isStyles)].map((address) => address !== undefined && fetchOnce(address)));
  await Promise.all(others.map(fetchOnce));
  return load();
}
