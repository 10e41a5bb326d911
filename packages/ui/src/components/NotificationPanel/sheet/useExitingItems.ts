'use client';
import { useEffect, useState } from 'react';
import { type ListedItem, withExiting } from './withExiting.ts';

/** The time in which an item fades out, in ms; the style has the same duration. */
const EXIT_MS = 180;

/** The items of a list, and those that were just removed until they have faded out. */
export function useExitingItems<Item extends { id: string }>(items: readonly Item[]): readonly ListedItem<Item>[] {
  const [known, setKnown] = useState({ items, listed: withExiting<Item>([], items) });
  if (known.items !== items) setKnown({ items, listed: withExiting(known.listed, items) });

  const isAnyExiting = known.listed.some(({ isExiting }) => isExiting);
  useEffect(() => {
    if (!isAnyExiting) return undefined;
    const timer = setTimeout(
      () => setKnown((latest) => ({ ...latest, listed: latest.listed.filter(({ isExiting }) => !isExiting) })),
      EXIT_MS,
    );
    return () => clearTimeout(timer);
  }, [isAnyExiting]);

  return known.listed;
}
