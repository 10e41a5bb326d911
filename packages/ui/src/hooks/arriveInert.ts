/** Chromium tells of the options of a select up to half a second late while rows are added. */
const READ_AFTER_MS = 600;

/** `arriveUnselected` for a native select, which nobody uses in the first moments: it is inert until Chromium has told of it. */
export function arriveInert(select: HTMLSelectElement | null): void {
  if (select === null || document.activeElement === null || document.activeElement === document.body) return;
  select.inert = true;
  setTimeout(() => (select.inert = false), READ_AFTER_MS);
}
