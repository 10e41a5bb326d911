'use client';
import { useEffect, useEffectEvent } from 'react';

/**
 * Calls a function for Ctrl or ⌘ Enter anywhere in the page, before the focused element hears of it. A key that is held down counts
 * once. Return false if there was nothing to do.
 */
export function useControlEnter(onPress: (event: KeyboardEvent) => boolean | void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return;
      if (!event.repeat && press(event) === false) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
