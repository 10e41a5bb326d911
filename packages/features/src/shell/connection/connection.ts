import type { LiveFault } from '@valise/ui/ConnectionStrip';
import { createStore } from '@valise/ui/createStore';

/** The parts of the portal that talk to the server. */
export type ConnectionPart = 'requests' | 'socket';

/** Moments in ms since 1970. */
export interface ConnectionSnapshot {
  /** Since when the browser is offline. */
  offlineSince: number | null;
  /** Since when the server cannot be reached. */
  tryingSince: number | null;
  /** Why no live updates arrive; null if they do, or if nobody can tell yet. */
  liveFault: LiveFault | null;
  /** How often the connection has come back. Each time the data on screen is requested again. */
  recoveries: number;
}

const initial: ConnectionSnapshot = { offlineSince: null, tryingSince: null, liveFault: null, recoveries: 0 };

/** A shorter outage of requests alone is not reported: each request retries by itself. In ms. */
const SHORTEST_OUTAGE_MS = 3000;

/** Knows whether the server can be reached. It requests nothing itself. */
export function createConnection(now: () => number = Date.now) {
  const lost = new Map<ConnectionPart, number>();
  const answerListeners = new Set<() => void>();
  const { getSnapshot, set, subscribe } = createStore(initial);
  let lostSince: number | null = null;
  // True after the socket or the network was lost, however briefly: changes were missed.
  let hasMissedChanges = false;

  function update(change: Partial<Pick<ConnectionSnapshot, 'offlineSince' | 'liveFault'>>) {
    const snapshot = getSnapshot();
    const { offlineSince, liveFault } = { ...snapshot, ...change };
    // The fault stands for the lost socket.
    const moments = [...lost].flatMap(([part, since]) => (part === 'socket' && liveFault !== null ? [] : since));
    const tryingSince = moments.length === 0 ? null : Math.min(...moments);
    if (snapshot.offlineSince === offlineSince && snapshot.tryingSince === tryingSince && snapshot.liveFault === liveFault) return;
    const wasLost = snapshot.offlineSince !== null || snapshot.tryingSince !== null;
    const isLost = offlineSince !== null || tryingSince !== null;
    const isLiveAgain = snapshot.liveFault !== null && liveFault === null;
    if (!wasLost) lostSince = offlineSince ?? tryingSince;
    hasMissedChanges = (wasLost && hasMissedChanges) || offlineSince !== null || lost.has('socket');
    const isBack = wasLost && (hasMissedChanges || now() - (lostSince ?? now()) >= SHORTEST_OUTAGE_MS);
    const isRecovery = !isLost && (isBack || isLiveAgain);
    set({ offlineSince, tryingSince, liveFault, recoveries: snapshot.recoveries + (isRecovery ? 1 : 0) });
  }

  return {
    subscribe,
    getSnapshot,
    /** A part cannot reach the server, and keeps trying. */
    lose(part: ConnectionPart) {
      if (!lost.has(part)) lost.set(part, now());
      update({});
    },
    /** A part has reached the server, or is no longer used. */
    reach(part: ConnectionPart) {
      const wasLost = lost.delete(part);
      update({});
      if (part === 'requests') answerListeners.forEach((listener) => listener());
      // Where the socket is open again, requests are answered again too, and none may be due for a while.
      else if (wasLost && lost.has('requests')) set({ ...getSnapshot(), recoveries: getSnapshot().recoveries + 1 });
    },
    /** Calls back whenever a request has reached the server, until the returned function is called. */
    onAnswer(listener: () => void): () => void {
      answerListeners.add(listener);
      return () => answerListeners.delete(listener);
    },
    /** No live updates arrive, for this reason; null once they do. */
    setLiveFault: (liveFault: LiveFault | null) => update({ liveFault }),
    /** The browser is online or offline. */
    setOnline: (isOnline: boolean) => update({ offlineSince: isOnline ? null : (getSnapshot().offlineSince ?? now()) }),
  };
}
export type Connection = ReturnType<typeof createConnection>;
