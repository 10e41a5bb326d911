'use client';
import { useMessages } from '@valise/ui/messages';
import { ConfirmDialog, type ConfirmDialogProps } from '@valise/ui/ConfirmDialog';
import { productMessages } from '../messages.ts';

export interface DeleteProductsDialogProps
  extends Pick<ConfirmDialogProps, 'isOpen' | 'isBusy' | 'error' | 'restoreFocusTo' | 'onConfirm' | 'onCancel'> {
  /** How many products would be deleted. */
  count: number;
}

/** Asks before products are deleted for good. */
export function DeleteProductsDialog({ count, ...props }: DeleteProductsDialogProps) {
  const messages = useMessages(productMessages);
  return (
    <ConfirmDialog
      {...props}
      title={count > 1 ? messages.deleteProducts : messages.deleteProduct}
      confirmLabel={messages.confirmDelete}
      busyLabel={messages.deleting}
      tone="danger"
    >
      {count > 1 ? messages.deleteManyQuestion({ count }) : messages.deleteOneQuestion}
    </ConfirmDialog>
  );
}
