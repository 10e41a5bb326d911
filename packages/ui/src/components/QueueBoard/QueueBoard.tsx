'use client';
import { type ReactNode, useId, useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { queueMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { Loadable } from '../LoadableView/Loadable.ts';
import { useFocusAfterRetry } from '../LoadableView/useFocusAfterRetry.ts';
import * as styles from './QueueBoard.css.ts';
import type { QueueCardProps } from './QueueCard.tsx';
import { Lane } from './QueueLane.tsx';

export interface QueueLane {
  id: string;
  title: string;
  /** Where the title leads: to all of the lane. */
  href: string;
  /** One icon, 18 px. */
  icon?: ReactNode;
}

export interface QueueBoardProps<Item> {
  /** Heads the board and names it. */
  title: string;
  /** At the end of the heading's line, for example '14 orders'. */
  summary?: string;
  /** The lanes in the order of the work. */
  lanes: readonly QueueLane[];
  /** What stands in each lane, by its id. A lane that is not named here is empty. */
  items: Loadable<Readonly<Record<string, readonly Item[]>>>;
  /** What a card says. Asked for the cards that are shown, not for those that wait behind Show More. */
  cardOf: (item: Item) => QueueCardProps;
  /** Says that the cards are on their way. */
  loading: string;
  /** Stands in a lane without cards, for example 'No orders'. */
  empty: string;
}

/** Work in lanes, by how far it has come. Each lane shows three cards, and more when asked. */
export function QueueBoard<Item>({ title, summary, lanes, items, cardOf, loading, empty }: QueueBoardProps<Item>) {
  const messages = useMessages(queueMessages);
  const headingId = useId();
  const { place, onRetry } = useFocusAfterRetry(items.state);
  const [chosen, setChosen] = useState(lanes[0]?.id);
  const itemsOf = (id: string) => (items.state === 'ready' ? (items.data[id] ?? []) : undefined);

  return (
    <section ref={place} tabIndex={-1} aria-labelledby={headingId} className={styles.board}>
      <div className={styles.header}>
        <h2 id={headingId} className={styles.heading}>
          {title}
        </h2>
        {items.state === 'loading' && (
          <p role="status" className={styles.summary}>
            {loading}
          </p>
        )}
        {items.state === 'ready' && summary !== undefined && <p className={styles.summary}>{summary}</p>}
      </div>
      {items.state === 'failed' ? (
        <ErrorState
          title={items.message}
          isRetrying={items.isRetrying}
          onRetry={() => {
            onRetry();
            items.retry();
          }}
        />
      ) : (
        <>
          <ToggleButtonGroup
            aria-label={messages.queueLanes}
            disallowEmptySelection
            selectedKeys={chosen === undefined ? [] : [chosen]}
            onSelectionChange={([id]) => setChosen(String(id))}
            className={styles.chips}
          >
            {lanes.map((lane) => (
              <ToggleButton key={lane.id} id={lane.id} className={styles.chip}>
                <span className={styles.chipTitle}>
                  {lane.title}
                  {items.state === 'ready' && <span className={styles.pause}>,</span>}
                </span>
                {items.state === 'ready' && <span className={styles.chipCount}>{itemsOf(lane.id)?.length}</span>}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <div className={styles.lanes}>
            {lanes.map(({ id, title, href, icon }) => (
              <Lane
                key={id}
                title={title}
                href={href}
                icon={icon}
                items={itemsOf(id)}
                cardOf={cardOf}
                empty={empty}
                isChosen={id === chosen}
              />
            ))}
          </div>
        </>
      )}
    </section>
  );
}
