import { type JSX, useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { CaretDownBold } from '../../icons/CaretDownBold.tsx';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { RouterProvider } from '../Link/RouterProvider.tsx';
import { type Loadable, ready } from '../LoadableView/Loadable.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { ColumnsMenu } from './toolbar/ColumnsMenu.tsx';
import { DataTable, type DataTableHandle, type DataTableProps } from './DataTable.tsx';
import {
  sampleState,
  isAvailable,
  type SampleRow,
  sampleActions,
  sampleCard,
  sampleColumns,
  sampleHref,
  sampleId,
  sampleName,
  sampleRows,
} from './testing/sampleRows.tsx';
import { selectionOfIds } from './selection/rowSelection.ts';
import { focusRow, toggleRow, turnPage } from './keys/tableKeys.ts';
import type { TableState } from './tableProps.ts';

const onAction = fn().mockName('onAction');
const navigate = fn().mockName('navigate');
const actions = { header: 'Action', items: sampleActions(onAction) };

const selectedActions = () => <Button variant="danger-outline">Delete</Button>;

interface SampleTableProps {
  label?: string;
  rows: Loadable<readonly SampleRow[]>;
  tableState?: Partial<TableState>;
  selected?: readonly string[];
  hasFilter?: boolean;
  hasColumnsMenu?: boolean;
  isSelectingCards?: boolean;
  table?: Partial<DataTableProps<SampleRow>>;
}

/** Keeps the table's state, the filters and the selection, as an application does. */
function SampleTable({
  label = 'Products',
  rows,
  tableState: initialState,
  selected: initiallySelected = [],
  hasFilter = false,
  hasColumnsMenu = false,
  isSelectingCards: initiallySelecting = false,
  table,
}: SampleTableProps) {
  const [tableState, setTableState] = useState<TableState>({ ...sampleState, ...initialState });
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState(() => selectionOfIds(initiallySelected));
  const [isSelecting, setSelecting] = useState(initiallySelecting);
  const [isFiltered, setFiltered] = useState(false);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  return (
    <RouterProvider navigate={navigate}>
      <DataTable
        label={label}
        columns={sampleColumns}
        rows={rows}
        rowId={sampleId}
        rowName={sampleName}
        rowHref={sampleHref}
        actions={actions}
        card={sampleCard}
        tableState={tableState}
        onTableStateChange={setTableState}
        filter={{ search, searchText: sampleName, matches: isFiltered ? isAvailable : undefined }}
        selection={{
          selected,
          onChange: setSelected,
          cards: { isSelecting, onSelectingChange: setSelecting },
          actions: selectedActions,
        }}
        loading="Loading products..."
        empty={{ title: 'No products found.', description: 'Try adjusting filters or check back later.' }}
        countLabel={(count) => `${count} ${count === 1 ? 'product' : 'products'}`}
        search={
          <SearchField
            label="Search in product"
            isLabelHidden
            placeholder="Search in product"
            value={search}
            onChange={(text) => {
              setSearch(text);
              setTableState({ ...tableState, page: 1 });
            }}
          />
        }
        hiddenColumns={hidden}
        filters={
          <>
            {hasFilter && <Button onPress={() => setFiltered(!isFiltered)}>Available only</Button>}
            {hasColumnsMenu && <ColumnsMenu columns={sampleColumns} hiddenColumns={hidden} onHiddenColumnsChange={setHidden} />}
          </>
        }
        bulkActions={
          <Button>
            Bulk Actions <CaretDownBold size={14} />
          </Button>
        }
        {...table}
      />
    </RouterProvider>
  );
}

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

const rowsOf = () => within(screen.getByRole('table', { name: 'Products' })).getAllByRole<HTMLTableRowElement>('row').slice(1);
const announcer = () => screen.getAllByRole('status')[0];

/** Collects every announcement from now on. */
function recordAnnouncements(): string[] {
  const announcements: string[] = [];
  const record = (records: MutationRecord[]) =>
    records.forEach(({ addedNodes }) => announcements.push(...[...addedNodes].map(({ textContent }) => textContent ?? '')));
  new MutationObserver(record).observe(announcer()!, { childList: true });
  return announcements;
}

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
      await waitFor(() => expect(announcements).toEqual(['Sorted by Price, ascending, 248 products']));
      await expect(within(rowsOf()[0]!).getByText('$14.00')).toBeVisible();
    });
    await step('pressing it again reverses the order, and focus stays on the header', async () => {
      await userEvent.keyboard(' ');
      await expect(header('Price')).toHaveAttribute('aria-sort', 'descending');
      await expect(announcer()).toHaveTextContent('Sorted by Price, descending, 248 products');
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

const pageBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select this page' });
const rowBox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const bar = () => within(screen.getByRole('group', { name: 'Selected rows' }));

export const Selection = meta.story({
  play: async ({ canvas, step }) => {
    await step('one selected row makes the header checkbox mixed and is counted', async () => {
      rowBox('Silk Slip Dress').focus();
      await userEvent.keyboard(' ');
      await expect(pageBox()).toBePartiallyChecked();
      await expect(announcer()).toHaveTextContent('1 of 248 selected');
      await expect(bar().getByText('1 selected')).toBeInTheDocument();
      await expect(rowBox('Silk Slip Dress')).toHaveFocus();
    });
    await step('a row stays selected on other pages', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await expect(pageBox()).not.toBePartiallyChecked();
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Select Double/ }));
      await expect(announcer()).toHaveTextContent('2 of 248 selected');
      await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
      await expect(rowBox('Silk Slip Dress')).toBeChecked();
    });
    await step('the header checkbox selects this page alone', async () => {
      await userEvent.click(pageBox());
      await expect(announcer()).toHaveTextContent('11 of 248 selected');
      await expect(pageBox()).toBeChecked();
    });
    await step('Select all takes every row, and the focus moves to Clear', async () => {
      await userEvent.click(bar().getByRole('button', { name: 'Select all 248' }));
      await expect(announcer()).toHaveTextContent('248 of 248 selected');
      await expect(bar().queryByRole('button', { name: /Select all/ })).not.toBeInTheDocument();
      await expect(bar().getByRole('button', { name: 'Clear' })).toHaveFocus();
    });
    await step('one of all can be taken out again', async () => {
      await userEvent.click(rowBox('Silk Slip Dress'));
      await expect(announcer()).toHaveTextContent('247 of 248 selected');
      await expect(bar().getByRole('button', { name: 'Select all 248' })).toBeInTheDocument();
    });
    await step('the actions come before the header in tab order', async () => {
      pageBox().focus();
      await userEvent.tab({ shift: true });
      await expect(bar().getByRole('button', { name: 'Delete' })).toHaveFocus();
    });
    await step('Clear brings the toolbar back, and the focus moves to the header checkbox', async () => {
      await userEvent.click(bar().getByRole('button', { name: 'Clear' }));
      await expect(announcer()).toHaveTextContent('0 of 248 selected');
      await expect(canvas.getByRole('searchbox')).toBeVisible();
      await expect(pageBox()).toHaveFocus();
    });
  },
});

