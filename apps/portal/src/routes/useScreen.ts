import { useEffect } from 'react';
import { useTitle } from './useTitle.ts';

let isFirstScreen = true;

/** Every screen's arrival: its title and, except on the first one, focus on its heading. */
export function useScreen(title: string): void {
  useTitle(title);

  useEffect(() => {
    if (isFirstScreen) {
      isFirstScreen = false;
      return;
    }
    const heading = document.querySelector<HTMLElement>('h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
}
