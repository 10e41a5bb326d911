'use client';
import { type Product, productDetailEndpoints, productEndpoints } from '@valise/contract';
import type { SelectedRows } from '@valise/ui/DataTable';
import type { DialogProps } from '@valise/ui/Dialog';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useState } from 'react';
import { useRefresh } from '../../kit/api/useEndpoint.ts';
import type { OnSaving } from '../../kit/submit/onSaving.ts';
import { useUndo } from '../../kit/undo/useUndo.ts';
import { type BulkEditEnd, EditSession } from './EditSession.tsx';
import { bulkEditMessages } from './messages.ts';
import { type BulkRow, formerRow } from './rules/bulkRows.ts';
import { UndoSession } from './UndoSession.tsx';

export interface BulkEditProps extends Pick<DialogProps, 'isOpen' | 'restoreFocusTo' | 'onClose'> {
  /** The products to change. */
  selection: SelectedRows<Product>;
  /** Saving has started. `stop` lets the pending change end, and sends no more. */
  onSaving?: OnSaving;
  /** All products were changed, so that the selection is cleared. */
  onEdited: () => void;
  /** The former values are back, and the products are selected again. */
  onUndo: (ids: readonly string[]) => void;
}

/** Changes status and base price of several products over the API, one at a time, and offers to restore the former values. */
export function BulkEdit({ isOpen, selection, restoreFocusTo, onClose, onSaving, onEdited, onUndo }: BulkEditProps) {
  const messages = useMessages(bulkEditMessages);
  const refresh = useRefresh();
  const offerUndo = useUndo();
  const [session, setSession] = useState({ isOpen: false, count: 0 });
  if (isOpen !== session.isOpen) setSession({ isOpen, count: session.count + Number(isOpen) });
  const [undo, setUndo] = useState<{ rows: readonly BulkRow[]; count: number; isOpen: boolean }>();

  function refreshProducts() {
    void refresh(productEndpoints.list);
    void refresh(productDetailEndpoints.one);
  }

  function startUndo(changed: readonly BulkRow[]) {
    // The restored selection takes the focus. Blurred now, so that the dialog does not return the focus to this element.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onUndo([...selection.hidden, ...selection.shown].map(({ id }) => id));
    setUndo((last) => ({ rows: changed.map(formerRow), count: (last?.count ?? 0) + 1, isOpen: true }));
  }

  function endEdit({ rows: changed, leftOut, isComplete }: BulkEditEnd) {
    onClose();
    if (changed.length === 0) return;
    refreshProducts();
    if (isComplete) onEdited();
    const told = [messages.productsUpdated({ count: changed.length }), ...(leftOut > 0 ? [messages.leftOutCount({ count: leftOut })] : [])];
    offerUndo(told.join(', '), () => startUndo(changed));
  }

  function endUndo(changed: readonly BulkRow[]) {
    setUndo((last) => last && { ...last, isOpen: false });
    refreshProducts();
    if (changed.length > 0) notify(messages.productsPutBack({ count: changed.length }));
  }

  return (
    <>
      <EditSession key={`edit-${session.count}`} isOpen={isOpen} selection={selection} restoreFocusTo={restoreFocusTo} onSaving={onSaving} onEnd={endEdit} />
      {undo && (
        <UndoSession key={`undo-${undo.count}`} isOpen={undo.isOpen} rows={undo.rows} restoreFocusTo={restoreFocusTo} onSaving={onSaving} onEnd={endUndo} />
      )}
    </>
  );
}