export const SelectionOfHiddenRows = meta.story({
  args: { hasFilter: true },
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Available only' }));
    await userEvent.click(rowBox('Silk Slip Dress'));
    await userEvent.click(pageBox());
    await step('nothing is hidden while all selected rows pass', async () => {
      await expect(bar().queryByText(/hidden/)).not.toBeInTheDocument();
    });
    await step('Select all takes the rows that a filter hides too, and says so', async () => {
      await userEvent.click(bar().getByRole('button', { name: 'Select all 248' }));
      await expect(bar().getByText(/^\d+ hidden by filters$/)).toBeInTheDocument();
    });
    await step('the second press of a double press on it, which lands on Clear, clears nothing', async () => {
      await fireEvent.click(bar().getByRole('button', { name: 'Clear' }), { detail: 2 });
      await expect(bar().getByText('248 selected')).toBeInTheDocument();
    });
    await step('Escape clears them', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(announcer()).toHaveTextContent('0 of 248 selected');
    });
    await step('a row that the search hides stays selected, and the bar names the search', async () => {
      const search = canvas.getByRole('searchbox');
      await userEvent.type(search, 'blazer');
      await userEvent.click(pageBox());
      await expect(bar().queryByText(/hidden/)).not.toBeInTheDocument();
      await userEvent.click(bar().getByRole('button', { name: 'Select all 248' }));
      await expect(bar().getByText(/^2\d\d hidden by search$/)).toBeInTheDocument();
    });
  },
});

