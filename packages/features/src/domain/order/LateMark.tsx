import type { Order } from '@valise/contract';
import { WarningFill } from '@valise/ui/icons/WarningFill';
import type { ReactElement } from 'react';
import * as styles from './LateMark.css.ts';
import { lateText } from './lateText.ts';
import type { OrderCopy } from './messages.ts';

/** `25 min late` below an overdue order's ETA; undefined for every other order. */
export function lateMark(order: Pick<Order, 'eta' | 'status'>, now: Date, messages: OrderCopy): ReactElement | undefined {
  const time = lateText(order, now, messages);
  if (time === null) return undefined;
  return (
    <span className={styles.mark}>
      <WarningFill size={14} />
      {messages.late({ time })}
    </span>
  );
}
