/** What is typed into, and what finds an item by its first letters. */
const typedInto = [
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"], [type="button"], [type="submit"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  ...['textbox', 'searchbox', 'combobox', 'spinbutton', 'listbox', 'menu', 'menubar', 'tree', 'grid', 'application'].map((role) => `[role="${role}"]`),
  '[aria-haspopup="listbox"]',
].join();

/** What is open over the page. */
const overlays = ['dialog[open]', ...['dialog', 'alertdialog', 'menu', 'listbox'].map((role) => `[role="${role}"]`)].join();

/** Whether what is typed belongs to what has the focus, or to what is open over the page. */
export function isTaken(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest(typedInto) !== null) return true;
  // What is on its way out is closed already.
  return [...document.querySelectorAll(overlays)].some((overlay) => overlay.getClientRects().length > 0 && overlay.closest('[data-exiting]') === null);
}