export const SelectionOfARange = meta.story({
  play: async ({ step }) => {
    const user = userEvent.setup();
    const checked = () => rowsOf().map((row) => within(row).getByRole<HTMLInputElement>('checkbox').checked).lastIndexOf(true);
    await step('Shift-click selects every row from the one pressed before, announced once', async () => {
      const announcements = recordAnnouncements();
      await user.click(rowBox('Wool Tailored Blazer'));
      await user.keyboard('{Shift>}');
      await user.click(rowBox('Oxford Shirt'));
      await user.keyboard('{/Shift}');
      await expect(checked()).toBe(4);
      await waitFor(() => expect(announcements).toEqual(['1 of 248 selected', '4 of 248 selected']));
    });
    await step('a Shift-click beside the checkbox does too, without selecting text', async () => {
      await user.keyboard('{Shift>}');
      await user.click(rowsOf()[6]!.querySelector('td')!);
      await user.keyboard('{/Shift}');
      await expect(announcer()).toHaveTextContent('6 of 248 selected');
      await expect(String(window.getSelection())).toBe('');
    });
    await step('a range can be taken out again', async () => {
      await user.click(rowBox('Oxford Shirt'));
      await user.keyboard('{Shift>}');
      await user.click(rowBox('Silk Slip Dress'));
      await user.keyboard('{/Shift}');
      await expect(announcer()).toHaveTextContent('3 of 248 selected');
    });
    await step('Escape clears the selection, and the focus stays on the box that was pressed', async () => {
      await user.keyboard('{Escape}');
      await expect(announcer()).toHaveTextContent('0 of 248 selected');
      await expect(rowBox('Silk Slip Dress')).toHaveFocus();
    });
  },
});

