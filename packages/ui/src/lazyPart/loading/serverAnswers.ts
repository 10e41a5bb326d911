const LIMIT_MS = 5000;

/**
 * Whether the page's own server answers within five seconds, so that a reload brings the page and not the browser's error page.
 * `navigator.onLine` stays true on a network that does not reach the server.
 */
export async function serverAnswers(): Promise<boolean> {
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MS) });
    return status < 500;
  } catch {
    return false;
  }
}
