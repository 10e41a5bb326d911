'use client';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CaretDownBold } from '../../../icons/CaretDownBold.tsx';
import { CaretUpBold } from '../../../icons/CaretUpBold.tsx';
import { useNumberFormat } from '../../../messages/numberFormat.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Badge } from '../../Badge/Badge.tsx';
import { PressButton } from '../../Button/press/PressButton.tsx';
import { PressLink } from '../../Link/PressLink.tsx';
import { queueBoardMessages } from '../messages.ts';
import * as styles from '../QueueBoard.css.ts';
import { laneColor } from '../bar/laneColor.ts';
import { emptySquare, square } from '../bar/LaneBar.css.ts';
import { QueueCard, type QueueCardProps, QueueCardSkeleton } from './QueueCard.tsx';
import { card as cardStyle, overdueCard } from './QueueCard.css.ts';
import { useIsPrinting } from './useIsPrinting.ts';
import { initialCount, increasedCount } from './visibleCount.ts';

export interface LaneProps<Item> {
  title: string;
  href: string;
  icon: ReactNode;
  /** `undefined` while loading. */
  items: readonly Item[] | undefined;
  /** All items are loaded, so that they are counted. */
  isWhole: boolean;
  cardOf: (item: Item) => QueueCardProps;
  /** The number of overdue items. */
  overdue: number;
  empty: string;
  /** The lane is the visible one in a layout with room for one. */
  isChosen: boolean;
  /** The index, from 0; it picks the lane's colour. */
  place: number;
}

/** One lane: a title that links to the whole list, and the first cards. */
export function Lane<Item>({ title, href, icon, items: loaded, isWhole, cardOf, overdue, empty, isChosen, place }: LaneProps<Item>) {
  const messages = useMessages(queueBoardMessages);
  const number = useNumberFormat();
  const list = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(initialCount);
  const isPrinting = useIsPrinting();

  function showMore(total: number) {
    const firstNew = Math.min(shown, total);
    flushSync(() => setShown(increasedCount(shown, total)));
    const card = list.current?.children[firstNew] as HTMLElement | undefined;
    (card?.querySelector('a') ?? card)?.focus();
  }
  function showLess() {
    flushSync(() => setShown(initialCount));
    more.current?.focus();
  }

  // While others are loading, a lane without items is not known to be empty.
  const items = isWhole || loaded?.length ? loaded : undefined;
  const total = items?.length ?? 0;
  const isOpen = shown > initialCount;
  return (
    <div data-chosen={isChosen || undefined} className={styles.lane}>
      <h3 className={styles.laneHeading}>
        <PressLink href={href} className={styles.laneLink}>
          <span aria-hidden="true" className={styles.laneIcon}>
            {icon}
          </span>
          <span className={styles.laneTitle}>
            {title}
            {isWhole && <span className={styles.pause}>,</span>}
          </span>
          {isWhole && (
            <>
              <span aria-hidden="true" className={total === 0 ? emptySquare : `${square} ${laneColor(place)}`} />
              <Badge tone={overdue > 0 ? 'critical' : 'neutral'}>
                {number(total)}
                {overdue > 0 && <span className={styles.pause}>, {messages.queueOverdue({ count: number(overdue) })}</span>}
              </Badge>
            </>
          )}
        </PressLink>
      </h3>
      {items === undefined ? (
        <div className={styles.cards}>
          {Array.from({ length: initialCount }, (_, place) => (
            <QueueCardSkeleton key={place} />
          ))}
        </div>
      ) : (
        <ul ref={list} aria-label={title} className={styles.cards}>
          {total === 0 && (
            <li className={styles.empty}>
              <span aria-hidden="true">{icon}</span>
              {empty}
            </li>
          )}
          {items.slice(0, isPrinting ? total : shown).map((item) => {
            const { id, ...card } = cardOf(item);
            return (
              <li key={id} tabIndex={-1} className={card.overdue === undefined ? cardStyle : overdueCard}>
                <QueueCard {...card} />
              </li>
            );
          })}
        </ul>
      )}
      {total > initialCount && (
        <div className={styles.steps}>
          {shown < total && (
            <PressButton
              ref={more}
              aria-expanded={isOpen}
              aria-label={messages.queueMoreOf({ lane: title })}
              className={styles.step}
              onPress={() => showMore(total)}
            >
              {messages.queueMore}
              <CaretDownBold size={14} />
            </PressButton>
          )}
          {isOpen && (
            <PressButton aria-expanded aria-label={messages.queueLessOf({ lane: title })} className={styles.step} onPress={showLess}>
              {messages.queueLess}
              <CaretUpBold size={14} />
            </PressButton>
          )}
        </div>
      )}
    </div>
  );
}
