import { useLayoutEffect } from 'react';
import { useLocation } from './reactRouter.ts';

let shown = '';
let previous = '';

/** Keeps the path of the screen that was left last. Mounted once. */
export function PreviousScreen() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (pathname === shown) return;
    previous = shown;
    shown = pathname;
  }, [pathname]);
  return null;
}

/**
 * The id in the address of an item's screen.
 *
 * @returns undefined for a path that is not below the list's
 */
export function idBelow(listPath: string, path: string): string | undefined {
  if (!path.startsWith(`${listPath}/`)) return undefined;
  try {
    return decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  } catch {
    return undefined;
  }
}

/** The id of the item whose screen was left for this list, if it was one. */
export const idOfPreviousScreen = (listPath: string): string | undefined => idBelow(listPath, shown === listPath ? previous : shown);
