'use client';
import { Bell } from '@phosphor-icons/react/dist/csr/Bell';
import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight';
import { useId, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { notificationMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { safeUrl } from '../../safeUrl.ts';
import { Button } from '../Button/Button.tsx';
import { LoadableView } from '../LoadableView/LoadableView.tsx';
import type { NotificationItem, NotificationPanelProps } from './NotificationPanel.tsx';
import * as styles from './NotificationSheet.css.ts';
import { useFocusThatStays } from './useFocusThatStays.ts';
import { useLeavingRows } from './useLeavingRows.ts';

export interface NotificationSheetProps extends Omit<NotificationPanelProps, 'name' | 'badge'> {
  isOpen: boolean;
  /** To be closed; the bell has the focus again. */
  onClose: () => void;
}

/** What the bell opens; its code comes when it is first opened. */
export function NotificationSheet({ isOpen, ...sheet }: NotificationSheetProps) {
  return isOpen ? <OpenSheet {...sheet} /> : null;
}

function OpenSheet({ value, onItemPress, onMarkAllRead, failure, onRetry, onClose }: Omit<NotificationSheetProps, 'isOpen'>) {
  const messages = useMessages(notificationMessages);
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const items = value.state === 'ready' ? value.data : [];
  useFocusThatStays(panel);

  return (
    <div ref={panel} role="dialog" aria-labelledby={titleId} tabIndex={-1} className={styles.sheet}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {messages.notificationTitle}
        </h2>
        {items.length > 0 && (
          <Button variant="ghost" size="small" onPress={onMarkAllRead}>
            {messages.notificationMarkAll}
          </Button>
        )}
      </div>
      {failure !== undefined && (
        <div className={styles.failure}>
          <p role="alert">{failure}</p>
          {onRetry && (
            <Button size="small" onPress={onRetry}>
              {messages.notificationRetry}
            </Button>
          )}
        </div>
      )}
      <div className={styles.body}>
        <LoadableView value={value} loading={messages.notificationLoading}>
          {(shown) => <Rows items={shown} titleId={titleId} onItemPress={onItemPress} onFollowed={onClose} />}
        </LoadableView>
      </div>
    </div>
  );
}

interface RowsProps extends Pick<RowProps, 'onFollowed'> {
  items: readonly NotificationItem[];
  titleId: string;
  onItemPress: (id: string) => void;
}

function Rows({ items, titleId, onItemPress, onFollowed }: RowsProps) {
  const messages = useMessages(notificationMessages);
  const rows = useLeavingRows(items);
  if (rows.length === 0)
    return (
      <p className={styles.empty}>
        <span className={styles.tag}>
          <Bell size={20} aria-hidden="true" />
        </span>
        {messages.notificationEmpty}
      </p>
    );
  return (
    <ul className={styles.list} aria-labelledby={titleId}>
      {rows.map(({ item, isLeaving }) => (
        <li key={item.id} className={styles.item} inert={isLeaving}>
          <Row item={item} onPress={() => onItemPress(item.id)} onFollowed={onFollowed} />
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  item: NotificationItem;
  onPress: () => void;
  /** The row led somewhere. */
  onFollowed: () => void;
}

function Row({ item, onPress, onFollowed }: RowProps) {
  const messages = useMessages(notificationMessages);
  const { isUnread = true, isElsewhere = false } = item;
  const href = safeUrl(item.href);
  const state = { 'data-read': isUnread ? undefined : true };
  const content = (
    <>
      <span className={styles.tag} aria-hidden="true">
        {item.icon ?? <Bell size={20} />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          {isUnread && <span className={styles.heard}>{messages.notificationUnread} </span>}
          {item.title}
        </span>{' '}
        <span className={styles.message}>{item.message}</span>
        {item.time !== undefined && <span className={styles.time}> {item.time}</span>}
        {isElsewhere && href !== undefined && <span className={styles.heard}> {messages.notificationElsewhere}</span>}
      </span>
      {href !== undefined && (
        <span className={styles.caret} aria-hidden="true">
          <CaretRight size={12} weight="bold" />
        </span>
      )}
    </>
  );
  if (href === undefined)
    return (
      <AriaButton {...state} className={styles.row} onPress={onPress}>
        {content}
      </AriaButton>
    );
  return (
    <AriaLink
      {...state}
      className={styles.row}
      href={href}
      {...(isElsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      onPress={onPress}
      onClick={onFollowed}
    >
      {content}
    </AriaLink>
  );
}
