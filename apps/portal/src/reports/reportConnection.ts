import type { Connection } from '@valise/features/shell';
import type { Reports } from '@valise/features/kit';

/** Reports when the connection is lost, when it is back, and why no live updates arrive. Returns a function that ends it. */
export function reportConnection(connection: Pick<Connection, 'subscribe' | 'getSnapshot'>, reports: Pick<Reports, 'add'>): () => void {
  let before = '';
  const report = () => {
    const { offlineSince, tryingSince, liveFault, recoveries } = connection.getSnapshot();
    const state = offlineSince !== null ? 'offline' : tryingSince !== null ? 'reconnecting' : liveFault !== null ? `no live updates: ${liveFault}` : recoveries > 0 ? 'connected again' : '';
    if (state === before) return;
    before = state;
    if (state !== '') reports.add('connection', state);
  };
  return connection.subscribe(report);
}
