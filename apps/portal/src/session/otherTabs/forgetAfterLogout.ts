import { forgetDrafts } from '@valise/features/kit';
import type { SessionStore } from '../session.ts';
import type { Stores } from '../storage.ts';

/** Removes the drafts that only this tab can reach once another tab has logged their user out. */
export function forgetAfterLogout(session: Pick<SessionStore, 'getSnapshot' | 'subscribe'>, stores: Pick<Stores, 'tab'>): () => void {
  return session.subscribe(() => {
    const { lost } = session.getSnapshot();
    if (lost?.isLogout) forgetDrafts(stores.tab, lost.userId);
  });
}
