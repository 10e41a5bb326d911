/**
 * False during the second and later presses of a multiple press, because the first may have opened the overlay. React Aria passes only
 * the pressed element, so the number of presses is read from the current event. Keyboards and screen readers press once.
 */
export function isFirstPress(): boolean {
  const { event } = window;
  return !(event instanceof MouseEvent) || event.detail < 2;
}
