/** An announcement is removed after this time, in ms, so that no screen reader finds it later or says it again. */
const REMOVED_AFTER_MS = 7000;

/** Screen readers do not announce a text that has not changed, so every second one ends in a no-break space. */
const SAID_AGAIN = '\u00A0';

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Writes a text to a live region, and empties the region later. */
export function announceIn(region: Element, text: string): void {
  clearTimeout(timers.get(region));
  region.textContent = region.textContent === text && text !== '' ? text + SAID_AGAIN : text;
  timers.set(
    region,
    setTimeout(() => (region.textContent = ''), REMOVED_AFTER_MS),
  );
}
