const LIMIT_MS = 5000;

/** Whether the portal's own server answers. `navigator.onLine` stays true on a network that does not reach it. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const { ok } = await fetch('/config.json', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MS) });
    return ok;
  } catch {
    return false;
  }
}
