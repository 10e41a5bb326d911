'use client';
import type { UploadImage } from '@valise/ui/ImageUploader';
import { withdraw } from '@valise/ui/Toast';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useUndo } from '../../../../kit/undo/useUndo.ts';
import { withRemoved } from '../../state/formImages.ts';

interface ShownImages {
  /** The images in order. */
  images: readonly UploadImage[];
  onChange: (images: readonly UploadImage[]) => void;
  /** The element around the images. */
  root: RefObject<HTMLElement | null>;
  /** The images are being saved. @default false */
  isDisabled?: boolean;
}

/** Puts removed images back in their places and focuses the first one: at once, or by the Undo of a message. */
export function useRemovedImages({ images, onChange, root, isDisabled = false }: ShownImages) {
  const offer = useUndo();
  const offered = useRef<string>(undefined);
  const latest = useRef({ images, onChange });
  useEffect(() => {
    latest.current = { images, onChange };
  });

  const withdrawOffer = useCallback(() => {
    if (offered.current !== undefined) withdraw(offered.current);
  }, []);
  useEffect(() => {
    if (isDisabled) withdrawOffer();
  }, [isDisabled, withdrawOffer]);

  function putBack(before: readonly UploadImage[]) {
    withdrawOffer();
    const { images, onChange } = latest.current;
    const all = withRemoved(images, before);
    const first = all.find(({ id }) => !images.some((image) => image.id === id));
    flushSync(() => onChange(all));
    // The pressed button has been removed.
    root.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(first?.id ?? '')}"] button`)?.focus();
  }

  /** Shows `text` with an Undo. `before` is the list before images were removed. */
  function offerUndo(text: string, before: readonly UploadImage[]) {
    offered.current = text;
    offer(text, () => putBack(before));
  }

  return { offerUndo, putBack };
}
