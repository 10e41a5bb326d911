import '@valise/ui/theme';
import { Button } from '@valise/ui/Button';
import { ConfirmDialog } from '@valise/ui/ConfirmDialog';
import { DataTable, noSelection, type RowActions, type TableColumn, type TableState } from '@valise/ui/DataTable';
import { ready } from '@valise/ui/LoadableView';
import { Menu, MenuItem, MenuTrigger } from '@valise/ui/Menu';
import { SafeImage } from '@valise/ui/SafeImage';
import { SearchField } from '@valise/ui/SearchField';
import { StatusBadge } from '@valise/ui/StatusBadge';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { glyph, picture } from './drawn.ts';
import { all, type Product, statuses } from './rows.ts';

const columns: TableColumn<Product>[] = [
  {
    id: 'name',
    header: 'Product',
    isKey: true,
    cell: ({ name }) => name,
    media: () => <SafeImage src={picture} alt="" width={44} height={44} />,
    detail: ({ brand }) => brand,
    sortBy: ({ name }) => name,
  },
  { id: 'grade', header: 'Grade', cell: ({ grade }) => grade, sortBy: ({ grade }) => grade, width: '5.25rem' },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge {...statuses[status]}>{status}</StatusBadge>, sortBy: ({ status }) => status, width: '10rem' },
  { id: 'prep', header: 'Prep Buffer', cell: ({ prep }) => prep, sortBy: ({ prep }) => prep, width: '6.75rem' },
  { id: 'rating', header: 'Rating', cell: ({ rating }) => rating, sortBy: ({ rating }) => Number(rating), width: '5rem' },
  { id: 'stock', header: 'Stock', cell: ({ stock }) => stock, sortBy: ({ stock }) => Number(stock), width: '4.75rem', align: 'end' },
  { id: 'price', header: 'Price', cell: ({ price }) => price, sortBy: ({ amount }) => amount, width: '5.25rem', align: 'end', emphasis: 'strong' },
];

const icon = (
  <svg width="20" height="20" fill="currentColor" viewBox="0 0 256 256" aria-hidden="true">
    <path d={glyph} />
  </svg>
);

const actionsWith = (remove: (row: Product) => void): RowActions<Product> => ({
  header: 'Action',
  items: [
    { id: 'view', label: 'View', icon, href: ({ id }) => `#/view/${id}` },
    { id: 'edit', label: 'Edit', icon, href: ({ id }) => `#/edit/${id}` },
    { id: 'delete', label: 'Delete', icon, tone: 'critical', onAction: remove },
  ],
});

const rows = ready(all);
const rowId = ({ id }: Product) => id;
const rowName = ({ name }: Product) => name;
const rowHref = ({ id }: Product) => `#/view/${id}`;
const countLabel = (count: number) => `${count} products`;
const empty = { title: 'No products found.' };

function Page() {
  const [tableState, setTableState] = useState<TableState>({ sort: null, page: 1, size: 10 });
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState(noSelection);
  const [deleted, setDeleted] = useState<Product | null>(null);
  const [actions] = useState(() => actionsWith(setDeleted));
  return (
    <>
      <DataTable
        label="Products"
        columns={columns}
        rows={rows}
        rowId={rowId}
        rowName={rowName}
        rowHref={rowHref}
        actions={actions}
        tableState={tableState}
        onTableStateChange={setTableState}
        filter={{ search, searchText: rowName }}
        selection={{ selected, onChange: setSelected }}
        empty={empty}
        countLabel={countLabel}
        bulkActions={
          <MenuTrigger>
            <Button>Bulk Actions</Button>
            <Menu>
              <MenuItem id="delete" tone="critical">
                Delete Selected
              </MenuItem>
            </Menu>
          </MenuTrigger>
        }
        search={
          <SearchField
            label="Search in product"
            isLabelHidden
            placeholder="Search in product"
            value={search}
            onChange={(text) => {
              setSearch(text);
              setTableState((current) => ({ ...current, page: 1 }));
            }}
          />
        }
      />
      <ConfirmDialog
        isOpen={deleted !== null}
        title="Delete Product"
        confirmLabel="Yes, Delete"
        tone="danger"
        onConfirm={() => setDeleted(null)}
        onCancel={() => setDeleted(null)}
      >
        {deleted?.name}
      </ConfirmDialog>
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
