'use client';
import { useEffect, useRef, useState } from 'react';
import { keepDraftPhotos } from '../../../kit/drafts/drafts.ts';
import { type OpenDraft, photosOf } from './openDraft.ts';

/** Stores the chosen photos of a draft; false when the browser refuses them. */
export function useDraftPhotos(storage: Storage | null, { id, images }: Pick<OpenDraft, 'id' | 'images'>): boolean {
  const [areStored, setStored] = useState(true);
  const hadPhotos = useRef(false);
  useEffect(() => {
    const photos = photosOf({ images });
    if (photos.size === 0 && !hadPhotos.current) return undefined;
    hadPhotos.current = true;
    let isLatest = true;
    void keepDraftPhotos(storage, id, photos).then((areKept) => isLatest && setStored(areKept));
    return () => {
      isLatest = false;
    };
  }, [storage, id, images]);
  return areStored;
}
