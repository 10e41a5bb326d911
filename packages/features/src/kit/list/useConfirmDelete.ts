'use client';
import { useState } from 'react';
import { useSubmit } from '../submit/useSubmit.ts';

export interface ConfirmDeleteOptions<Target, Outcome> {
  /** The specified sentence for a failure. The reason follows it. */
  headline: (target: Target) => string;
  /** Called after the request has succeeded. */
  onDone: (target: Target, outcome: Outcome) => void;
}

/**
 * Deletes after a confirmation. The dialog stays open until the request has succeeded, and shows why it failed.
 *
 * ```tsx
 * const { confirmDelete, target, dialog } = useConfirmDelete(onDelete, { headline: () => messages.failedToDelete, onDone });
 * <Button onPress={() => confirmDelete(ids)}>…</Button>
 * <DeleteDialog count={target?.length ?? 0} {...dialog} />
 * ```
 */
export function useConfirmDelete<Target, Outcome>(
  onDelete: (target: Target) => Promise<Outcome>,
  { headline, onDone }: ConfirmDeleteOptions<Target, Outcome>,
) {
  const [target, setTarget] = useState<Target>();
  const [isOpen, setOpen] = useState(false);
  const { submit, isBusy, failure, clearFailure } = useSubmit(onDelete, {
    headline,
    toasts: 'none',
    onDone: (outcome, deleted) => {
      setOpen(false);
      onDone(deleted, outcome);
    },
  });

  return {
    /** Opens the dialog for one or several items. */
    confirmDelete: (next: Target) => {
      clearFailure();
      setTarget(next);
      setOpen(true);
    },
    /** The items that the dialog is about. They stay while the dialog closes, so that its text does not change. */
    target,
    dialog: {
      isOpen,
      isBusy,
      failure,
      onConfirm: () => {
        if (target !== undefined) submit(target);
      },
      onCancel: () => setOpen(false),
    },
  };
}
