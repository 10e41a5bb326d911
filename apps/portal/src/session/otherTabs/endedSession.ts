import type { EndedSession } from '@valise/features/auth';
import { storedDrafts } from '@valise/features/kit';
import type { SessionState } from '../session.ts';
import type { Stores } from '../storage.ts';

/** The fate of a tab's input whose session has ended or was exchanged. Only a logout removes drafts. */
export function fateOf(lost: NonNullable<SessionState['lost']>, stores: Stores): EndedSession['input'] {
  const isDraftStored = [stores.browser, stores.tab].some((store) => storedDrafts(store).some(({ userId }) => userId === lost.userId));
  if (!lost.isLogout && isDraftStored) return 'kept';
  return lost.hadInput ? 'lost' : 'none';
}

/** How the tab's last session ended, for the sign-in page; undefined when that was chosen in this tab. */
export function endedSession({ session, expired, lost }: SessionState, stores: Stores): EndedSession | undefined {
  if (session !== null || lost === undefined) return undefined;
  return { by: lost.isLogout ? 'logout' : 'itself', email: expired?.email ?? '', input: fateOf(lost, stores) };
}
