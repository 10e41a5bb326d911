/** Matches fields for text, and lists that find an item by its first letters. */
const typedInto = [
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"], [type="button"], [type="submit"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  ...['textbox', 'searchbox', 'combobox', 'spinbutton', 'listbox', 'menu', 'menubar', 'tree', 'grid', 'application'].map((role) => `[role="${role}"]`),
  '[aria-haspopup="listbox"]',
].join();

/** Matches overlays over the page. */
const overlays = ['dialog[open]', ...['dialog', 'alertdialog', 'menu', 'listbox'].map((role) => `[role="${role}"]`)].join();

/** Whether typed keys belong to the focused element or to an open overlay. */
export function areKeysTaken(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest(typedInto) !== null) return true;
  // An overlay during its exit is closed already.
  return [...document.querySelectorAll(overlays)].some((overlay) => overlay.getClientRects().length > 0 && overlay.closest('[data-exiting]') === null);
}
