export interface Deadline {
  /** Aborts with a TimeoutError when the time limit is reached, or with the caller's own reason. */
  signal: AbortSignal;
  /** Call it when the work is done, so that no listener stays on the caller's signal. */
  clear: () => void;
}

/** A time limit in ms, combined with the caller's own signal. */
export function deadline(ms: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException('The time limit was reached', 'TimeoutError')), ms);
  const follow = () => controller.abort(abortReasonOf(outer));
  if (outer?.aborted === true) follow();
  outer?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    clear: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', follow);
    },
  };
}

/** A caller may abort with any reason. A TimeoutError is kept; any other reason becomes an AbortError. */
export function abortReasonOf(signal: AbortSignal | undefined): DOMException {
  const reason: unknown = signal?.reason;
  return reason instanceof DOMException && reason.name === 'TimeoutError' ? reason : new DOMException('Aborted', 'AbortError');
}
