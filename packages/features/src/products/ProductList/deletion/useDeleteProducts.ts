'use client';
import type { Product } from '@valise/contract';
import type { SelectedRows } from '@valise/ui/DataTable';
import type { Loadable } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useConfirmDelete } from '../../../kit/list/useConfirmDelete.ts';
import { productMessages } from '../../messages.ts';
import type { DeleteOutcome } from '../useProducts.ts';

interface Deletion {
  products: SelectedRows<Product>;
  /** True when it was opened for the selected products, not for one row. */
  isBulk: boolean;
}

interface DeleteProductsOptions {
  products: Loadable<readonly Product[]>;
  onDelete: (ids: readonly string[]) => Promise<DeleteOutcome>;
  /** The selected products are deleted: nothing is selected any longer. */
  onSelectedDeleted: () => void;
}

const noProducts: SelectedRows<Product> = { shown: [], hidden: [], hiddenBy: 'search' };
const idsOf = (products: readonly Product[]) => products.map(({ id }) => id);

/** The dialog that deletes products, and the functions that open it for one product or for the selected ones. */
export function useDeleteProducts({ products, onDelete, onSelectedDeleted }: DeleteProductsOptions) {
  const messages = useMessages(productMessages);

  /** Without the products that have been deleted meanwhile, also by a first attempt that failed. */
  function remaining({ shown, hidden, hiddenBy }: SelectedRows<Product>): SelectedRows<Product> {
    const ids = new Set(products.state === 'ready' ? idsOf(products.data) : []);
    const isLoaded = ({ id }: Product) => ids.has(id);
    return { shown: shown.filter(isLoaded), hidden: hidden.filter(isLoaded), hiddenBy };
  }

  const { confirmDelete, target, dialog } = useConfirmDelete(
    ({ products: chosen }: Deletion) => {
      const { shown, hidden } = remaining(chosen);
      return onDelete(idsOf([...hidden, ...shown]));
    },
    {
      headline: ({ isBulk }) => (isBulk ? messages.failedToDeleteMany : messages.failedToDeleteOne),
      onDone: ({ isBulk }, outcome) => {
        if (isBulk) onSelectedDeleted();
        if (outcome === 'deleted') notify(isBulk ? messages.deletedMany : messages.deletedOne);
        else notify(isBulk ? messages.alreadyDeletedMany : messages.alreadyDeletedOne, { tone: 'info' });
      },
    },
  );
  const chosen = target?.products ?? noProducts;
  return {
    deleteOne: (product: Product) => confirmDelete({ products: { ...noProducts, shown: [product] }, isBulk: false }),
    deleteSelected: (selected: SelectedRows<Product>) => confirmDelete({ products: selected, isBulk: true }),
    dialog: { ...dialog, products: dialog.failure === undefined ? chosen : remaining(chosen) },
  };
}
