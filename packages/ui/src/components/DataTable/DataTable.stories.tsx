import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { ready } from '../LoadableView/Loadable.ts';
import { narrow } from './testing/narrow.tsx';
import { sampleRows } from './testing/sampleRows.tsx';
import { navigate, onAction, SampleTable, sampleTableActions } from './testing/SampleTable.tsx';
import { announcer, bar, pageBox, recordAnnouncements, rowsOf } from './testing/tableQueries.ts';

const meta = preview.meta({
  title: 'Components/Data/DataTable',
  component: SampleTable,
  tags: ['stable'],
  args: { rows: ready(sampleRows(248)) },
  beforeEach: () => {
    onAction.mockClear();
    navigate.mockClear();
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the table has a name and one page of rows', async () => {
      await expect(canvas.getByRole('table', { name: 'Products' })).toBeVisible();
      await expect(rowsOf()).toHaveLength(10);
    });
    await step('the row header holds a real link, so that a row opens in a new tab', async () => {
      await expect(canvas.getByRole('rowheader', { name: 'Silk Slip Dress Gucci' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Silk Slip Dress' })).toHaveAttribute('href', '/products/3');
    });
    await step('the name of an action includes the name of its row', async () => {
      await expect(canvas.getByRole('link', { name: 'Edit Silk Slip Dress' })).toHaveAttribute('href', '/products/3/edit');
      await userEvent.click(canvas.getByRole('button', { name: 'Delete Silk Slip Dress' }));
      await expect(onAction).toHaveBeenCalledWith('delete', expect.objectContaining({ id: '3' }));
      await expect(navigate).not.toHaveBeenCalled();
    });
    await step('the focus ring of a name stays within its line, clear of the line below', async () => {
      canvas.getByRole('link', { name: 'Silk Slip Dress' }).focus();
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      const { outlineStyle, outlineOffset } = getComputedStyle(canvas.getByRole('link', { name: 'Silk Slip Dress' }));
      await expect([outlineStyle, outlineOffset]).toEqual(['solid', '-2px']);
    });
    await step('nothing is announced at first, and the table is not a live region', async () => {
      await expect(announcer()).toBeEmptyDOMElement();
      await expect(canvas.getByRole('table').closest('[aria-live], [role="status"], [role="alert"], [role="log"]')).toBeNull();
    });
  },
});

export const HiddenColumns = meta.story({
  args: { hasColumnsMenu: true },
  play: async ({ canvas, step }) => {
    const headers = () => canvas.getAllByRole('columnheader').map((header) => header.textContent);
    const all = headers();
    await step('a column can be hidden', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
      const grade = await screen.findByRole('checkbox', { name: 'Grade' });
      await waitFor(() => expect(grade).toBeVisible());
      await userEvent.click(grade);
      await expect(grade).not.toBeChecked();
      await expect(headers()).toEqual(all.filter((header) => header !== 'Grade'));
    });
    await step('the key column cannot be hidden', async () => {
      await expect(screen.getByRole('checkbox', { name: 'Product' })).toBeDisabled();
    });
    await step('Default columns shows every column again', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Default columns' }));
      await expect(headers()).toEqual(all);
    });
    await step('Escape returns focus to the button', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: 'Grade' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns 6/7' })).toHaveFocus());
    });
  },
});

const tipOf = (action: Element) => getComputedStyle(action, '::after').content;

export const ActionTips = meta.story({
  play: async ({ canvas, step }) => {
    const edit = canvas.getByRole('link', { name: 'Edit Silk Slip Dress' });
    await step('a focused icon shows its verb', async () => {
      canvas.getByRole('link', { name: 'View Silk Slip Dress' }).focus();
      await userEvent.tab();
      await expect(edit).toHaveFocus();
      await expect(tipOf(edit)).toBe('"Edit"');
    });
    await step('Escape hides the tip until the focus moves', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(tipOf(edit)).toBe('none');
      await userEvent.tab();
      await expect(tipOf(canvas.getByRole('button', { name: 'Delete Silk Slip Dress' }))).toBe('"Delete"');
    });
  },
});

export const RowLink = meta.story({
  play: async ({ canvas, step }) => {
    await step('a press on the name navigates within the app', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Oxford Shirt' }));
      await expect(navigate).toHaveBeenLastCalledWith('/products/5');
    });
    await step('a press anywhere else on the row navigates too', async () => {
      await userEvent.click(within(rowsOf()[1]!).getByText('Rented'));
      await expect(navigate).toHaveBeenLastCalledWith('/products/2');
    });
    await step('a press beside the checkbox selects the row instead', async () => {
      await userEvent.click(rowsOf()[0]!.querySelector('td')!);
      await expect(navigate).toHaveBeenCalledTimes(2);
      await expect(canvas.getByRole('checkbox', { name: 'Select Double-Breasted Trench' })).toBeChecked();
    });
    await step('with a modifier key the browser opens a tab and the app does not navigate', async () => {
      const opened = fn();
      const link = canvas.getByRole('link', { name: 'Wool Tailored Blazer' });
      link.addEventListener('click', (event) => {
        opened(event.ctrlKey, event.defaultPrevented);
        event.preventDefault();
      });
      const user = userEvent.setup();
      await user.keyboard('{Control>}');
      await user.click(within(rowsOf()[1]!).getByText('Rented'));
      await user.keyboard('{/Control}');
      await expect(opened).toHaveBeenCalledWith(true, false);
      await expect(navigate).toHaveBeenCalledTimes(2);
    });
  },
});

