import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown';
import { type JSX, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
import { RouterProvider } from '../Link/RouterProvider.tsx';
import { type Loadable, ready } from '../LoadableView/Loadable.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import {
  firstView,
  isAvailable,
  type Piece,
  pieceActions,
  pieceCard,
  pieceColumns,
  pieceHref,
  pieceId,
  pieceName,
  pieces,
} from './samplePieces.tsx';
import type { TableView } from './table.ts';

const onAction = fn().mockName('onAction');
const navigate = fn().mockName('navigate');
const actions = { header: 'Action', items: pieceActions(onAction) };

interface Shown {
  label?: string;
  rows: Loadable<readonly Piece[]>;
  view?: Partial<TableView>;
  selected?: readonly string[];
  hasFilter?: boolean;
  hasColumnsMenu?: boolean;
  isShownOnCards?: boolean;
  table?: Partial<DataTableProps<Piece>>;
}

/** Keeps the view and the selection, as an application does. */
function Pieces({ label = 'Products', rows, view: given, selected: chosen = [], hasFilter = false, hasColumnsMenu = false, isShownOnCards, table }: Shown) {
  const [view, setView] = useState<TableView>({ ...firstView, ...given });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(chosen));
  const [isFiltered, setFiltered] = useState(false);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  return (
    <RouterProvider navigate={navigate}>
      <DataTable
        label={label}
        columns={pieceColumns}
        rows={rows}
        rowId={pieceId}
        rowName={pieceName}
        rowHref={pieceHref}
        actions={actions}
        card={pieceCard}
        view={view}
        onViewChange={setView}
        searchText={pieceName}
        filter={isFiltered ? isAvailable : undefined}
        selection={{ selected, onChange: setSelected, isShownOnCards }}
        loading="Loading products..."
        empty={{ title: 'No products found.', description: 'Try adjusting filters or check back later.' }}
        countLabel={(count) => `${count} ${count === 1 ? 'product' : 'products'}`}
        search={
          <SearchField
            label="Search in product"
            isLabelHidden
            placeholder="Search in product"
            value={view.search}
            onChange={(search) => setView({ ...view, search, page: 1 })}
          />
        }
        hiddenColumns={hidden}
        filters={
          <>
            {hasFilter && <Button onPress={() => setFiltered(!isFiltered)}>Available only</Button>}
            {hasColumnsMenu && <ColumnsMenu columns={pieceColumns} hiddenColumns={hidden} onHiddenColumnsChange={setHidden} />}
          </>
        }
        bulkActions={
          <Button>
            Bulk Actions <CaretDown size={14} weight="bold" aria-hidden="true" />
          </Button>
        }
        {...table}
      />
    </RouterProvider>
  );
}

const meta = preview.meta({
  title: 'Components/Data/DataTable',
  component: Pieces,
  tags: ['stable'],
  args: { rows: ready(pieces(248)) },
  beforeEach: () => {
    onAction.mockClear();
    navigate.mockClear();
  },
});

const rowsOf = () => within(screen.getByRole('table', { name: 'Products' })).getAllByRole('row').slice(1);
const said = () => screen.getAllByRole('status')[0];

/** Everything that is said from now on, each time it is said. */
function listen(): string[] {
  const heard: string[] = [];
  const keep = (records: MutationRecord[]) =>
    records.forEach(({ addedNodes }) => heard.push(...[...addedNodes].map(({ textContent }) => textContent ?? '')));
  new MutationObserver(keep).observe(said()!, { childList: true });
  return heard;
}

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the table has a name and a page of rows', async () => {
      await expect(canvas.getByRole('table', { name: 'Products' })).toBeVisible();
      await expect(rowsOf()).toHaveLength(10);
    });
    await step('a row is named by a real link, so that it opens in a new tab', async () => {
      await expect(canvas.getByRole('rowheader', { name: 'Silk Slip Dress Gucci' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Silk Slip Dress' })).toHaveAttribute('href', '/pieces/3');
    });
    await step('actions carry the name of their row', async () => {
      await expect(canvas.getByRole('link', { name: 'Edit Silk Slip Dress' })).toHaveAttribute('href', '/pieces/3/edit');
      await userEvent.click(canvas.getByRole('button', { name: 'Delete Silk Slip Dress' }));
      await expect(onAction).toHaveBeenCalledWith('delete', expect.objectContaining({ id: '3' }));
      await expect(navigate).not.toHaveBeenCalled();
    });
    await step('where it is, it does not say unasked, and the table itself is never live', async () => {
      await expect(said()).toBeEmptyDOMElement();
      await expect(canvas.getByRole('table').closest('[aria-live], [role="status"], [role="alert"], [role="log"]')).toBeNull();
    });
  },
});

