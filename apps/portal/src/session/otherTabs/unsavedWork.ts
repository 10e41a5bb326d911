import { storedDrafts } from '@valise/features/kit';
import type { UnsavedWork } from '@valise/features/shell';
import { unsavedInput } from '../../router/leaving/unsavedInput.ts';
import { documentTitle } from '../../title/documentTitle.ts';
import type { Stores } from '../storage.ts';

/** What this tab holds of a user that a logout removes: the input of its screen, and messages that are not sent. */
export function unsavedWork(stores: Pick<Stores, 'tab'>, userId: string): UnsavedWork[] {
  const work: UnsavedWork[] = [];
  if (unsavedInput.isReloadHarmful()) work.push({ kind: 'screen', screen: documentTitle.screenName() });
  if (storedDrafts(stores.tab).some((draft) => draft.userId === userId && draft.form === 'chat')) work.push({ kind: 'messages' });
  return work;
}