export const MiddleButton = meta.story({
  play: async ({ step }) => {
    await step('the middle button opens a row in a new tab, wherever it is pressed', async () => {
      const open = spyOn(window, 'open').mockReturnValue(null);
      await userEvent.pointer({ keys: '[MouseMiddle]', target: within(rowsOf()[1]!).getByText('Rented') });
      await expect(open).toHaveBeenCalledWith(expect.stringMatching(/\/products\/2$/), '_blank', 'noopener');
      await expect(navigate).not.toHaveBeenCalled();
    });
  },
});

export const Copying = meta.story({
  play: async ({ step }) => {
    const copied = () => {
      const clipboardData = new DataTransfer();
      screen.getByRole('table').dispatchEvent(new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData }));
      return clipboardData.getData('text/plain');
    };
    await step('copied rows are one line each, with tabs between the cells', async () => {
      const [first, second] = rowsOf();
      window.getSelection()!.setBaseAndExtent(first!, 0, second!, second!.cells.length);
      await expect(copied().split('\n')).toEqual([
        'Double-Breasted Trench Zara\tNew\tAvailable\t1 day\t4.0\t1\t$14.00',
        expect.stringMatching(/^Wool Tailored Blazer Prada\t/),
      ]);
    });
    await step('text within one cell is copied as it is', async () => {
      window.getSelection()!.selectAllChildren(rowsOf()[0]!.cells[1]!);
      await expect(copied()).toBe('');
      window.getSelection()!.removeAllRanges();
    });
  },
});

export const KeyboardSort = meta.story({
  play: async ({ canvas, step }) => {
    const header = (name: string) => canvas.getByRole('columnheader', { name });
    const announcements = recordAnnouncements();
    await step('at first no header is sorted', async () => {
      await expect(canvas.getAllByRole('columnheader').filter((each) => each.hasAttribute('aria-sort'))).toHaveLength(0);
    });
    await step('Enter on a header sorts by its column and announces it once', async () => {
      within(header('Price')).getByRole('button').focus();
      await userEvent.keyboard('{Enter}');
      await expect(header('Price')).toHaveAttribute('aria-sort', 'ascending');
      await waitFor(() => expect(within(rowsOf()[0]!).getByText('$14.00')).toBeVisible());
      // Orca drops what is announced among the changes of the rows.
      await expect(announcements).toEqual([]);
      await waitFor(() => expect(announcements).toEqual(['Sorted by Price, ascending, 248 products']));
    });
    await step('pressing it again reverses the order, and focus stays on the header', async () => {
      await userEvent.keyboard(' ');
      await expect(header('Price')).toHaveAttribute('aria-sort', 'descending');
      await waitFor(() => expect(announcer()).toHaveTextContent('Sorted by Price, descending, 248 products'));
      await expect(within(header('Price')).getByRole('button')).toHaveFocus();
    });
    await step('only one header has aria-sort', async () => {
      await userEvent.click(within(header('Product')).getByRole('button'));
      const sorted = canvas.getAllByRole('columnheader').filter((each) => each.hasAttribute('aria-sort'));
      await expect(sorted).toEqual([header('Product')]);
    });
    await step('text is sorted by the locale', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'blazer');
      await waitFor(() => expect(canvas.getByText(/of 45 entries/)).toBeVisible());
      await expect(within(rowsOf()[0]!).getByRole('link', { name: /^Élan/ })).toBeVisible();
    });
  },
});

export const Paging = meta.story({
  play: async ({ canvas, step }) => {
    const announcements = recordAnnouncements();
    await step('the next page is announced once, and focus stays on the pager', async () => {
      const next = canvas.getByRole('button', { name: 'Next page' });
      next.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(announcements).toEqual(['Page 2 of 25']));
      await expect(canvas.getByText('Showing 11 to 20 of 248 entries')).toBeVisible();
      await expect(next).toHaveFocus();
    });
    await step('a link after the search skips the rows', async () => {
      canvas.getByRole('searchbox').focus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Skip to pages' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('navigation', { name: 'Products, pages' })).toHaveFocus();
    });
    await step('another page reuses the row elements', async () => {
      const [first] = rowsOf();
      await userEvent.click(canvas.getByRole('button', { name: 'Page 25' }));
      await expect(rowsOf()).toHaveLength(8);
      await expect(rowsOf()[0]).toBe(first);
    });
    await step('another page size keeps the first row visible', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows' }), '50');
      await expect(canvas.getByText('Showing 201 to 248 of 248 entries')).toBeVisible();
    });
  },
});

