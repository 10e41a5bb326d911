'use client';
import { useEffect, useState } from 'react';
import { type ShownRow, withLeaving } from './withLeaving.ts';

/** How long a row takes to fade; its style says the same. */
const LEAVING_MS = 180;

/** The rows of a list, and for a moment those that have just left it. */
export function useLeavingRows<Item extends { id: string }>(items: readonly Item[]): readonly ShownRow<Item>[] {
  const [known, setKnown] = useState({ items, rows: withLeaving<Item>([], items) });
  if (known.items !== items) setKnown({ items, rows: withLeaving(known.rows, items) });

  const isAnyLeaving = known.rows.some(({ isLeaving }) => isLeaving);
  useEffect(() => {
    if (!isAnyLeaving) return undefined;
    const timer = setTimeout(
      () => setKnown((latest) => ({ ...latest, rows: latest.rows.filter(({ isLeaving }) => !isLeaving) })),
      LEAVING_MS,
    );
    return () => clearTimeout(timer);
  }, [isAnyLeaving]);

  return known.rows;
}