export const ShortcutKeys = meta.story({
  name: 'What shortcuts of an app do',
  play: async ({ canvas, step }) => {
    const linkOf = (rowIndex: number) => rowsOf()[rowIndex]!.querySelector('a[data-row-link]');
    await step('the first row, the next and the one before have the focus; at the ends nothing moves', async () => {
      await expect(focusRow(-1)).toBe(true);
      await expect(linkOf(0)).toHaveFocus();
      focusRow(1);
      await expect(linkOf(1)).toHaveFocus();
      focusRow(-1);
      await expect(focusRow(-1)).toBe(false);
      await expect(linkOf(0)).toHaveFocus();
    });
    await step('the row that has the focus is selected and no longer selected, and keeps the focus', async () => {
      await expect(toggleRow()).toBe(true);
      await waitFor(() => expect(within(rowsOf()[0]!).getByRole('checkbox')).toBeChecked());
      toggleRow();
      await waitFor(() => expect(within(rowsOf()[0]!).getByRole('checkbox')).not.toBeChecked());
      await expect(linkOf(0)).toHaveFocus();
    });
    await step('the pages turn, as far as there are any', async () => {
      await expect(turnPage(-1)).toBe(false);
      turnPage(1);
      await waitFor(() => expect(canvas.getByText('Showing 11 to 20 of 248 entries')).toBeVisible());
      turnPage(-1);
      await waitFor(() => expect(canvas.getByText('Showing 1 to 10 of 248 entries')).toBeVisible());
    });
    await step('without a row that has the focus there is nothing to select', async () => {
      canvas.getByRole('searchbox').focus();
      await expect(toggleRow()).toBe(false);
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

export const Loading = meta.story({
  args: { rows: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading products...')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Product' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(canvas.getByRole('table').querySelectorAll('tbody tr')).toHaveLength(10);
  },
});

export const LoadingHasTheSizeOfRows = meta.story({
  render: function Render() {
    const [rows, setRows] = useState<Loadable<readonly SampleRow[]>>({ state: 'loading' });
    return (
      <>
        <button type="button" onClick={() => setRows(ready(sampleRows(42)))}>
          respond
        </button>
        <SampleTable rows={rows} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const boxes = () => {
      const table = canvas.getByRole('table');
      const last = table.querySelector('tbody tr:last-child')!;
      return [table, last, ...last.children].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      });
    };
    const loading = boxes();
    canvas.getByRole('button', { name: 'respond' }).click();
    await expect(await canvas.findByRole('link', { name: 'Silk Slip Dress' })).toBeVisible();
    await expect(boxes()).toEqual(loading);
  },
});

export const Refreshing = meta.story({
  render: function Render() {
    const [rows, setRows] = useState<Loadable<readonly SampleRow[]>>(ready(sampleRows(42)));
    return (
      <>
        <button type="button" onClick={() => setRows({ state: 'ready', data: sampleRows(42), isRefreshing: true })}>
          fetch again
        </button>
        <button type="button" onClick={() => setRows(ready(sampleRows(43)))}>
          respond
        </button>
        <SampleTable rows={rows} />
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const edit = canvas.getByRole('link', { name: 'Edit Oxford Shirt' });
    await step('rows and focus stay while the rows are fetched again', async () => {
      edit.focus();
      canvas.getByRole('button', { name: 'fetch again' }).click();
      await expect(edit).toHaveFocus();
      await expect(rowsOf()).toHaveLength(10);
    });
    await step('the response moves no focus and is not announced', async () => {
      canvas.getByRole('button', { name: 'respond' }).click();
      await waitFor(() => expect(canvas.getByText('Showing 1 to 10 of 43 entries')).toBeVisible());
      await expect(edit).toHaveFocus();
      await expect(announcer()).toBeEmptyDOMElement();
    });
  },
});

export const Empty = meta.story({
  args: { rows: ready<SampleRow[]>([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products found.')).toBeVisible();
    for (const role of ['table', 'searchbox', 'navigation', 'button']) await expect(canvas.queryByRole(role)).not.toBeInTheDocument();
  },
});

const retry = fn().mockName('retry');

export const Failed = meta.story({
  name: 'Error',
  args: { rows: { state: 'failed', message: 'Failed to fetch products', retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch products');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

export const Retrying = meta.story({
  render: function Render() {
    const [rows, setRows] = useState<Loadable<readonly SampleRow[]>>({
      state: 'failed',
      message: 'Failed to fetch products',
      retry: () => setRows(ready(sampleRows(3))),
    });
    return <SampleTable rows={rows} />;
  },
  play: async ({ canvas, step }) => {
    await step('focus moves from the removed button to the table, not to the top of the page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(rowsOf()).toHaveLength(3);
      await expect(document.activeElement).toContainElement(canvas.getByRole('table'));
      await expect(document.activeElement).not.toBe(document.body);
    });
  },
});

/** Deletes rows after a confirmation, as an application does. */
function DeletableTable({ count }: { count: number }) {
  const [rows, setRows] = useState<readonly SampleRow[]>(() => sampleRows(count));
  const [deleted, setDeleted] = useState<SampleRow | null>(null);
  const [actions] = useState(() => ({ header: 'Action', items: sampleActions((_, row) => setDeleted(row)) }));
  const table = useRef<DataTableHandle<SampleRow>>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Products on offer
      </h2>
      <SampleTable rows={ready(rows)} table={{ ref: table, actions, bulkActions: undefined }} />
      <ConfirmDialog
        isOpen={deleted !== null}
        title="Delete Product"
        confirmLabel="Yes, Delete"
        tone="danger"
        restoreFocusTo={() => table.current?.restoreFocusTo() ?? heading.current}
        onCancel={() => setDeleted(null)}
        onConfirm={() => {
          setRows(rows.filter((row) => row !== deleted));
          setDeleted(null);
        }}
      >
        This action cannot be undone.
      </ConfirmDialog>
    </>
  );
}

const deleteButton = (name: string) => screen.getByRole('button', { name: `Delete ${name}` });

/** Focuses a row's Delete button and confirms, all by keyboard. */
async function deleteByKeyboard(name: string) {
  deleteButton(name).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Product' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.tab();
  await expect(dialog.getByRole('button', { name: 'Yes, Delete' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
}

export const FocusAfterDelete = meta.story({
  render: () => <DeletableTable count={7} />,
  play: async ({ canvas, step }) => {
    await step('Escape returns focus to the button that opened the dialog', async () => {
      deleteButton('Silk Slip Dress').focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('alertdialog', { name: 'Delete Product' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(deleteButton('Silk Slip Dress')).toHaveFocus());
    });
    await step('after a deletion focus moves to the same action of the next row', async () => {
      await deleteByKeyboard('Silk Slip Dress');
      await waitFor(() => expect(deleteButton('Merino Crew Knit')).toHaveFocus());
      await expect(canvas.queryByText('Silk Slip Dress')).not.toBeInTheDocument();
    });
  },
});

export const FocusAfterDeleteOfLastRows = meta.story({
  render: () => <DeletableTable count={2} />,
  play: async ({ canvas, step }) => {
    await step('without a next row focus moves to the previous one', async () => {
      await deleteByKeyboard('Wool Tailored Blazer');
      await waitFor(() => expect(deleteButton('Double-Breasted Trench')).toHaveFocus());
    });
    await step('without any row focus moves to the heading', async () => {
      await deleteByKeyboard('Double-Breasted Trench');
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Products on offer' })).toHaveFocus());
    });
  },
});

export const FocusAfterDeleteOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ inlineSize: 328, maxInlineSize: '100%' }}>
      <DeletableTable count={3} />
    </div>
  ),
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Actions for Wool Tailored Blazer' })).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Delete' });
    await userEvent.keyboard('{End}{Enter}');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Product' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions for Silk Slip Dress' })).toHaveFocus());
  },
});

export const LongText = meta.story({
  args: {
    rows: ready(
      sampleRows(5).map((row, index) => ({
        ...row,
        name: `${row.name} with a name so long that no column can ever hold all of it, number ${index}`,
        brand: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenmanufaktur',
      })),
    ),
  },
  play: async ({ canvas, step }) => {
    await step('truncated text is shown in full on hover', async () => {
      const [name] = canvas.getAllByRole('link', { name: /^Double-Breasted Trench with/ });
      await userEvent.hover(name!);
      await expect(name).toHaveAttribute('title', name!.textContent);
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

export const ScrollsInItsBox = meta.story({
  args: { table: { card: undefined } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('a table without cards scrolls in a named, focusable box', async () => {
      const box = await canvas.findByRole('region', { name: 'Products' });
      box.focus();
      await expect(box).toHaveFocus();
      await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    });
  },
});

const narrow = (width: number) => [
  (Story: () => JSX.Element) => (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <Story />
    </div>
  ),
];

export const Condensed = meta.story({
  decorators: narrow(720),
  play: async ({ canvas, step }) => {
    await step('the second line shows what the hidden columns would', async () => {
      await expect(canvas.queryByRole('columnheader', { name: 'Grade' })).not.toBeInTheDocument();
      await expect(canvas.getByText('Gucci · Like New · 3 days')).toBeVisible();
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

export const PhoneSelection = meta.story({
  globals: { viewport: { value: 'phone' } },
  decorators: narrow(328),
  args: { selected: ['2'], isSelectingCards: true },
  play: async ({ canvas, step }) => {
    await expect(rowBox('Wool Tailored Blazer')).toBeChecked();
    await step('a press anywhere on a card selects it, and its menu gives way', async () => {
      await userEvent.click(canvas.getByText('Silk Slip Dress'));
      await expect(announcer()).toHaveTextContent('2 of 248 selected');
      await expect(navigate).not.toHaveBeenCalled();
      await expect(canvas.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
    });
    await step('This page and Select all', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'This page' }));
      await expect(bar().getByText('10 selected')).toBeInTheDocument();
      await userEvent.click(bar().getByRole('button', { name: 'Select all 248' }));
      await expect(bar().getByText('248 selected')).toBeInTheDocument();
    });
    await step('the bar is at the lower edge of the screen', async () => {
      const { bottom } = screen.getByRole('group', { name: 'Selected rows' }).getBoundingClientRect();
      await expect(bottom).toBeCloseTo(window.innerHeight, 0);
    });
    await step('Done clears the selection and ends it', async () => {
      await userEvent.click(bar().getByRole('button', { name: 'Done' }));
      await expect(announcer()).toHaveTextContent('0 of 248 selected');
      await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
      await expect(document.activeElement).toContainElement(canvas.getByRole('list', { name: 'Products' }));
      await expect(document.body).not.toHaveFocus();
    });
  },
});

export const LongPress = meta.story({
  globals: { viewport: { value: 'phone' } },
  decorators: narrow(328),
  play: async ({ canvas, step }) => {
    const user = userEvent.setup();
    await step('a finger that rests on a card selects it', async () => {
      await user.pointer({ keys: '[TouchA>]', target: await canvas.findByText('Silk Slip Dress') });
      await expect(await canvas.findByRole('checkbox', { name: 'Select Silk Slip Dress' })).toBeChecked();
      await user.pointer({ keys: '[/TouchA]', target: canvas.getByText('Silk Slip Dress') });
      await expect(bar().getByText('1 selected')).toBeInTheDocument();
      await expect(navigate).not.toHaveBeenCalled();
    });
  },
});

export const ShortcutKeysOnPhone = meta.story({
  name: 'What shortcuts of an app do on a phone',
  globals: { viewport: { value: 'phone' } },
  decorators: narrow(328),
  play: async ({ canvas, step }) => {
    const box = (name: string) => canvas.findByRole('checkbox', { name: `Select ${name}` });
    await step('the first card that is selected starts the selection, and its checkbox has the focus', async () => {
      await canvas.findByRole('link', { name: 'Double-Breasted Trench' });
      focusRow(1);
      await expect(toggleRow()).toBe(true);
      await expect(await box('Double-Breasted Trench')).toBeChecked();
      await waitFor(async () => expect(await box('Double-Breasted Trench')).toHaveFocus());
      await expect(bar().getByText('1 selected')).toBeInTheDocument();
    });
    await step('the next card is selected too', async () => {
      focusRow(1);
      toggleRow();
      await expect(await box('Wool Tailored Blazer')).toHaveFocus();
      await waitFor(() => expect(bar().getByText('2 selected')).toBeInTheDocument());
    });
    await step('taken back, the selection goes on', async () => {
      toggleRow();
      await waitFor(() => expect(bar().getByText('1 selected')).toBeInTheDocument());
      await expect(await box('Wool Tailored Blazer')).toHaveFocus();
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

export const Compact = meta.story({ args: { table: { density: 'compact', actions: { ...actions, display: 'menu' } } } });

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 }}>
      <SampleTable label="Refreshing products" rows={{ state: 'ready', data: sampleRows(4), isRefreshing: true }} selected={['2', '3']} tableState={{ sort: { column: 'name', direction: 'ascending' } }} />
      <SampleTable label="Loading products" rows={{ state: 'loading' }} tableState={{ size: 5 }} />
      <SampleTable label="No products" rows={ready<SampleRow[]>([])} />
      <SampleTable label="Failed products" rows={{ state: 'failed', message: 'Failed to fetch products', retry }} />
      <div style={{ maxInlineSize: 328 }}>
        <SampleTable label="Products as cards" rows={ready(sampleRows(3))} selected={['2']} />
      </div>
    </div>
  ),
});
