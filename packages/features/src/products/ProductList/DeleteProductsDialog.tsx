'use client';
import { useMessages } from '@valise/ui/messages';
import { ConfirmDialog, type ConfirmDialogProps } from '@valise/ui/ConfirmDialog';
import { type Failure, FailureText } from '../../shared/index.ts';
import { productMessages } from '../messages.ts';

export interface DeleteProductsDialogProps
  extends Pick<ConfirmDialogProps, 'isOpen' | 'isBusy' | 'restoreFocusTo' | 'onConfirm' | 'onCancel'> {
  /** How many products will be deleted. */
  count: number;
  /** Why the last attempt failed. */
  failure: Failure | undefined;
}

/** The confirmation before products are deleted. */
export function DeleteProductsDialog({ count, failure, ...props }: DeleteProductsDialogProps) {
  const messages = useMessages(productMessages);
  return (
    <ConfirmDialog
      {...props}
      error={failure && <FailureText failure={failure} showsFields />}
      title={count > 1 ? messages.deleteProducts : messages.deleteProduct}
      confirmLabel={messages.confirmDelete}
      busyLabel={messages.deleting}
      tone="danger"
    >
      {count > 1 ? messages.deleteManyQuestion({ count }) : messages.deleteOneQuestion}
    </ConfirmDialog>
  );
}
