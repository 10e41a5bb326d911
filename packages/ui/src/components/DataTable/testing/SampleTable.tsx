import { useState } from 'react';
import { fn } from 'storybook/test';
import { CaretDownBold } from '../../../icons/CaretDownBold.tsx';
import { Button } from '../../Button/Button.tsx';
import { RouterProvider } from '../../Link/RouterProvider.tsx';
import type { Loadable } from '../../LoadableView/Loadable.ts';
import { SearchField } from '../../SearchField/SearchField.tsx';
import { DataTable, type DataTableProps } from '../DataTable.tsx';
import { selectionOfIds } from '../selection/rowSelection.ts';
import type { TableState } from '../tableProps.ts';
import { ColumnsMenu } from '../toolbar/ColumnsMenu.tsx';
import { isAvailable, type SampleRow, sampleActions, sampleCard, sampleColumns, sampleHref, sampleId, sampleName, sampleState } from './sampleRows.tsx';

export const onAction = fn().mockName('onAction');
export const navigate = fn().mockName('navigate');
export const sampleTableActions = { header: 'Action', items: sampleActions(onAction) };

const selectedActions = () => <Button variant="danger-outline">Delete</Button>;

export interface SampleTableProps {
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
export function SampleTable({
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
        actions={sampleTableActions}
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
