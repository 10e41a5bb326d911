import type { Product } from '@valise/contract';
import type { SelectedRows } from '@valise/ui/DataTable';
import type { Ref } from 'react';

/** The events of the product list's actions. */
export interface ProductListContext {
  /** The selected products are edited together. Undefined where that is not offered. */
  onEdit?: (products: SelectedRows<Product>) => void;
  /** Receives the button that edits, which is focused again afterwards. */
  editRef?: Ref<HTMLButtonElement>;
  onPrintLabels: (products: SelectedRows<Product>) => void;
  onDelete: (products: SelectedRows<Product>) => void;
  onPrintLabel: (product: Product) => void;
  onDeleteOne: (product: Product) => void;
}
