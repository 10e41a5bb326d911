interface Place {
  /** The index of the focused tab. */
  from: number;
  count: number;
  /** Whether the writing direction is right to left. */
  isMirrored: boolean;
}

/** The index of the tab that a key moves to; after the last tab comes the first. Undefined for other keys. */
export function nextTab(key: string, { from, count, isMirrored }: Place): number | undefined {
  const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight';
  const back = isMirrored ? 'ArrowRight' : 'ArrowLeft';
  const places: Partial<Record<string, number>> = { [forward]: (from + 1) % count, [back]: (from - 1 + count) % count, Home: 0, End: count - 1 };
  return places[key];
}
