'use client';
import { Link } from '@valise/ui/Link';
import { useMessages } from '@valise/ui/messages';
import { queueMessages } from '../../domain/order/queueMessages.ts';
import { paths } from '../../domain/paths.ts';
import { ordersMessages } from '../messages.ts';
import * as styles from '../../kit/list/ListNote.css.ts';
import type { QueueShare } from './state/queueShare.ts';

/** The most orders that are named. */
const MOST_LINKS = 6;

/** Says how many of the listed orders are in the queue's column, and links to these. */
export function QueueNote({ share: { column, total, queuedIds } }: { share: QueueShare }) {
  const messages = useMessages(ordersMessages);
  const columns = useMessages(queueMessages);
  const named = queuedIds.slice(0, MOST_LINKS);
  return (
    <p className={styles.note}>
      <span>{messages.inTodaysQueue({ column: columns[column], total, count: queuedIds.length })}</span>
      {named.map((id) => (
        <Link key={id} href={paths.orderDetail(id)}>
          {messages.listedOrder({ id })}
        </Link>
      ))}
      {queuedIds.length > named.length && <span>{messages.andMore({ count: queuedIds.length - named.length })}</span>}
    </p>
  );
}
