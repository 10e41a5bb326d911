'use client';
import type { Product } from '@valise/contract';
import type { SelectedRows } from '@valise/ui/DataTable';
import type { DialogProps } from '@valise/ui/Dialog';
import { LoadableView } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { useMemo, useState } from 'react';
import { BulkEditFields } from './BulkEditFields.tsx';
import { BulkRunDialog } from './BulkRunDialog.tsx';
import type { OnSaving } from '../../kit/submit/onSaving.ts';
import { deleteMessages } from '../ProductList/deletion/deleteMessages.ts';
import { bulkEditMessages } from './messages.ts';
import { type BulkChange, type BulkRow, bulkRows, isChanged } from './rules/bulkRows.ts';
import { typedAmount } from './rules/priceAfter.ts';
import { useRowRun } from './useRowRun.ts';
import { useStoredProducts } from './useStoredProducts.ts';

export interface EditSessionProps extends Pick<DialogProps, 'isOpen' | 'restoreFocusTo'> {
  /** The selected products. The dialog also names those that the list's filters hide. */
  selection: SelectedRows<Product>;
  onSaving?: OnSaving;
  onEnd: (end: BulkEditEnd) => void;
}

export interface BulkEditEnd {
  /** The rows that have been changed. */
  rows: readonly BulkRow[];
  /** How many products are not changed. */
  leftOut: number;
  /** Every product of the edit has been changed. */
  isComplete: boolean;
}

const noChange: BulkChange = { status: null, price: { how: 'keep', unit: '%', typed: '' } };
const none: readonly BulkRow[] = [];

/** One edit of several products, from choosing the values to the end. */
export function EditSession({ isOpen, selection, restoreFocusTo, onSaving, onEnd }: EditSessionProps) {
  const messages = useMessages(bulkEditMessages);
  const { shownAndHiddenBySearch, shownAndHiddenByFilters } = useMessages(deleteMessages);
  const products = useMemo(() => [...selection.hidden, ...selection.shown], [selection]);
  const counts = { shown: selection.shown.length, hidden: selection.hidden.length };
  const hidden = (selection.hiddenBy === 'search' ? shownAndHiddenBySearch : shownAndHiddenByFilters)(counts);
  const { stored, replace } = useStoredProducts(isOpen);
  const [change, setChange] = useState(noChange);
  const known = stored.state === 'ready' ? stored.data : undefined;
  const rows = useMemo(() => (known ? bulkRows(products, known, change) : none), [products, known, change]);
  const end = (changed: readonly BulkRow[], isComplete: boolean) =>
    onEnd({ rows: changed, leftOut: rows.filter(({ leftOut }) => leftOut !== undefined).length, isComplete });
  const { run, announcer } = useRowRun({ onNewer: replace, onSaving, onComplete: (changed) => end(changed, true) });

  const hasPrice = change.price.how !== 'keep';
  const lacksAmount = hasPrice && typedAmount(change.price) === undefined;
  const missing = lacksAmount ? messages.enterAmount : change.status === null && !hasPrice ? messages.chooseFirst : undefined;
  const hint = missing ?? (rows.some(isChanged) ? undefined : messages.nothingChanges);
  return (
    <BulkRunDialog
      isOpen={isOpen}
      title={messages.editProducts({ count: products.length })}
      description={counts.hidden > 0 ? `${hidden}. ${messages.onlyThese}` : messages.onlyThese}
      rows={rows}
      run={run}
      announcer={announcer}
      fields={<BulkEditFields change={change} onChange={setChange} isDisabled={run.total > 0} />}
      waiting={
        stored.state === 'ready' ? undefined : (
          <LoadableView value={stored} loading={messages.loading}>
            {() => null}
          </LoadableView>
        )
      }
      hint={known && hint}
      startLabel={messages.update}
      restoreFocusTo={restoreFocusTo}
      onClose={() => end(run.rows(), false)}
    />
  );
}