export const HiddenColumns = meta.story({
  args: { hasColumnsMenu: true },
  play: async ({ canvas, step }) => {
    const headers = () => canvas.getAllByRole('columnheader').map((header) => header.textContent);
    const all = headers();
    await step('a column is hidden', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
      const grade = await screen.findByRole('checkbox', { name: 'Grade' });
      await waitFor(() => expect(grade).toBeVisible());
      await userEvent.click(grade);
      await expect(grade).not.toBeChecked();
      await expect(headers()).toEqual(all.filter((header) => header !== 'Grade'));
    });
    await step('the one that names the row is not offered', async () => {
      await expect(screen.queryByRole('checkbox', { name: 'Product' })).toBeNull();
    });
    await step('all of them come back at once', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
      await expect(headers()).toEqual(all);
    });
    await step('Escape leads back to the button', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: 'Grade' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
    });
  },
});

const tipOf = (action: Element) => getComputedStyle(action, '::after').content;

export const ActionTips = meta.story({
  play: async ({ canvas, step }) => {
    const edit = canvas.getByRole('link', { name: 'Edit Silk Slip Dress' });
    await step('an icon that has the focus shows its verb', async () => {
      canvas.getByRole('link', { name: 'View Silk Slip Dress' }).focus();
      await userEvent.tab();
      await expect(edit).toHaveFocus();
      await expect(tipOf(edit)).toBe('"Edit"');
    });
    await step('Escape puts it away until the focus moves on', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(tipOf(edit)).toBe('none');
      await userEvent.tab();
      await expect(tipOf(canvas.getByRole('button', { name: 'Delete Silk Slip Dress' }))).toBe('"Delete"');
    });
  },
});

export const RowLink = meta.story({
  play: async ({ canvas, step }) => {
    await step('a press on the name goes there within the app', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Oxford Shirt' }));
      await expect(navigate).toHaveBeenLastCalledWith('/pieces/5');
    });
    await step('so does a press anywhere else on the row', async () => {
      await userEvent.click(within(rowsOf()[1]!).getByText('Rented'));
      await expect(navigate).toHaveBeenLastCalledWith('/pieces/2');
    });
    await step('beside the checkbox it selects instead', async () => {
      await userEvent.click(rowsOf()[0]!.querySelector('td')!);
      await expect(navigate).toHaveBeenCalledTimes(2);
      await expect(canvas.getByRole('checkbox', { name: 'Select Double-Breasted Trench' })).toBeChecked();
    });
    await step('with a modifier the browser opens a tab: the app stays where it is', async () => {
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
    const heard = listen();
    await step('at rest no header is sorted', async () => {
      await expect(canvas.getAllByRole('columnheader').filter((each) => each.hasAttribute('aria-sort'))).toHaveLength(0);
    });
    await step('Enter on a header sorts by it, and says so once', async () => {
      within(header('Price')).getByRole('button').focus();
      await userEvent.keyboard('{Enter}');
      await expect(header('Price')).toHaveAttribute('aria-sort', 'ascending');
      await waitFor(() => expect(heard).toEqual(['Sorted by Price, ascending, 248 products']));
      await expect(within(rowsOf()[0]!).getByText('$14.00')).toBeVisible();
    });
    await step('again turns it round, focus stays on the header', async () => {
      await userEvent.keyboard(' ');
      await expect(header('Price')).toHaveAttribute('aria-sort', 'descending');
      await expect(said()).toHaveTextContent('Sorted by Price, descending, 248 products');
      await expect(within(header('Price')).getByRole('button')).toHaveFocus();
    });
    await step('exactly one header is sorted', async () => {
      await userEvent.click(within(header('Product')).getByRole('button'));
      const sorted = canvas.getAllByRole('columnheader').filter((each) => each.hasAttribute('aria-sort'));
      await expect(sorted).toEqual([header('Product')]);
    });
    await step('letters stand in the order of the language', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'blazer');
      await waitFor(() => expect(canvas.getByText(/of 45 entries/)).toBeVisible());
      await expect(within(rowsOf()[0]!).getByRole('link', { name: /^Élan/ })).toBeVisible();
    });
  },
});

