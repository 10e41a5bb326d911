import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
import { ready } from '../LoadableView/Loadable.ts';
import { DataTable, type DataTableHandle, type DataTableProps } from './DataTable.tsx';
import type { TableDensity } from './tableProps.ts';
import { ColumnsMenu } from './toolbar/ColumnsMenu.tsx';
import { DensityMenu } from './toolbar/DensityMenu.tsx';
import { selectionOfIds } from './selection/rowSelection.ts';
import { isAvailable, type SampleRow, sampleCard, sampleColumns, sampleHref, sampleId, sampleName, sampleRows, sampleState } from './testing/sampleRows.tsx';

interface ToolsTableProps extends Partial<DataTableProps<SampleRow>> {
  Tools?: ComponentType<{ table: RefObject<DataTableHandle<SampleRow> | null> }>;
}

/** Keeps the table's state and the selection, as an application does. */
function ToolsTable({ Tools, ...props }: ToolsTableProps) {
  const table = useRef<DataTableHandle<SampleRow>>(null);
  const [tableState, setTableState] = useState(props.tableState ?? sampleState);
  const [selected, setSelected] = useState(() => selectionOfIds([]));
  const actions = Tools && <Tools table={table} />;
  return (
    <DataTable
      ref={table}
      label="Products"
      columns={sampleColumns}
      rows={ready(sampleRows(42))}
      rowId={sampleId}
      rowName={sampleName}
      rowHref={sampleHref}
      card={sampleCard}
      selection={{ selected, onChange: setSelected, actions: () => actions }}
      empty={{ title: 'No products found.' }}
      bulkActions={actions}
      {...props}
      tableState={tableState}
      onTableStateChange={setTableState}
    />
  );
}

const meta = preview.meta({ title: 'Components/Data/DataTable tools', component: ToolsTable, tags: ['stable'] });

const onCount = fn().mockName('onCount');

const ExportTools: ToolsTableProps['Tools'] = ({ table }) => (
  <>
    <Button onPress={() => void table.current?.saveCsv('products').then(onCount)}>Export</Button>
    <Button onPress={() => void table.current?.copyRows().then(onCount, onCount)}>Copy rows</Button>
  </>
);

/** Records the content and the file name of the next download. */
function nextDownload(): Promise<{ fileName: string; text: string }> {
  return new Promise((resolve) => {
    const create = spyOn(URL, 'createObjectURL');
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function saved(this: HTMLAnchorElement) {
      const blob = create.mock.calls[0]?.[0] as Blob;
      click.mockRestore();
      create.mockRestore();
      // `Blob.text` drops the byte order mark of UTF-8.
      void blob.arrayBuffer().then((bytes) => resolve({ fileName: this.download, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) }));
    });
  });
}

export const Export = meta.story({
  args: {
    Tools: ExportTools,
    hiddenColumns: ['grade', 'prep', 'rating'],
    filter: { matches: isAvailable },
    tableState: { sort: { column: 'price', direction: 'descending' }, page: 1, size: 5 },
  },
  beforeEach: () => {
    onCount.mockClear();
    return () => Reflect.deleteProperty(navigator, 'clipboard');
  },
  play: async ({ canvas, step }) => {
    await step('without a selection all filtered rows are saved: visible columns, sorted', async () => {
      const download = nextDownload();
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
      const { fileName, text } = await download;
      await expect(fileName).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
      const [head, ...lines] = text.trimEnd().split('\r\n');
      await expect(head).toBe('\uFEFFProduct,Status,Stock,Price');
      await expect(lines).toHaveLength(sampleRows(42).filter(isAvailable).length);
      const prices = lines.map((line) => Number(line.split(',').at(-1)));
      await expect(prices).toEqual(prices.toSorted((a, b) => b - a));
      await expect(onCount).toHaveBeenLastCalledWith(lines.length);
    });
    await step('with a selection the selected rows are copied, with tabs between the cells', async () => {
      const writeText = fn<(items: ClipboardItem[]) => Promise<void>>(async () => {});
      Object.defineProperty(navigator, 'clipboard', { value: { write: writeText }, configurable: true });
      const boxes = within(canvas.getByRole('table')).getAllByRole('checkbox');
      await userEvent.click(boxes[1]!);
      await userEvent.click(boxes[2]!);
      await userEvent.click(canvas.getByRole('button', { name: 'Copy rows' }));
      await waitFor(() => expect(onCount).toHaveBeenLastCalledWith(2));
      const [item] = writeText.mock.calls[0]?.[0] ?? [];
      const text = await (await item!.getType('text/plain')).text();
      await expect(text.split('\n').map((line) => line.split('\t').length)).toEqual([4, 4, 4]);
      await expect(text.startsWith('Product\tStatus\tStock\tPrice\n')).toBe(true);
    });
    await step('a clipboard that refuses is reported to the application', async () => {
      Object.defineProperty(navigator, 'clipboard', { value: { write: async () => Promise.reject(new Error('refused')) }, configurable: true });
      await userEvent.click(canvas.getByRole('button', { name: 'Copy rows' }));
      await waitFor(() => expect(onCount).toHaveBeenLastCalledWith(expect.objectContaining({ message: 'refused' })));
      await expect(screen.getByRole('group', { name: 'Selected rows' })).toHaveTextContent('2 selected');
    });
  },
});

