/**
 * False during the second and later presses of a double or triple press, because the first press may have opened the
 * overlay. Keyboards and screen readers press once at a time. React Aria passes only the pressed element, so the number of
 * presses is read from the current event.
 */
export function isFirstPress(): boolean {
  const { event } = window;
  return !(event instanceof MouseEvent) || event.detail < 2;
}
