'use client';
import { useMessages } from '@valise/ui/messages';
import { useStableCallback } from '@valise/ui/hooks';
import { useRef } from 'react';
import { useValueFormats } from '../../../kit/format/format.ts';
import { productFormMessages } from '../../formMessages.ts';
import { bulkEditMessages } from '../messages.ts';
import { productMessages } from '../../messages.ts';
import { type BulkRow, isChanged } from '../rules/bulkRows.ts';
import { listedRows } from '../rules/listedRows.ts';
import type { RowRun } from '../useRowRun.ts';
import { leftOutText } from '../leftOutText.ts';
import { BulkTableRow, type RowResult } from './BulkTableRow.tsx';
import * as styles from './BulkTable.css.ts';

export interface BulkTableProps {
  rows: readonly BulkRow[];
  run: RowRun;
}

/** Focusable, so that the arrow keys can scroll it. */
const scrollable = { role: 'region', tabIndex: 0 };

/** Lists each product with its former and new values and its progress. Of very many only the first are rendered. */
export function BulkTable({ rows, run }: BulkTableProps) {
  const messages = useMessages(bulkEditMessages);
  const form = useMessages(productFormMessages);
  const list = useMessages(productMessages);
  const formats = useValueFormats();
  const box = useRef<HTMLDivElement>(null);
  const { progress, total } = run;
  const listed = listedRows(rows, progress);
  const leftOut = rows.filter((row) => row.leftOut !== undefined).length;

  function resultOf(row: BulkRow): RowResult {
    const state = progress.get(row.id)?.state;
    if (state !== undefined) return state;
    if (row.leftOut) return 'leftOut';
    return isChanged(row) || total === 0 ? 'none' : 'unchanged';
  }
  const retry = useStableCallback((row: BulkRow) => {
    // The focused button has been removed.
    box.current?.focus();
    run.retry([row]);
  });

  const label = [list.productCount({ count: rows.length }), ...(leftOut > 0 ? [messages.leftOutCount({ count: leftOut })] : [])].join(', ');
  return (
    <div className={styles.frame}>
      <div ref={box} {...scrollable} aria-label={label} className={styles.scrollBox}>
        <table className={styles.table}>
          <thead className={styles.head}>
            <tr>
              <th scope="col" className={styles.productHeading}>{messages.product}</th>
              <th scope="col" className={styles.heading}>{messages.status}</th>
              <th scope="col" className={styles.numberHeading}>{messages.basePrice}</th>
              <th scope="col" className={styles.numberHeading}>{messages.result}</th>
            </tr>
          </thead>
          <tbody className={styles.body}>
            {listed.map((row) => (
              <BulkTableRow
                key={row.id}
                row={row}
                result={resultOf(row)}
                reason={row.leftOut ? leftOutText(row.leftOut, messages, form) : run.failureOf(row)}
                formats={formats}
                onRetry={retry}
              />
            ))}
          </tbody>
        </table>
        {listed.length < rows.length && <p className={styles.more}>{messages.andMore({ count: rows.length - listed.length })}</p>}
      </div>
    </div>
  );
}