export const Selection = meta.story({
  play: async ({ canvas, step }) => {
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    await step('one row makes the header mixed and is counted', async () => {
      canvas.getByRole('checkbox', { name: 'Select Silk Slip Dress' }).focus();
      await userEvent.keyboard(' ');
      await expect(all).toBePartiallyChecked();
      await expect(said()).toHaveTextContent('1 of 248 selected');
      await expect(canvas.getByText('1 selected')).toBeVisible();
    });
    await step('it stays selected on other pages', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Select Double/ }));
      await expect(said()).toHaveTextContent('2 of 248 selected');
      await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
      await expect(canvas.getByRole('checkbox', { name: 'Select Silk Slip Dress' })).toBeChecked();
    });
    await step('the header stands for all rows on all pages', async () => {
      await userEvent.click(all);
      await expect(said()).toHaveTextContent('248 of 248 selected');
      await expect(all).toBeChecked();
      await userEvent.click(all);
      await expect(said()).toHaveTextContent('0 of 248 selected');
      await expect(all).not.toBeChecked();
    });
    await step('within a search it stands for what was found', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'trench');
      await userEvent.click(all);
      await expect(said()).toHaveTextContent('23 of 248 selected');
      await userEvent.clear(canvas.getByRole('searchbox'));
      await expect(all).toBePartiallyChecked();
    });
    await step('what can be done with them comes before the header in the order of Tab', async () => {
      all.focus();
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('button', { name: 'Bulk Actions' })).toHaveFocus();
    });
  },
});

export const Paging = meta.story({
  play: async ({ canvas, step }) => {
    const heard = listen();
    await step('the next page is said once, and focus stays on the pager', async () => {
      const next = canvas.getByRole('button', { name: 'Next page' });
      next.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(heard).toEqual(['Page 2 of 25']));
      await expect(canvas.getByText('Showing 11 to 20 of 248 entries')).toBeVisible();
      await expect(next).toHaveFocus();
    });
    await step('another page rewrites the rows that stand', async () => {
      const [first] = rowsOf();
      await userEvent.click(canvas.getByRole('button', { name: 'Page 25' }));
      await expect(rowsOf()).toHaveLength(8);
      await expect(rowsOf()[0]).toBe(first);
    });
    await step('another size keeps the first row in sight', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows' }), '50');
      await expect(canvas.getByText('Showing 201 to 248 of 248 entries')).toBeVisible();
    });
  },
});

export const SearchAndFilter = meta.story({
  args: { hasFilter: true, view: { page: 3 } },
  play: async ({ canvas, step }) => {
    const heard = listen();
    await step('a search is told once someone pauses, though it leads back to the first page', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'dress');
      await expect(canvas.getByText('Showing 1 to 10 of 45 entries')).toBeVisible();
      await waitFor(() => expect(heard).toEqual(['45 products']), { timeout: 2000 });
    });
    await step('so is a filter', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Available only' }));
      await waitFor(() => expect(heard.slice(1)).toEqual([expect.stringMatching(/^2\d products$/)]), { timeout: 2000 });
    });
    await step('nothing found is said in the table and to those who listen', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), ' of nothing');
      await expect(within(canvas.getByRole('table')).getByText('No products found.')).toBeVisible();
      await waitFor(() => expect(said()).toHaveTextContent('No products found.'), { timeout: 2000 });
    });
  },
});

