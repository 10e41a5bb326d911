import { canShareDrafts } from './canShareDrafts.ts';

/** Drafts that a form in this page is editing or saving. */
const uses = new Set<{ draftId: string }>();
/** Drafts of this tab. The tab keeps their locks until it is closed. */
const held = new Set<string>();
const changes = new EventTarget();

const isInUse = (draftId: string) => [...uses].some((use) => use.draftId === draftId);

/** The name of the lock with which a tab claims each of its drafts. */
export const draftLock = (draftId: string) => `valise.draft.${draftId}`;

/** Claims a draft for this tab until the tab is closed. False when another tab has it and the signal has ended the wait. */
async function hold(draftId: string, options: LockOptions): Promise<boolean> {
  if (held.has(draftId) || !canShareDrafts()) return true;
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      if (lock !== null) held.add(draftId);
      resolve(held.has(draftId));
      return lock === null ? undefined : new Promise<void>(() => {});
    };
    navigator.locks.request(draftLock(draftId), options, hold).catch(() => resolve(held.has(draftId)));
  });
}

/** Marks a draft as being edited or saved in this page, until the returned function is called. */
export function startDraftUse(draftId: string): () => void {
  const use = { draftId };
  uses.add(use);
  void hold(draftId, {});
  return () => {
    uses.delete(use);
    changes.dispatchEvent(new Event('released'));
  };
}

/**
 * Waits for the first stored draft that no other tab and no form of this page uses, and claims it. A draft becomes free when its
 * tab is closed, or when saving it has failed. Null when no draft is stored, or when aborted.
 */
export async function claimDraft<Draft extends { id: string }>(stored: () => readonly Draft[], signal: AbortSignal): Promise<Draft | null> {
  while (!signal.aborted) {
    const drafts = stored();
    if (drafts.length === 0) return null;
    const wait = new AbortController();
    const ending = AbortSignal.any([signal, wait.signal]);
    const changed = new Promise<void>((resolve) => {
      changes.addEventListener('released', () => resolve(), { signal: wait.signal });
      signal.addEventListener('abort', () => resolve(), { signal: wait.signal });
    });
    for (const draft of drafts) {
      if (!isInUse(draft.id) && (await hold(draft.id, { ifAvailable: true })) && !isInUse(draft.id)) {
        wait.abort();
        return draft;
      }
    }
    const others = drafts.filter(({ id }) => !held.has(id));
    await Promise.race([changed, ...others.map(({ id }) => hold(id, { signal: ending }))]);
    wait.abort();
  }
  return null;
}
