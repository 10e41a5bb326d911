import { errorLine, pathShape } from './lines.ts';
import { observe } from './observe.ts';
import type { Reports } from './reports.ts';

/** A task that is felt, in ms. */
const LONG_MS = 200;

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : address);

/**
 * Reports what goes wrong in the page: errors that nobody caught, promises that nobody handled, refusals of the content security
 * policy and long tasks.
 *
 * @returns a function that ends it
 */
export function watchPage(reports: Pick<Reports, 'add'>): () => void {
  const end = new AbortController();
  const { signal } = end;
  window.addEventListener('error', ({ error }) => reports.add('error', errorLine(error)), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => reports.add('rejection', errorLine(reason)), { signal });
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
      reports.add('policy', `${effectiveDirective} refused ${originOf(blockedURI)} at ${pathShape(new URL(sourceFile || '/', window.location.origin).pathname)}:${lineNumber}`),
    { signal },
  );
  observe('longtask', ({ duration }) => duration >= LONG_MS && reports.add('longTask', `${Math.round(duration)} ms at ${pathShape(window.location.pathname)}`), signal);
  return () => end.abort();
}
