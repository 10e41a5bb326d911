'use client';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { wasPressedByKey } from '../Button/press/lastPress.ts';

/**
 * An overlay that is rendered from its first opening on, so that the page around it need not build it. A pointer's press is painted
 * before the overlay is built; a key's press waits for it, so that the next key reaches it, and so does every press with `isTypedInto`.
 */
export function whenOpened<Props extends { isOpen: boolean }>(Panel: ComponentType<Props>, isTypedInto = false): ComponentType<Props> {
  return function Opened(props: Props) {
    const { isOpen } = props;
    // Undefined until it is first opened; later it may be on its way out.
    const [isShown, setShown] = useState<boolean | undefined>(isOpen || undefined);
    if (!isOpen && isShown) setShown(false);
    if (isOpen && !isShown && (isTypedInto || wasPressedByKey())) setShown(true);
    useEffect(() => {
      if (isOpen) startTransition(() => setShown(true));
    }, [isOpen]);
    return isShown !== undefined && <Panel {...props} isOpen={isOpen && isShown} />;
  };
}