const headersOf = (canvas: Pick<typeof screen, 'getAllByRole'>) => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent ?? '');

function DensityTable() {
  const [density, setDensity] = useState<TableDensity>('comfortable');
  return <ToolsTable density={density} filters={<DensityMenu density={density} onDensityChange={setDensity} />} />;
}

export const Density = meta.story({
  render: () => <DensityTable />,
  play: async ({ canvas, step }) => {
    const rowHeight = () => Math.round(canvas.getByRole('row', { name: /Oxford Shirt/ }).getBoundingClientRect().height);
    await step('the button has the name of the density', async () => {
      await expect(rowHeight()).toBe(56);
      await userEvent.click(canvas.getByRole('button', { name: 'Comfortable' }));
      const compact = await screen.findByRole('menuitemradio', { name: 'Compact' });
      await expect(compact).toHaveAccessibleDescription('44 px rows');
      await userEvent.click(compact);
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Compact' })).toHaveFocus());
    });
    await step('compact rows have two lines in 44 px, and a picture of 32 px', async () => {
      await expect(rowHeight()).toBe(44);
      const row = within(canvas.getByRole('row', { name: /Oxford Shirt/ }));
      await expect(row.getByRole('rowheader').querySelector('img')).toHaveStyle({ inlineSize: '32px', blockSize: '32px' });
      await expect(row.getByText('H&M')).toBeVisible();
    });
  },
});

export const CompactSkeletons = meta.story({
  args: { density: 'compact', rows: { state: 'loading' } },
  play: async () => {
    const heights = [...document.querySelectorAll('[data-density] > tbody > tr')].map((row) => Math.round(row.getBoundingClientRect().height));
    await expect(new Set(heights)).toEqual(new Set([44]));
  },
});

function OrderTable() {
  const [columnOrder, setColumnOrder] = useState<readonly string[]>([]);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [widths, setWidths] = useState<Record<string, number>>({});
  return (
    <ToolsTable
      columnOrder={columnOrder}
      columnWidths={widths}
      hiddenColumns={hidden}
      filters={
        <ColumnsMenu
          columns={sampleColumns}
          hiddenColumns={hidden}
          onHiddenColumnsChange={setHidden}
          columnOrder={columnOrder}
          onColumnOrderChange={setColumnOrder}
          columnWidths={widths}
          onColumnWidthsChange={setWidths}
          canReset={hidden.length + columnOrder.length > 0}
          onReset={() => {
            setHidden([]);
            setColumnOrder([]);
            setWidths({});
          }}
        />
      }
    />
  );
}

export const ColumnOrder = meta.story({
  render: () => <OrderTable />,
  play: async ({ canvas, step }) => {
    const all = headersOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Grade' })).toBeVisible());

    await step('Alt with an arrow key moves a column, announces its place and keeps the focus', async () => {
      dialog.getByRole('checkbox', { name: 'Status' }).focus();
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await expect(headersOf(canvas).slice(1, 4)).toEqual(['Product', 'Status', 'Grade']);
      await expect(dialog.getByRole('checkbox', { name: 'Status' })).toHaveFocus();
      await expect(dialog.getByRole('status')).toHaveTextContent('Status, 1 of 6');
    });
    await step('it goes no further than the first column, which is fixed', async () => {
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await expect(headersOf(canvas)[1]).toBe('Product');
      await expect(dialog.queryByRole('button', { name: 'Move Product' })).toBeNull();
    });
    await step('a handle takes the arrow keys alone', async () => {
      dialog.getByRole('button', { name: 'Move Price' }).focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(headersOf(canvas).indexOf('Price')).toBe(headersOf(canvas).indexOf('Stock') - 1);
    });
    await step('without dragging, a press picks a column up and the next one says where it goes', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Move Price' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Move Status' }));
      await expect(headersOf(canvas)[2]).toBe('Price');
    });
    await step('a picked column is moved and sized by presses alone, and the focus stays', async () => {
      const headers = headersOf(canvas);
      await userEvent.click(dialog.getByRole('button', { name: 'Move Price' }));
      const tools = within(await dialog.findByRole('group', { name: 'Price' }));
      await userEvent.click(tools.getByRole('button', { name: 'Move Price down' }));
      await expect(headersOf(canvas)[3]).toBe('Price');
      await expect(tools.getByRole('button', { name: 'Move Price down' })).toHaveFocus();
      await userEvent.click(tools.getByRole('button', { name: 'Move Price up' }));
      await expect(headersOf(canvas)).toEqual(headers);
      const width = () => Math.round(canvas.getByRole('columnheader', { name: 'Price', hidden: true }).getBoundingClientRect().width);
      const before = width();
      await userEvent.click(await tools.findByRole('button', { name: 'Price wider' }));
      await expect(width()).toBe(before + 16);
      await expect(dialog.getByRole('status')).toHaveTextContent(`Width of Price, ${before + 16} px`);
      await expect(await tools.findByText(`${before + 16} px`)).toBeVisible();
      await userEvent.click(tools.getByRole('button', { name: 'Price narrower' }));
      await expect(width()).toBe(before);
      await userEvent.click(dialog.getByRole('button', { name: 'Move Price' }));
      await expect(dialog.queryByRole('group', { name: 'Price' })).toBeNull();
    });
    await step('dragged by its handle, a column goes where the pointer is', async () => {
      const handle = dialog.getByRole('button', { name: 'Move Price' });
      const target = dialog.getByRole('button', { name: 'Move Rating' }).getBoundingClientRect();
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: handle },
        { target: handle, coords: { clientX: target.x + 4, clientY: target.y + 8 } },
        { keys: '[/MouseLeft]', target: handle },
      ]);
      await expect(headersOf(canvas).indexOf('Price')).toBe(headersOf(canvas).indexOf('Rating') + 1);
      await expect(handle).toHaveAttribute('aria-pressed', 'false');
    });
    await step('Default columns brings back the order', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Default columns' }));
      await expect(headersOf(canvas)).toEqual(all);
    });
  },
});

