import { startsSelection } from './startsSelection.ts';

const inSight = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0);

const checkboxOf = (row?: Element | null) => row?.querySelector<HTMLElement>('[data-select] > input');

/** The control that takes the focus for a row: its link, else its checkbox. */
const controlOf = (row: Element) => row.querySelector<HTMLElement>('a[data-row-link]') ?? checkboxOf(row);

const focusedRow = () => document.activeElement?.closest<HTMLElement>('[data-row-index]');

/**
 * Focuses the next row (1) or the previous one (-1) of a `DataTable` in the page; from outside the rows, the first row. Made for
 * an app's shortcuts. Returns false when there is no such row.
 */
export function focusRow(step: 1 | -1): boolean {
  const current = focusedRow();
  const rows = inSight('[data-row-index]').filter((row) => row.parentElement === (current ?? row).parentElement);
  const row = current ? rows[rows.indexOf(current) + step] : rows[0];
  const control = row && controlOf(row);
  control?.focus();
  return Boolean(control);
}

/**
 * Focuses the row of a `DataTable` in the page whose link has this address, scrolls it into view, and marks it until the focus leaves
 * it. Made for somebody who returns from the row's own screen. Returns false when no such row is shown.
 */
export function focusRowOf(href: string): boolean {
  const link = inSight('a[data-row-link]').find((each) => each.getAttribute('href') === href);
  const row = link?.closest<HTMLElement>('[data-row-index]');
  if (link === undefined || !row) return false;
  row.dataset['returned'] = '';
  row.addEventListener('focusout', ({ relatedTarget }) => {
    if (!row.contains(relatedTarget as Node | null)) delete row.dataset['returned'];
  });
  link.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
  return true;
}

/**
 * Selects or deselects the focused row. On a card this also starts the selection, as a long press does. Returns false when rows
 * are not selectable.
 */
export function toggleRow(): boolean {
  const row = focusedRow();
  const checkbox = checkboxOf(row);
  checkbox?.click();
  return Boolean(checkbox) || row?.dispatchEvent(new Event(startsSelection, { bubbles: true, cancelable: true })) === false;
}

/** Shows the next page (1) or the previous one (-1) of a `DataTable` in the page. Returns false when there is no such page. */
export function turnPage(step: 1 | -1): boolean {
  const [button] = inSight(`[data-page-step="${step}"]:not([aria-disabled])`);
  button?.click();
  return button !== undefined;
}
