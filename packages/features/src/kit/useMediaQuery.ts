'use client';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, for screens whose reading order depends on the width. Anything else should be CSS. False where
 * there is no window.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
