import { Fragment, useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { type Loadable, ready } from '../LoadableView/Loadable.ts';
import type { DataTableHandle } from './DataTable.tsx';
import { narrow } from './testing/narrow.tsx';
import { type SampleRow, sampleActions, sampleRows } from './testing/sampleRows.tsx';
import { navigate, onAction, SampleTable, sampleTableActions } from './testing/SampleTable.tsx';
import { announcer, rowsOf } from './testing/tableQueries.ts';

const meta = preview.meta({
  title: 'Components/Data/DataTable states',
  component: SampleTable,
  tags: ['stable'],
  args: { rows: ready(sampleRows(248)) },
  beforeEach: () => {
    onAction.mockClear();
    navigate.mockClear();
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

export const LoadingSize = meta.story({
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

export const Condensed = meta.story({
  decorators: narrow(720),
  play: async ({ canvas, step }) => {
    await step('the second line shows what the hidden columns would', async () => {
      await expect(canvas.queryByRole('columnheader', { name: 'Grade' })).not.toBeInTheDocument();
      await expect(canvas.getByText('Gucci · Like New · 3 days')).toBeVisible();
    });
  },
});

export const PastLastPage = meta.story({
  args: { tableState: { page: 99 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 241 to 248 of 248 entries')).toBeVisible();
    await expect(rowsOf()).toHaveLength(8);
  },
});

const moreActions = [...sampleTableActions.items, { id: 'copy', label: 'Copy', icon: null, isInMenuAlone: true }];

export const MenuAlone = meta.story({
  render: () => (
    <>
      {[sampleTableActions.items, moreActions].map((items) => (
        <Fragment key={items.length}>
          <SampleTable label={`${items.length} actions`} rows={ready(sampleRows(3))} table={{ actions: { header: 'Action', items } }} />
          <SampleTable label={`${items.length} actions, loading`} rows={{ state: 'loading' }} table={{ actions: { header: 'Action', items } }} />
        </Fragment>
      ))}
    </>
  ),
  play: async ({ canvas, step }) => {
    const table = (name: string) => within(canvas.getByRole('table', { name }));
    const widthOf = (name: string) => table(name).getByRole('columnheader', { name: 'Action' }).offsetWidth;
    await step('an action of the menu alone has no icon in the row', async () => {
      await expect(table('4 actions').getByRole('link', { name: 'Edit Silk Slip Dress' })).toBeVisible();
      await expect(table('4 actions').queryByRole('button', { name: 'Copy Silk Slip Dress' })).not.toBeInTheDocument();
    });
    await step('it takes no room, nor while rows are loading', async () => {
      await expect(widthOf('4 actions')).toBe(widthOf('3 actions'));
      await expect(widthOf('4 actions, loading')).toBe(widthOf('3 actions, loading'));
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

export const FocusAfterLastDelete = meta.story({
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

export const PhoneFocusAfterDelete = meta.story({
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

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 }}>
      <SampleTable label="Refreshing products" rows={{ state: 'ready', data: sampleRows(4), isRefreshing: true }} />
      <SampleTable label="Loading products" rows={{ state: 'loading' }} tableState={{ size: 5 }} />
      <SampleTable label="No products" rows={ready<SampleRow[]>([])} />
      <SampleTable label="Failed products" rows={{ state: 'failed', message: 'Failed to fetch products', retry }} />
    </div>
  ),
});
