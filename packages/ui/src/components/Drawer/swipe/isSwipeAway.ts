/** Whether a swipe was far or fast enough to dismiss. Distance and width in px, duration in ms. */
export function isSwipeAway({ distance, duration, width }: { distance: number; duration: number; width: number }): boolean {
  if (distance < 24) return false;
  return distance > width / 3 || distance / Math.max(duration, 1) > 0.5;
}
