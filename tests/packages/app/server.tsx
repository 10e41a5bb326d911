import '@valise/ui/styles.css';
import '@valise/features/styles.css';
import { product } from '@valise/contract';
import { productSamples, read } from '@valise/contract/samples';
import { Button } from '@valise/ui/Button';
import { ConfirmDialog } from '@valise/ui/ConfirmDialog';
import { DataTable, type TableColumn } from '@valise/ui/DataTable';
import { StatusBadge } from '@valise/ui/StatusBadge';
import { TextField } from '@valise/ui/TextField';
import { renderToString } from 'react-dom/server';

const rows = productSamples.map((wire) => read(product, wire));
type Row = (typeof rows)[number];

const columns: TableColumn<Row>[] = [
  { id: 'name', header: 'Product', cell: (row) => row.name, sortBy: (row) => row.name, isKey: true },
  { id: 'status', header: 'Status', cell: (row) => <StatusBadge tone="success">{row.availability}</StatusBadge> },
];

function App() {
  return (
    <main>
      <TextField label="Material" name="material" />
      <Button variant="danger" onPress={() => undefined}>
        Delete Product
      </Button>
      <DataTable
        label="Products"
        columns={columns}
        rows={{ state: 'ready', data: rows, isRefreshing: false }}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        tableState={{ sort: null, page: 1, size: 5 }}
        onTableStateChange={() => undefined}
        empty={{ title: 'No products found.' }}
      />
      {/* A dialog renders into a portal, so on the server it renders nothing. */}
      <ConfirmDialog
        isOpen
        title="Delete Product"
        confirmLabel="Yes, Delete"
        onConfirm={() => undefined}
        onCancel={() => undefined}
      >
        This action cannot be undone.
      </ConfirmDialog>
    </main>
  );
}

console.log(renderToString(<App />));
