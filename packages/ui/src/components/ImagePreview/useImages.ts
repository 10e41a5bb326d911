import { useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import type { AnnouncerHandle } from '../Announcer/Announcer.tsx';
import { imagePreviewMessages } from './messages.ts';

export interface ShownImages {
  /** `alt` is also the image's name, for example 'Evidence photo 2'. */
  images: readonly { src: string; alt: string }[];
  /** The index of the current image. */
  index: number;
  onIndexChange: (index: number) => void;
}

/** The current image of several, and a function that shows another one and announces it. */
export function useImages({ images, index, onIndexChange }: ShownImages) {
  const messages = useMessages(imagePreviewMessages);
  const announcer = useRef<AnnouncerHandle>(null);
  const count = images.length;
  const placeOf = (shown: number) => messages.previewPlace({ place: shown + 1, count });
  return {
    messages,
    announcer,
    count,
    image: images[index],
    place: placeOf(index),
    show: (next: number) => {
      const shown = images[next];
      if (next === index || shown === undefined) return;
      announcer.current?.announce(`${shown.alt}, ${placeOf(next)}`);
      onIndexChange(next);
    },
  };
}

/** Calls back with every pressed key, wherever the focus is. */
export function useKeyDown(onKeyDown: (event: KeyboardEvent) => void): void {
  const handle = useEffectEvent(onKeyDown);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
