'use client';
import { useMessages } from '@valise/ui/messages';
import { ConfirmDialog, type ConfirmDialogProps } from '@valise/ui/ConfirmDialog';
import type { SelectedRows } from '@valise/ui/DataTable';
import type { Product } from '@valise/contract';
import { useState } from 'react';
import { useOfflineReason } from '../../../kit/connection/useOfflineReason.tsx';
import { FailureText } from '../../../kit/submit/FailureText.tsx';
import type { Failure } from '../../../kit/submit/failure.ts';
import { deleteMessages } from './deleteMessages.ts';
import { DeletedProducts } from './DeletedProducts/DeletedProducts.tsx';

/** From more products than this on, their number has to be typed. */
const MOST_WITHOUT_TYPING = 25;

export interface DeleteProductsDialogProps
  extends Pick<ConfirmDialogProps, 'isOpen' | 'isBusy' | 'restoreFocusTo' | 'onConfirm' | 'onCancel'> {
  /** The products that will be deleted. */
  products: SelectedRows<Product>;
  /** Why the last attempt failed. */
  failure: Failure | undefined;
}

/** The confirmation before products are deleted, with the products. */
export function DeleteProductsDialog({ products, failure, ...props }: DeleteProductsDialogProps) {
  const messages = useMessages(deleteMessages);
  const offline = useOfflineReason();
  const [typed, setTyped] = useState('');
  const { isOpen, isBusy, onConfirm } = props;
  if (!isOpen && typed !== '') setTyped('');

  const count = products.shown.length + products.hidden.length;
  const isTyped = count <= MOST_WITHOUT_TYPING || typed.replaceAll(/[\s,.]/g, '') === String(count);
  return (
    <ConfirmDialog
      {...props}
      error={failure && <FailureText failure={failure} showsFields />}
      title={count > 1 ? messages.deleteProducts : messages.deleteProduct}
      confirmLabel={messages.confirmDelete}
      busyLabel={messages.deleting}
      confirmDescription={offline?.text}
      tone="danger"
      size={count > 1 ? 'medium' : 'small'}
      isConfirmDisabled={!isTyped}
      isContentRead={count === 1}
      content={
        <DeletedProducts
          {...products}
          typed={count > MOST_WITHOUT_TYPING ? typed : undefined}
          onType={setTyped}
          onEnter={() => {
            if (isTyped && isBusy !== true) onConfirm();
          }}
        />
      }
    >
      {count > 1 ? messages.deleteManyQuestion({ count }) : messages.deleteOneQuestion}
    </ConfirmDialog>
  );
}
