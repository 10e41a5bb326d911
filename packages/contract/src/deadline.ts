export interface Deadline {
  /** Aborts with a TimeoutError when the time is up, or with the caller's own reason. */
  signal: AbortSignal;
  /** To be called when the work is done, so that nothing stays attached to the caller's signal. */
  clear: () => void;
}

/** A limit of `ms` milliseconds on top of the caller's own signal. */
export function deadline(ms: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException('The time is up', 'TimeoutError')), ms);
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

/** A caller may abort with any reason of its own; only its own time limit is told from a plain abort. */
export function abortReasonOf(signal: AbortSignal | undefined): DOMException {
  const reason: unknown = signal?.reason;
  return reason instanceof DOMException && reason.name === 'TimeoutError' ? reason : new DOMException('Called off', 'AbortError');
}
