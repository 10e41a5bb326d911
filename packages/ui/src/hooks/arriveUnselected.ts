/** Chromium tells of an element's options once it has drawn it; the second frame is after that. */
const afterTwoFrames = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run));

/**
 * The `ref` of an element with a selected option. What is added to the page while something has the focus is hidden from screen
 * readers for two frames: Orca takes its selected option for one that the user has just selected, and goes there.
 */
export function arriveUnselected(element: Element | null): void {
  if (element === null || document.activeElement === null || document.activeElement === document.body) return;
  const show = () => element.removeAttribute('aria-hidden');
  element.setAttribute('aria-hidden', 'true');
  element.addEventListener('focusin', show, { once: true });
  afterTwoFrames(show);
}
