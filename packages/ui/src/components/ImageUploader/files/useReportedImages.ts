'use client';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import type { AnnouncerHandle } from '../../Announcer/Announcer.tsx';
import type { ImageUploaderProps } from '../imageUploaderProps.ts';
import { imageUploaderMessages } from '../messages.ts';
import { MAX_IMAGE_MB } from './checkImage.ts';
import { type RefusedFile, useAddImages } from './useAddImages.ts';

interface Options extends Pick<ImageUploaderProps, 'value' | 'onChange' | 'maxCount' | 'maxMegabytes' | 'onShrinkingChange'> {
  polite: RefObject<AnnouncerHandle | null>;
  assertive: RefObject<AnnouncerHandle | null>;
}

/** Adds files and announces the result. */
export function useReportedImages({ value, onChange, maxCount, maxMegabytes = MAX_IMAGE_MB, onShrinkingChange, polite, assertive }: Options) {
  const messages = useMessages(imageUploaderMessages);

  const reasonOf = ({ reason }: RefusedFile) =>
    ({
      empty: messages.imageRefusedEmpty,
      cut: messages.imageRefusedCut,
      type: messages.imageRefusedType,
      size: messages.imageRefusedShrinking({ megabytes: maxMegabytes }),
      pixels: messages.imageRefusedPixels,
      unreadable: messages.imageRefusedUnreadable,
      count: messages.imageRefusedCount({ count: maxCount }),
    })[reason];

  const images = useAddImages({
    value,
    maxCount,
    maxMegabytes,
    onChange,
    onShrinking: (count) => polite.current?.announce(messages.imageShrinkingCount({ count })),
    onChecked: (added, refused) => {
      if (added > 0) polite.current?.announce(messages.imageAdded({ count: added }));
      if (refused.length === 0) return;
      assertive.current?.announce(refused.map((file) => messages.imageRefused({ name: file.name, reason: reasonOf(file) })).join('. '));
    },
  });

  const isShrinking = images.shrinking.length > 0;
  const reportShrinking = useEffectEvent((isShrinking: boolean) => onShrinkingChange?.(isShrinking));
  useEffect(() => reportShrinking(isShrinking), [isShrinking]);
  return { ...images, reasonOf };
}
