/** The distance between two places that are tried, in px. */
const STEP = 8;

export interface ToastPlace {
  /** The distance from the upper edge of the window, in px. */
  top: number;
  /** At the trailing edge of the window, or else at the leading one. */
  isTrailing: boolean;
}

/** What a covered control costs, and one in a row of a list, because a list often fills the window. */
export const CONTROL_COST = 100;
export const ROW_COST = 1;

/** What a place at the leading edge, where names stand, costs more than one at the trailing edge. */
const LEADING_COST = 10;

interface Room {
  /** The upper and lower limit of the toasts, and their height, in px. */
  from: number;
  to: number;
  height: number;
  /** The lowest place is the best instead of the highest. */
  isFromBelow: boolean;
}

/**
 * The place that covers the least: along the trailing edge, else the lower leading corner. Of equal places the best is the highest,
 * or the lowest. Where each covers a control it is the highest: the page can scroll every control to below it, but none beyond its end.
 */
export function placeOf({ from, to, height, isFromBelow }: Room, costAt: (place: ToastPlace) => number): ToastPlace {
  const lowest = Math.max(from, to - height);
  const tops: number[] = [lowest];
  for (let top = lowest - STEP; top > from; top -= STEP) tops.push(top);
  if (from < lowest) tops.push(from);
  const trailing = (isFromBelow ? tops : tops.toReversed()).map((top): ToastPlace => ({ top, isTrailing: true }));
  const leading: ToastPlace = { top: lowest, isTrailing: false };

  let best = leading;
  let least = costAt(leading) + LEADING_COST;
  for (const place of trailing.toReversed()) {
    const cost = costAt(place);
    if (cost > least) continue;
    best = place;
    least = cost;
  }
  return least < CONTROL_COST ? best : { top: from, isTrailing: true };
}