const onWidths = fn().mockName('onColumnWidthsChange');

function WidthsTable() {
  const [widths, setWidths] = useState<Record<string, number>>({});
  return (
    <div style={{ inlineSize: 1100 }}>
      <ToolsTable
        columnWidths={widths}
        onColumnWidthsChange={(next) => {
          onWidths(next);
          setWidths(next);
        }}
      />
    </div>
  );
}

export const ColumnWidths = meta.story({
  render: () => <WidthsTable />,
  beforeEach: () => {
    onWidths.mockClear();
  },
  play: async ({ canvas, step }) => {
    await userEvent.hover(canvas.getByRole('columnheader', { name: 'Product' }));
    const header = canvas.getByRole('columnheader', { name: 'Grade' });
    const separator = await within(header).findByRole('separator');
    const width = () => Math.round(header.getBoundingClientRect().width);
    await waitFor(() => expect(separator).toHaveAttribute('aria-valuenow', '84'));

    await step('the column that takes the rest has no width to choose', async () => {
      await expect(within(canvas.getByRole('columnheader', { name: 'Product' })).queryByRole('separator')).toBeNull();
    });
    await step('a separator has a name only while it is focused, so that no cell is read with it', async () => {
      await expect(canvas.queryByRole('separator', { name: /Width/ })).toBeNull();
      separator.focus();
      await waitFor(() => expect(separator).toHaveAccessibleName('Width of Grade'));
      await expect(canvas.getByRole('columnheader', { name: 'Grade' })).toBe(header);
    });
    await step('arrow keys move the edge, and the value says the width', async () => {
      separator.focus();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
      await expect(width()).toBe(92);
      await waitFor(() => expect(separator).toHaveAttribute('aria-valuetext', '92 px'));
      await expect(onWidths).toHaveBeenLastCalledWith({ grade: 5.75 });
    });
    await step('Enter gives the column its own width again', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(width()).toBe(84);
      await expect(onWidths).toHaveBeenLastCalledWith({});
    });
    await step('dragged, the edge follows the pointer, the columns after it stay, and the application hears of it once', async () => {
      onWidths.mockClear();
      const { left: edge, right } = header.getBoundingClientRect();
      const pointer = (type: string, clientX: number) =>
        separator.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, pointerId: 1, button: 0 }));
      separator.setPointerCapture = () => {};
      pointer('pointerdown', edge);
      pointer('pointermove', edge - 30);
      await waitFor(() => expect(Math.round(header.getBoundingClientRect().left)).toBe(Math.round(edge - 30)));
      await expect(Math.round(header.getBoundingClientRect().right)).toBe(Math.round(right));
      await expect(onWidths).not.toHaveBeenCalled();
      pointer('pointerup', edge - 30);
      await waitFor(() => expect(onWidths).toHaveBeenCalledWith({ grade: 7.125 }));
      await expect(onWidths).toHaveBeenCalledTimes(1);
    });
    await step('a double press resets it too', async () => {
      await userEvent.dblClick(separator);
      await expect(width()).toBe(84);
    });
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 }}>
      <ToolsTable label="Compact products" density="compact" rows={ready(sampleRows(4))} />
      <ToolsTable label="Products in another order" columnOrder={['price', 'status', 'grade']} columnWidths={{ status: 12 }} rows={ready(sampleRows(4))} />
    </div>
  ),
});
