'use client';
import { type ReactNode, useId, useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { WarningFill } from '../../icons/WarningFill.tsx';
import { useNumberFormat } from '../../messages/numberFormat.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { LoadingText } from '../LoadableView/LoadingText.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { Loadable } from '../LoadableView/Loadable.ts';
import { useFocusAfterRetry } from '../LoadableView/useFocusAfterRetry.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { LaneBar } from './bar/LaneBar.tsx';
import { waiting as waitingBar } from './bar/LaneBar.css.ts';
import { queueBoardMessages } from './messages.ts';
import * as styles from './QueueBoard.css.ts';
import type { QueueCardProps } from './lane/QueueCard.tsx';
import { Lane } from './lane/QueueLane.tsx';
import { useOverdueAnnouncement } from './useOverdueAnnouncement.ts';

export interface QueueLane {
  id: string;
  title: string;
  /** The address of the title's link: the whole list of this lane. */
  href: string;
  /** One icon, 18 px. */
  icon?: ReactNode;
}

export interface QueueBoardProps<Item> {
  /** The board's heading, which also names it. */
  title: string;
  /** Shown at the end of the heading's line, for example '14 orders'. */
  summary?: string;
  /** The lanes in order. */
  lanes: readonly QueueLane[];
  /** The items of each lane, by the lane's id. A lane without an entry is empty. Those of a part are not counted. */
  items: Loadable<Readonly<Record<string, readonly Item[]>>>;
  /** Renders the content of an item's card. Called only for visible cards, not for those behind Show More. */
  cardOf: (item: Item) => QueueCardProps;
  /**
   * Whether an item is past its time. Lanes and the heading count these, and a layout with room for one lane first shows the
   * first lane that has one. Their cards should have `overdue`.
   */
  isOverdue?: (item: Item) => boolean;
  /** Shown while the cards are loading. */
  loading: string;
  /** Shown in a lane without cards, for example 'No orders'. */
  empty: string;
}

/** Items in lanes by their progress. Each lane shows three cards, and more on request. */
export function QueueBoard<Item>({ title, summary, lanes, items, cardOf, isOverdue, loading, empty }: QueueBoardProps<Item>) {
  const messages = useMessages(queueBoardMessages);
  const number = useNumberFormat();
  const headingId = useId();
  const { place, onRetry } = useFocusAfterRetry(items.state);
  const [pressed, setPressed] = useState<string>();
  const itemsOf = (id: string) => (items.state === 'ready' ? (items.data[id] ?? []) : undefined);
  // A part is not counted.
  const isWhole = items.state === 'ready' && items.part === undefined;
  const overdueIn = (id: string) => (isOverdue ? (itemsOf(id)?.filter(isOverdue).length ?? 0) : 0);
  const overdue = lanes.reduce((sum, { id }) => sum + overdueIn(id), 0);
  const overdueText = messages.queueOverdue({ count: number(overdue) });
  useOverdueAnnouncement(overdue, overdueText);
  const chosen = pressed ?? (lanes.find(({ id }) => overdueIn(id) > 0) ?? lanes[0])?.id;

  return (
    <section ref={place} tabIndex={-1} aria-labelledby={headingId} className={styles.board}>
      <div className={styles.header}>
        <div className={styles.title}>
          <h2 id={headingId} className={styles.heading}>
            {title}
          </h2>
          {overdue > 0 && (
            <p className={styles.overdue}>
              <WarningFill size={18} />
              {overdueText}
            </p>
          )}
        </div>
        {items.state === 'loading' && (
          <LoadingText text={loading} className={styles.summary} />
        )}
        {items.state === 'ready' && summary !== undefined && <p className={styles.summary}>{summary}</p>}
      </div>
      {items.state === 'failed' ? (
        <ErrorState
          layout="row"
          title={items.message}
          description={items.reason}
          isRetrying={items.isRetrying}
          onRetry={() => {
            onRetry();
            items.retry();
          }}
        />
      ) : (
        <>
          <div className={styles.barSlot}>
            {isWhole ? (
              <LaneBar lanes={lanes.map(({ id, title, href }) => ({ id, title, href, count: itemsOf(id)?.length ?? 0 }))} />
            ) : (
              <div className={waitingBar}>
                <Skeleton height="0.5rem" />
              </div>
            )}
          </div>
          <ToggleButtonGroup
            aria-label={messages.queueLanes}
            disallowEmptySelection
            selectedKeys={chosen === undefined ? [] : [chosen]}
            onSelectionChange={([id]) => setPressed(String(id))}
            className={styles.chips}
          >
            {lanes.map((lane) => (
              <ToggleButton key={lane.id} id={lane.id} className={styles.chip}>
                <span className={styles.chipTitle}>
                  {lane.title}
                  {isWhole && <span className={styles.pause}>,</span>}
                </span>
                {isWhole && <span className={styles.chipCount}>{itemsOf(lane.id)?.length}</span>}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <div className={styles.lanes}>
            {lanes.map(({ id, title, href, icon }, place) => (
              <Lane
                key={id}
                title={title}
                href={href}
                icon={icon}
                items={itemsOf(id)}
                isWhole={isWhole}
                cardOf={cardOf}
                overdue={overdueIn(id)}
                empty={empty}
                isChosen={id === chosen}
                place={place}
              />
            ))}
          </div>
        </>
      )}
    </section>
  );
}
