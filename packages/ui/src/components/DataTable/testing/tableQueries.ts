import { screen, within } from 'storybook/test';

/** The rows of the table 'Products' without its header. */
export const rowsOf = () => within(screen.getByRole('table', { name: 'Products' })).getAllByRole<HTMLTableRowElement>('row').slice(1);

export const announcer = () => screen.getAllByRole('status')[0];

/** Records every announcement from now on. */
export function recordAnnouncements(): string[] {
  const announcements: string[] = [];
  const record = (records: MutationRecord[]) =>
    records.forEach(({ addedNodes }) => announcements.push(...[...addedNodes].map(({ textContent }) => textContent ?? '')));
  new MutationObserver(record).observe(announcer()!, { childList: true });
  return announcements;
}

export const pageBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select this page' });
export const rowBox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });

/** The queries within the bar of selected rows. */
export const bar = () => within(screen.getByRole('group', { name: 'Selected rows' }));
