'use client';
import { useState } from 'react';

/** The index of the active option. The first result is active at once, a suggestion is not. */
export function useActiveOption(query: string, count: number) {
  const [chosen, setChosen] = useState({ query: '', place: -1 });
  const first = query.trim() === '' ? -1 : 0;
  const isChosen = chosen.query === query;
  return {
    place: Math.min(isChosen ? chosen.place : first, count - 1),
    /** Whether the user chose it. */
    isChosen,
    activate: (place: number) => setChosen({ query, place }),
  };
}
