interface Place {
  /** The place of the focused tab. */
  from: number;
  count: number;
  /** Whether the tabs are read from right to left. */
  isMirrored: boolean;
}

/** The place of the tab that a key moves to, round the ends; undefined for another key. */
export function nextTab(key: string, { from, count, isMirrored }: Place): number | undefined {
  const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight';
  const back = isMirrored ? 'ArrowRight' : 'ArrowLeft';
  const places: Partial<Record<string, number>> = { [forward]: (from + 1) % count, [back]: (from - 1 + count) % count, Home: 0, End: count - 1 };
  return places[key];
}