export const SearchAndFilter = meta.story({
  args: { hasFilter: true, tableState: { page: 3 } },
  play: async ({ canvas, step }) => {
    const announcements = recordAnnouncements();
    await step('a search is announced once after a pause, although it also changes the page', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'dress');
      await expect(canvas.getByText('Showing 1 to 10 of 45 entries')).toBeVisible();
      await waitFor(() => expect(announcements).toEqual(['45 products']));
    });
    await step('a filter is announced too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Available only' }));
      await waitFor(() => expect(announcements.slice(1)).toEqual([expect.stringMatching(/^2\d products$/)]));
    });
    await step('an empty result is shown in the table and announced', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), ' of nothing');
      await expect(within(canvas.getByRole('table')).getByText('No products found.')).toBeVisible();
      await waitFor(() => expect(announcer()).toHaveTextContent('No products found.'));
    });
  },
});

export const Many = meta.story({
  args: { rows: ready(sampleRows(50_000)), tableState: { size: 25 } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('a page of 50,000 rows has no more nodes than its 25 rows need', async () => {
      await expect(canvas.getByText('Showing 1 to 25 of 50,000 entries')).toBeVisible();
      await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(1500);
    });
    await step('Select all selects all of them', async () => {
      await userEvent.click(pageBox());
      await expect(announcer()).toHaveTextContent('25 of 50,000 selected');
      await userEvent.click(bar().getByRole('button', { name: 'Select all 50,000' }));
      await expect(announcer()).toHaveTextContent('50,000 of 50,000 selected');
    });
  },
});

export const LateRows = meta.story({
  args: { rows: ready(sampleRows(12_000)) },
  play: async ({ canvas, step }) => {
    const announcements = recordAnnouncements();
    const firstName = () => within(rowsOf()[0]!).getByRole('rowheader').textContent;
    /** Whether the rows are as they were once the press has been rendered. */
    async function areRowsLate(press: () => void) {
      const before = firstName();
      press();
      await Promise.resolve();
      return firstName() === before;
    }
    await step('a sort shows in the header first, and its rows come after', async () => {
      const header = canvas.getByRole('columnheader', { name: 'Product' });
      const isLate = await areRowsLate(() => within(header).getByRole('button').click());
      await expect([header.getAttribute('aria-sort'), isLate]).toEqual(['ascending', true]);
      await waitFor(() => expect(firstName()).toMatch(/^Cashmere Overcoat/));
      await waitFor(() => expect(announcements).toEqual(['Sorted by Product, ascending, 12000 products']));
    });
    await step('every letter shows before its rows, and none is lost', async () => {
      const search = canvas.getByRole<HTMLInputElement>('searchbox');
      const seen: [string, boolean][] = [];
      for (const value of ['d', 'dr', 'dre', 'dres', 'dress'])
        seen.push([search.value, await areRowsLate(() => fireEvent.input(search, { target: { value } }))]);
      await expect([seen, search.value]).toEqual([['', 'd', 'dr', 'dre', 'dres'].map((text) => [text, true]), 'dress']);
      await expect(await canvas.findByText('Showing 1 to 10 of 2,182 entries')).toBeVisible();
    });
    await step('the count is announced once, as it is when the rows are there', async () => {
      await waitFor(() => expect(announcements).toEqual(['Sorted by Product, ascending, 12000 products', '2182 products']));
    });
    await step('a larger page shows the rows that are there first', async () => {
      fireEvent.change(canvas.getByRole('combobox', { name: 'Rows' }), { target: { value: '25' } });
      await Promise.resolve();
      await expect(rowsOf()).toHaveLength(10);
      await waitFor(() => expect(rowsOf()).toHaveLength(25));
    });
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  decorators: narrow(328),
  play: async ({ canvas, step }) => {
    await step('rows are cards in a list, and each is rendered once', async () => {
      await expect(canvas.getByRole('list', { name: 'Products' })).toBeVisible();
      await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
      await expect(canvas.getAllByText('Silk Slip Dress')).toHaveLength(1);
    });
    await step('a press on a card navigates to its row', async () => {
      await userEvent.click(canvas.getAllByText('Rented')[0]!);
      await expect(navigate).toHaveBeenLastCalledWith('/products/2');
    });
    await step('its actions are in the menu that all cards share', async () => {
      const trigger = canvas.getByRole('button', { name: 'Actions for Silk Slip Dress' });
      await userEvent.click(trigger);
      await screen.findByRole('menu', { name: 'Actions for Silk Slip Dress' });
      await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
      await expect(onAction).toHaveBeenCalledWith('delete', expect.objectContaining({ id: '3' }));
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
});

export const Compact = meta.story({ args: { table: { density: 'compact', actions: { ...sampleTableActions, display: 'menu' } } } });

export const Sheet = meta.story({
  tags: ['sheet'],
  args: { label: 'Sorted products', rows: ready(sampleRows(4)), tableState: { sort: { column: 'name', direction: 'ascending' } } },
});
