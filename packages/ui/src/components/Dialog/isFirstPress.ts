/**
 * False during the second and later presses of a double or triple press, whose first press may have opened the overlay that
 * asks. Keyboards and screen readers press once at a time. React Aria passes the pressed element alone, so the number of
 * presses is read from the current event.
 */
export function isFirstPress(): boolean {
  const { event } = window;
  return !(event instanceof MouseEvent) || event.detail < 2;
}