export const Loading = meta.story({
  args: { rows: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading products...')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Product' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const Refreshing = meta.story({
  render: function Render() {
    const [rows, setRows] = useState<Loadable<readonly Piece[]>>(ready(pieces(42)));
    return (
      <>
        <button type="button" onClick={() => setRows({ state: 'ready', data: pieces(42), isRefreshing: true })}>
          ask again
        </button>
        <button type="button" onClick={() => setRows(ready(pieces(43)))}>
          answer
        </button>
        <Pieces rows={rows} />
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const edit = canvas.getByRole('link', { name: 'Edit Oxford Shirt' });
    await step('rows that are asked for again stay, with the focus where it was', async () => {
      edit.focus();
      canvas.getByRole('button', { name: 'ask again' }).click();
      await expect(edit).toHaveFocus();
      await expect(rowsOf()).toHaveLength(10);
    });
    await step('their answer takes no focus and is not announced', async () => {
      canvas.getByRole('button', { name: 'answer' }).click();
      await waitFor(() => expect(canvas.getByText('Showing 1 to 10 of 43 entries')).toBeVisible());
      await expect(edit).toHaveFocus();
      await expect(said()).toBeEmptyDOMElement();
    });
  },
});

export const Empty = meta.story({
  args: { rows: ready<Piece[]>([]) },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('table')).getByText('No products found.')).toBeVisible();
    await expect(canvas.getByText('Showing 0 to 0 of 0 entries')).toBeVisible();
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
    const [rows, setRows] = useState<Loadable<readonly Piece[]>>({
      state: 'failed',
      message: 'Failed to fetch products',
      retry: () => setRows(ready(pieces(3))),
    });
    return <Pieces rows={rows} />;
  },
  play: async ({ canvas, step }) => {
    await step('the button that goes leaves the focus at the table, not at the top of the page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(rowsOf()).toHaveLength(3);
      await expect(document.activeElement).toContainElement(canvas.getByRole('table'));
      await expect(document.activeElement).not.toBe(document.body);
    });
  },
});

export const LongText = meta.story({
  args: {
    rows: ready(
      pieces(5).map((piece, place) => ({
        ...piece,
        name: `${piece.name} with a name so long that no column can ever hold all of it, number ${place}`,
        brand: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenmanufaktur',
      })),
    ),
  },
  play: async ({ canvas, step }) => {
    await step('what is cut off shows whole under the pointer', async () => {
      const [name] = canvas.getAllByRole('link', { name: /^Double-Breasted Trench with/ });
      await userEvent.hover(name!);
      await expect(name).toHaveAttribute('title', name!.textContent);
    });
  },
});

export const Many = meta.story({
  args: { rows: ready(pieces(50_000)), view: { size: 25 } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('fifty thousand rows are as few nodes as twenty-five', async () => {
      await expect(canvas.getByText('Showing 1 to 25 of 50,000 entries')).toBeVisible();
      await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(1500);
    });
    await step('all of them are selected at once', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
      await expect(said()).toHaveTextContent('50,000 of 50,000 selected');
    });
  },
});

export const ScrollsInItsBox = meta.story({
  args: { table: { card: undefined } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('a table without cards scrolls in a box that has a name and takes focus', async () => {
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
    await step('hidden columns speak in the second line', async () => {
      await expect(canvas.queryByRole('columnheader', { name: 'Grade' })).not.toBeInTheDocument();
      await expect(canvas.getByText('Gucci · Like New · 3 days')).toBeVisible();
    });
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  decorators: narrow(328),
  args: { isShownOnCards: false },
  play: async ({ canvas, step }) => {
    await step('rows are cards in a list, and nothing is there twice', async () => {
      await expect(canvas.getByRole('list', { name: 'Products' })).toBeVisible();
      await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
      await expect(canvas.getAllByText('Silk Slip Dress')).toHaveLength(1);
    });
    await step('a card leads where its row leads', async () => {
      await userEvent.click(canvas.getAllByText('Rented')[0]!);
      await expect(navigate).toHaveBeenLastCalledWith('/pieces/2');
    });
    await step('its actions are in the one menu that all cards share', async () => {
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
  args: { selected: ['2'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select Wool Tailored Blazer' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Silk Slip Dress' }));
    await expect(said()).toHaveTextContent('2 of 248 selected');
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { selected: ['2'] } });

export const Compact = meta.story({ args: { table: { density: 'compact', actions: { ...actions, display: 'menu' } } } });

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 }}>
      <Pieces label="Refreshing products" rows={{ state: 'ready', data: pieces(4), isRefreshing: true }} selected={['2', '3']} view={{ sort: { column: 'name', direction: 'ascending' } }} />
      <Pieces label="Loading products" rows={{ state: 'loading' }} view={{ size: 5 }} />
      <Pieces label="No products" rows={ready<Piece[]>([])} />
      <Pieces label="Failed products" rows={{ state: 'failed', message: 'Failed to fetch products', retry }} />
      <div style={{ maxInlineSize: 328 }}>
        <Pieces label="Products as cards" rows={ready(pieces(3))} selected={['2']} />
      </div>
    </div>
  ),
});

export const Dark = Sheet.extend({ tags: ['!sheet'], globals: { theme: 'dark' } });

export const ForcedColours = Sheet.extend({ tags: ['!sheet'], globals: { theme: 'forced' } });
