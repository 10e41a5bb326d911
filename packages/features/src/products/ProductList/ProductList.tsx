'use client';
import type { Product } from '@valise/contract';
import type { SelectedRows } from '@valise/ui/DataTable';
import type { Loadable } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { type ComponentType, useRef, useState } from 'react';
import type { KeptList } from '../../kit/list/keptList.ts';
import { type ListHandle, ListScreen } from '../../kit/list/ListScreen.tsx';
import type { OnSaving } from '../../kit/submit/onSaving.ts';
import type { BulkEditProps } from '../BulkEdit/BulkEdit.tsx';
import { usePrintLabels } from '../Labels/usePrintLabels.tsx';
import { productMessages } from '../messages.ts';
import { DeleteProductsDialog } from './deletion/DeleteProductsDialog.tsx';
import { useDeleteProducts } from './deletion/useDeleteProducts.ts';
import { productList } from './productListDefinition.tsx';
import type { ProductListState } from './state/productListState.ts';
import type { DeleteOutcome } from './useProducts.ts';

export interface ProductListProps extends KeptList<ProductListState> {
  products: Loadable<readonly Product[]>;
  /** Deletes the products; rejects when some of them are still there. */
  onDelete: (ids: readonly string[]) => Promise<DeleteOutcome>;
  /** The dialog that changes several products at once. Without it the list does not offer that. */
  bulkEdit?: ComponentType<BulkEditProps>;
  /** The id of the product that was just added. The list says so when it is hidden. @default none */
  addedId?: string;
  /** Several products are being changed; leaving the list stops that. */
  onSaving?: OnSaving;
}

/** The products of a partner, which can be edited, deleted and labelled one by one or several at once. */
export function ProductList({ products, onDelete, bulkEdit: BulkEdit, addedId, onSaving, ...kept }: ProductListProps) {
  const messages = useMessages(productMessages);
  const list = useRef<ListHandle>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const [edited, setEdited] = useState<{ isOpen: boolean; selection: SelectedRows<Product> }>({ isOpen: false, selection: { shown: [], hidden: [], hiddenBy: 'search' } });
  const { printLabels, labelsDialog } = usePrintLabels();
  const deletion = useDeleteProducts({ products, onDelete, onSelectedDeleted: () => list.current?.endSelecting() });
  const restoreFocusTo = () => list.current?.restoreFocusTo() ?? null;

  const withSome = (act: (selected: SelectedRows<Product>) => void) => (selected: SelectedRows<Product>) => {
    if (selected.shown.length + selected.hidden.length === 0) notify(messages.pleaseSelect, { tone: 'warning' });
    else act(selected);
  };
  const context = {
    onEdit: BulkEdit && withSome((selection) => setEdited({ isOpen: true, selection })),
    editRef: editButton,
    onPrintLabels: withSome(({ shown, hidden }) => printLabels([...shown, ...hidden])),
    onDelete: withSome(deletion.deleteSelected),
    onPrintLabel: (product: Product) => printLabels([product]),
    onDeleteOne: deletion.deleteOne,
  };
  return (
    <>
      <ListScreen ref={list} list={productList} rows={products} context={context} addedId={addedId} {...kept} />
      <DeleteProductsDialog {...deletion.dialog} restoreFocusTo={restoreFocusTo} />
      {labelsDialog}
      {BulkEdit && (
        <BulkEdit
          {...edited}
          restoreFocusTo={() => editButton.current ?? restoreFocusTo()}
          onClose={() => setEdited((last) => ({ ...last, isOpen: false }))}
          onSaving={onSaving}
          onEdited={() => list.current?.endSelecting()}
          onUndo={(ids) => list.current?.selectIds(ids)}
        />
      )}
    </>
  );
}
