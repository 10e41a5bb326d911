'use client';
import { Button } from '@valise/ui/Button';
import { ArrowClockwise } from '@valise/ui/icons/ArrowClockwise';
import { ArrowRight } from '@valise/ui/icons/ArrowRight';
import { Check } from '@valise/ui/icons/Check';
import { useMessages } from '@valise/ui/messages';
import { Spinner } from '@valise/ui/Spinner';
import { memo } from 'react';
import type { ValueFormats } from '../../../kit/format/format.ts';
import { productMessages } from '../../messages.ts';
import { nameIn, picture } from '../../ProductParts/ProductParts.tsx';
import { availabilityKey } from '../../availability.ts';
import { bulkEditMessages } from '../messages.ts';
import { type BulkRow, hasNewPrice, hasNewStatus } from '../rules/bulkRows.ts';
import * as styles from './BulkTable.css.ts';

/** The progress of a row; `none` before it is changed. */
export type RowResult = 'none' | 'waiting' | 'running' | 'done' | 'failed' | 'leftOut' | 'unchanged';

export interface BulkTableRowProps {
  row: BulkRow;
  result: RowResult;
  /** Why the row is not changed, or has failed. */
  reason: string | undefined;
  formats: ValueFormats;
  onRetry: (row: BulkRow) => void;
}

/** A value, or the former and the new value. */
function Becoming({ from, to, isNew }: { from: string; to: string; isNew: boolean }) {
  const { becomes } = useMessages(bulkEditMessages);
  if (!isNew) return from;
  return (
    <span className={styles.becoming}>
      <s className={styles.former}>{from}</s>
      <ArrowRight size={12} className={styles.arrow} />
      <span className={styles.spoken}>{becomes}</span>
      <strong className={styles.next}>{to}</strong>
    </span>
  );
}

/** One product. Memoised, so that it renders only when its own row changes. */
export const BulkTableRow = memo(function BulkTableRow({ row, result, reason, formats, onRetry }: BulkTableRowProps) {
  const messages = useMessages(bulkEditMessages);
  const list = useMessages(productMessages);
  const { product, to } = row;
  const name = nameIn(list)(product);
  const status = (availability: string) => {
    const key = availabilityKey(availability);
    return key === 'unavailable' ? availability || list.unavailable : list[key];
  };
  return (
    <tr className={result === 'failed' ? styles.failedRow : styles.row}>
      <th scope="row" className={styles.product}>
        <span className={styles.named}>
          {picture(product, 36, 36)}
          <span className={styles.naming}>
            <bdi className={styles.name}>{name}</bdi>
            {reason === undefined ? <bdi className={styles.detail}>{product.brand}</bdi> : <span className={result === 'failed' ? styles.failure : styles.detail}>{reason}</span>}
          </span>
        </span>
      </th>
      <td className={styles.cell}>
        <Becoming from={status(product.availability)} to={status(to.availability)} isNew={hasNewStatus(row)} />
      </td>
      <td className={styles.numberCell}>
        <Becoming from={formats.money(product.basePrice)} to={formats.money(to.basePrice)} isNew={hasNewPrice(row)} />
      </td>
      <td className={styles.resultCell}>
        {result === 'running' && (
          <span className={styles.result}>
            <Spinner />
            {messages.saving}
          </span>
        )}
        {result === 'done' && (
          <span className={styles.updated}>
            <Check size={16} />
            {messages.updated}
          </span>
        )}
        {result === 'leftOut' && <span className={styles.result}>{messages.leftOut}</span>}
        {result === 'unchanged' && messages.unchanged}
        {result === 'failed' && (
          <Button size="small" icon={<ArrowClockwise size={16} />} aria-label={messages.retryRow({ name })} onPress={() => onRetry(row)}>
            {messages.retry}
          </Button>
        )}
      </td>
    </tr>
  );
});
