import { Problem } from '../endpoint/problem.ts';

/** A call that waits because the server is busy, and then goes on by itself. */
export interface Wait {
  /** When it goes on, in milliseconds of the epoch. */
  until: number;
  /** Goes on at once. */
  goOn: () => void;
  /** Ends the wait: the call fails with the server's refusal. */
  cancel: () => void;
}

const LONGEST_WAIT_S = 60;
const MOST_TRIES = 10;
/** A longer timer would end at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * How long to wait before a busy server is asked again, in milliseconds; undefined when waiting does not help. A 429 without a
 * readable Retry-After waits 5, 10, 20 … 60 s; a 503 without one is a failure.
 * @param tries how often it was asked again already
 */
export function waitAfter(problem: unknown, tries: number): number | undefined {
  if (!(problem instanceof Problem) || tries >= MOST_TRIES) return undefined;
  if (problem.status !== 429 && (problem.status !== 503 || problem.retryAfter === undefined)) return undefined;
  const seconds = problem.retryAfter ?? Math.min(5 * 2 ** tries, LONGEST_WAIT_S);
  return Math.min(Math.max(seconds, 1) * 1000, LONGEST_TIMER_MS);
}

/** Resolves after a time. Rejects with `problem` when it is cancelled, and with the signal's reason when that aborts. */
function waited(ms: number, problem: unknown, onWait: (wait: Wait | null) => void, signal?: AbortSignal): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      onWait(null);
      settle();
    };
    const onAbort = () => end(() => reject(new Problem('aborted', { cause: signal?.reason })));
    const timer = setTimeout(() => end(resolve), ms);
    signal?.addEventListener('abort', onAbort);
    onWait({ until: Date.now() + ms, goOn: () => end(resolve), cancel: () => end(() => reject(problem)) });
  });
}

/**
 * Joins the waits of requests that are sent side by side into one, which goes on or is cancelled with all of them and is over with the
 * last. Returns the `onWait` of another request.
 */
export function joinedWaits(onWait: (wait: Wait | null) => void): () => (wait: Wait | null) => void {
  const open = new Set<Wait>();
  return () => {
    let own: Wait | null = null;
    return (wait) => {
      if (own !== null) open.delete(own);
      own = wait;
      if (wait !== null) open.add(wait);
      const all = [...open];
      const until = Math.max(...all.map((each) => each.until));
      onWait(all.length === 0 ? null : { until, goOn: () => all.forEach((each) => each.goOn()), cancel: () => all.forEach((each) => each.cancel()) });
    };
  };
}

/** Repeats a call while the server asks to wait. Without `onWait` it is made once. */
export async function patiently<Result>(
  call: () => Promise<Result>,
  onWait: ((wait: Wait | null) => void) | undefined,
  signal?: AbortSignal,
): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await call();
    } catch (problem) {
      const ms = onWait && waitAfter(problem, tries);
      if (onWait === undefined || ms === undefined) throw problem;
      await waited(ms, problem, onWait, signal);
    }
  }
}
