'use client';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { claimDraft } from '../../../kit/drafts/draftClaims.ts';
import { isSameContent } from '../state/productForm.ts';
import { type OpenDraft, photosOf, readDraft } from './openDraft.ts';
import { type DraftedForm, productDrafts } from './productDraft.ts';

/** A stored draft that can be restored. */
export interface OfferedDraft extends OpenDraft {
  /** Its video must be added again. */
  lacksVideo: boolean;
  /** At least one of its photos could not be kept or read, and must be added again. */
  lacksPhotos: boolean;
}

/** The newest stored draft that no open tab uses, or null. */
export function useOfferedDraft(storage: Storage | null, drafted: DraftedForm): [OfferedDraft | null, Dispatch<SetStateAction<OfferedDraft | null>>] {
  const [offered, setOffered] = useState<OfferedDraft | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const offer = async () => {
      const found = await claimDraft(() => productDrafts(storage, drafted), stop.signal);
      if (found === null) return;
      const draft = await readDraft(found, drafted.initial);
      if (!stop.signal.aborted && !isSameContent(draft, drafted.initial)) setOffered({ ...draft, lacksVideo: found.hasVideo, lacksPhotos: photosOf(draft).size < found.photos.length });
    };
    void offer();
    return () => stop.abort();
  }, [storage, drafted]);
  return [offered, setOffered];
}
