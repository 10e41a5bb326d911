import { createStore } from '@valise/ui/createStore';

/** The parts of the portal that talk to the server. */
export type ConnectionPart = 'requests' | 'socket';

/** Moments in ms since 1970. */
export interface ConnectionSnapshot {
  /** Since when the browser is offline. */
  offlineSince: number | null;
  /** Since when the server cannot be reached. */
  tryingSince: number | null;
  /** How often the connection has come back. Each time the data on screen is requested again. */
  recoveries: number;
}

/** A shorter outage of requests alone is not reported: each request retries by itself. In ms. */
const SHORTEST_OUTAGE_MS = 3000;

/** Knows whether the server can be reached. It requests nothing itself. */
export function createConnection(now: () => number = Date.now) {
  const lost = new Map<ConnectionPart, number>();
  const { getSnapshot, set, subscribe } = createStore<ConnectionSnapshot>({ offlineSince: null, tryingSince: null, recoveries: 0 });
  let lostSince: number | null = null;
  // True after the socket or the network was lost, however briefly: changes were missed.
  let hasMissedChanges = false;

  function update(offlineSince: number | null) {
    const snapshot = getSnapshot();
    const tryingSince = lost.size === 0 ? null : Math.min(...lost.values());
    if (snapshot.offlineSince === offlineSince && snapshot.tryingSince === tryingSince) return;
    const wasLost = snapshot.offlineSince !== null || snapshot.tryingSince !== null;
    const isLost = offlineSince !== null || tryingSince !== null;
    if (!wasLost) lostSince = offlineSince ?? tryingSince;
    hasMissedChanges = (wasLost && hasMissedChanges) || offlineSince !== null || lost.has('socket');
    const isRecovery = wasLost && !isLost && (hasMissedChanges || now() - (lostSince ?? now()) >= SHORTEST_OUTAGE_MS);
    set({ offlineSince, tryingSince, recoveries: snapshot.recoveries + (isRecovery ? 1 : 0) });
  }

  return {
    subscribe,
    getSnapshot,
    /** A part cannot reach the server, and keeps trying. */
    lose(part: ConnectionPart) {
      if (!lost.has(part)) lost.set(part, now());
      update(getSnapshot().offlineSince);
    },
    /** A part has reached the server, or is no longer used. */
    reach(part: ConnectionPart) {
      lost.delete(part);
      update(getSnapshot().offlineSince);
    },
    /** The browser is online or offline. */
    setOnline: (isOnline: boolean) => update(isOnline ? null : (getSnapshot().offlineSince ?? now())),
  };
}
export type Connection = ReturnType<typeof createConnection>;
