'use client';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../../messages/useMessages.ts';
import { imageUploaderMessages } from '../messages.ts';
import { focusBeside, focusPart } from '../tiles/focusTile.ts';
import type { UploadImage } from '../UploadImage.ts';
import { moved } from '../moved.ts';
import { placesOf } from './placesOf.ts';

interface Options {
  /** The images in order; the first is the main one. */
  value: readonly UploadImage[];
  onChange: (value: readonly UploadImage[]) => void;
  /** Called instead of `announce` for a removal, with the images before it. */
  onRemoved: ((text: string, before: readonly UploadImage[]) => void) | undefined;
  announce: (text: string) => void;
  /** The list of tiles. */
  list: RefObject<HTMLElement | null>;
}

/** Moves and removes images. Each change is announced, and the focus stays near it. */
export function useImageOrder({ value, onChange, onRemoved, announce, list }: Options) {
  const messages = useMessages(imageUploaderMessages);
  const tellRemoved = (text: string) => (onRemoved ? onRemoved(text, value) : announce(text));

  return {
    move(from: number, wanted: number) {
      const image = value[from];
      if (image === undefined) return;
      const [first, last] = placesOf(value, image);
      const to = Math.min(Math.max(wanted, first), last);
      if (from === to) return;
      const place = from + 1;
      const count = value.length;
      announce(to === 0 ? messages.imageNowMain({ place, count }) : messages.imageNowAt({ place, count, now: to + 1 }));
      // A tile moves with its buttons, and the browser blurs an element that is moved.
      const hadFocus = list.current?.contains(document.activeElement) === true;
      flushSync(() => onChange(moved(value, from, to)));
      if (hadFocus) focusPart(list.current, image.id, ...(to < from ? ['earlier', 'later'] : ['later', 'earlier']));
    },
    remove(index: number, name: string) {
      tellRemoved(messages.imageRemoved({ name }));
      flushSync(() => onChange(value.filter((_, other) => other !== index)));
      focusBeside(list.current, value.map(({ id }) => id), index);
    },
    removeAll() {
      tellRemoved(messages.imageAllRemoved);
      flushSync(() => onChange([]));
      focusPart(list.current, undefined, 'add');
    },
  };
}
