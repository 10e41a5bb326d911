'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { Bell } from '../../../icons/Bell.tsx';
import { CaretRightBold } from '../../../icons/CaretRightBold.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { safeUrl } from '../../../safeUrl.ts';
import { Button } from '../../Button/Button.tsx';
import { PressButton } from '../../Button/press/PressButton.tsx';
import { PressLink } from '../../Link/PressLink.tsx';
import { LoadableView } from '../../LoadableView/LoadableView.tsx';
import { notificationPanelMessages } from '../messages.ts';
import type { NotificationItem, NotificationSheetProps } from '../notificationPanelProps.ts';
import * as styles from './NotificationSheet.css.ts';
import { useExitingItems } from './useExitingItems.ts';
import { useSheetFocus } from './useSheetFocus.ts';

/** The list that the bell opens. */
export function NotificationSheet({ isOpen, ...sheet }: NotificationSheetProps) {
  return isOpen ? <OpenSheet {...sheet} /> : null;
}

function OpenSheet({ value: read, note, onItemPress, onMarkAllRead, failure, onRetry, onClose }: Omit<NotificationSheetProps, 'isOpen'>) {
  const messages = useMessages(notificationPanelMessages);
  const value = read();
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const items = value.state === 'ready' ? value.data : [];
  useSheetFocus(panel);

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
        {note}
        <LoadableView value={value} loading={messages.notificationLoading}>
          {(shown) => <Items items={shown} titleId={titleId} onItemPress={onItemPress} onFollowed={onClose} />}
        </LoadableView>
      </div>
    </div>
  );
}

interface ItemsProps extends Pick<ItemProps, 'onFollowed'> {
  items: readonly NotificationItem[];
  titleId: string;
  onItemPress: (id: string) => void;
}

function Items({ items, titleId, onItemPress, onFollowed }: ItemsProps) {
  const messages = useMessages(notificationPanelMessages);
  const listed = useExitingItems(items);
  const [isSettling, setSettling] = useSettling();
  if (listed.length === 0)
    return (
      <p className={styles.empty}>
        <span className={styles.tag}>
          <Bell size={20} />
        </span>
        {messages.notificationEmpty}
      </p>
    );
  return (
    <ul className={styles.list} aria-labelledby={titleId} data-settling={isSettling || undefined}>
      {listed.map(({ item, isExiting }) => (
        <li key={item.id} className={styles.item} inert={isExiting}>
          <Item
            item={item}
            onPress={() => {
              setSettling();
              onItemPress(item.id);
            }}
            onFollowed={onFollowed}
          />
        </li>
      ))}
    </ul>
  );
}

// The time for the second press of a double press.
const DOUBLE_PRESS_MS = 500;

/** After a press the list ignores the pointer for a moment: the second press would reach the item that moves into the place. */
function useSettling(): [isSettling: boolean, start: () => void] {
  const [isSettling, setSettling] = useState(false);
  useEffect(() => {
    if (!isSettling) return undefined;
    const timer = setTimeout(() => setSettling(false), DOUBLE_PRESS_MS);
    return () => clearTimeout(timer);
  }, [isSettling]);
  return [isSettling, () => setSettling(true)];
}

interface ItemProps {
  item: NotificationItem;
  onPress: () => void;
  /** The item's link was followed. */
  onFollowed: () => void;
}

function Item({ item, onPress, onFollowed }: ItemProps) {
  const messages = useMessages(notificationPanelMessages);
  const { isUnread = true, isExternal = false } = item;
  const href = safeUrl(item.href);
  const state = { 'data-read': isUnread ? undefined : true };
  const content = (
    <>
      <span className={styles.tag} aria-hidden="true">
        {item.icon ?? <Bell size={20} />}
      </span>
      <span className={styles.texts}>
        <span className={styles.name}>
          {isUnread && <span className={styles.hidden}>{messages.notificationUnread} </span>}
          <bdi>{item.title}</bdi>
        </span>{' '}
        <bdi className={styles.message}>{item.message}</bdi>
        {item.time !== undefined && (
          <time dateTime={item.dateTime} title={item.fullTime} className={styles.time}>
            {' '}
            {item.time}
          </time>
        )}
        {isExternal && href !== undefined && <span className={styles.hidden}> {messages.notificationElsewhere}</span>}
      </span>
      {href !== undefined && (
        <span className={styles.caret} aria-hidden="true">
          <CaretRightBold size={12} />
        </span>
      )}
    </>
  );
  if (href === undefined)
    return (
      <PressButton {...state} className={styles.press} onPress={onPress}>
        {content}
      </PressButton>
    );
  return (
    <PressLink
      {...state}
      className={styles.press}
      href={href}
      {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      onClick={() => {
        onPress();
        onFollowed();
      }}
    >
      {content}
    </PressLink>
  );
}
