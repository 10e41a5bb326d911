'use client';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { wasPressedByKey } from '../Button/press/lastPress.ts';

/**
 * An overlay that renders only from its first opening on, which saves the page building it. A pointer's press is painted before the
 * overlay is built; a key's press, and any press with `isTypedInto`, waits for the overlay, so that the next key reaches it.
 */
export function whenOpened<Props extends { isOpen: boolean }>(Panel: ComponentType<Props>, isTypedInto = false): ComponentType<Props> {
  return function Opened(props: Props) {
    const { isOpen } = props;
    // Undefined until the overlay is first opened. Later the overlay may still be closing.
    const [isShown, setShown] = useState<boolean | undefined>(isOpen || undefined);
    if (!isOpen && isShown) setShown(false);
    if (isOpen && !isShown && (isTypedInto || wasPressedByKey())) setShown(true);
    useEffect(() => {
      if (isOpen) startTransition(() => setShown(true));
    }, [isOpen]);
    return isShown !== undefined && <Panel {...props} isOpen={isOpen && isShown} />;
  };
}
