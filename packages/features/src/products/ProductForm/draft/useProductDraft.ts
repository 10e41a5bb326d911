'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { canShareDrafts } from '../../../kit/drafts/canShareDrafts.ts';
import { startDraftUse } from '../../../kit/drafts/draftClaims.ts';
import { sweepDraftPhotos } from '../../../kit/drafts/drafts.ts';
import { openStorage } from '../../../kit/storage.ts';
import { chosenImages } from '../state/formImages.ts';
import { isSameContent } from '../state/productForm.ts';
import { type SentState, unsent } from '../state/sentState.ts';
import { changedDraft, newDraft, type OpenDraft, storedForm } from './openDraft.ts';
import { type DraftedForm, type DraftStoring, productDraftEntry, storeProductDraft } from './productDraft.ts';
import { useDraftPhotos } from './useDraftPhotos.ts';
import { useOfferedDraft } from './useOfferedDraft.ts';

export interface ProductDraftOptions extends DraftedForm {
  /** The version of the edited product (`versionOf`); '' for a new product. */
  version: string;
  /** The storage of drafts; null stores none. By default the browser's storage, shared by its tabs. */
  storage?: Storage | null;
}

/** The functions that record how saving a draft goes. */
export interface DraftSaving {
  /** It is being sent; see `SentState` for `equalBefore`. */
  setSent: (equalBefore: number) => void;
  /** It is certainly not saved. */
  setUnsent: () => void;
  /** It was sent, and may be saved. */
  isUnanswered: () => boolean;
  /** Saving has ended. A saved draft is removed. */
  end: (isSaved: boolean) => void;
}

/** How much of the form has been stored; `refused` when the browser's storage is blocked or full. */
export type DraftStatus = 'none' | 'refused' | 'stored' | 'withoutVideo' | 'withoutPhotos';

function statusOf(stored: DraftStoring, arePhotosStored: boolean, video: File | null): DraftStatus {
  if (stored !== 'stored') return stored;
  if (!arePhotosStored) return 'withoutPhotos';
  return video === null ? 'stored' : 'withoutVideo';
}

/** The default storage of drafts. */
const browserStorage = () => openStorage(canShareDrafts() ? 'local' : 'session');

/**
 * The content of a product form, stored as a draft of this tab at each change. Restoring another draft turns this one into an
 * offer: drafts are never mixed, and none is lost.
 */
export function useProductDraft(options: ProductDraftOptions) {
  const [storage] = useState(() => (options.storage === undefined ? browserStorage() : options.storage));
  // The form keeps the content that it was opened with; another user or product needs another screen.
  const [drafted] = useState(options);
  const [draft, setDraft] = useState(() => newDraft(drafted.initial, drafted.version));
  const [offered, setOffered] = useOfferedDraft(storage, drafted);
  const [stored, setStored] = useState<DraftStoring>('none');
  const arePhotosStored = useDraftPhotos(storage, draft);
  const { id } = draft;
  const isUnchanged = isSameContent(draft, drafted.initial);

  // One event may change the form several times before it renders again.
  const latest = useRef(draft);
  const show = useCallback((next: OpenDraft, stored: DraftStoring) => {
    latest.current = next;
    setDraft(next);
    setStored(stored);
  }, []);
  const update = useCallback(
    (change: (known: OpenDraft) => Partial<OpenDraft>) => {
      const next = changedDraft(latest.current, change(latest.current));
      show(next, storeProductDraft(storage, drafted, next.id, storedForm(next)));
    },
    [show, storage, drafted],
  );
  const remove = useCallback(
    ({ id, images }: Pick<OpenDraft, 'id' | 'images'>) => {
      productDraftEntry(storage, drafted, id).remove();
      if (chosenImages(images).length > 0) sweepDraftPhotos(storage);
    },
    [storage, drafted],
  );

  useEffect(() => startDraftUse(id), [id]);

  return {
    draft,
    /** The content that the form was opened with. */
    opened: drafted.initial,
    isUnchanged,
    status: statusOf(stored, arePhotosStored, draft.video),
    update,
    /** A draft that can be restored, or null. */
    offered,
    restore() {
      if (offered === null) return;
      show(offered, 'stored');
      setOffered(isUnchanged ? null : { ...draft, lacksVideo: false, lacksPhotos: false });
    },
    discardOffered() {
      if (offered !== null) remove(offered);
      setOffered(null);
    },
    /** Removes the draft of this form, once the user has left the form on purpose. */
    discard: useCallback(() => remove(latest.current), [remove]),
    /** Keeps the draft while it is being saved. */
    startSaving(): DraftSaving {
      const stopUse = startDraftUse(id);
      const setSentState = (sent: SentState) => {
        if (latest.current.id === id && isSameContent(latest.current, draft)) update(() => ({ sent }));
      };
      return {
        setSent: (equalBefore) => setSentState({ state: 'unanswered', equalBefore }),
        setUnsent: () => setSentState(unsent),
        isUnanswered: () => latest.current.sent.state === 'unanswered',
        end(isSaved) {
          if (isSaved) remove(draft);
          stopUse();
        },
      };
    },
    /** Resets the form to the opened content, as a new draft. */
    clear: useCallback(() => show(newDraft(drafted.initial, drafted.version), 'none'), [show, drafted]),
  };
}
