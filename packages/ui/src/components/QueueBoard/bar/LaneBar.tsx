'use client';
import { useFormats } from '../../../messages/formats.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { safeUrl } from '../../../safeUrl.ts';
import { useFollow } from '../../Link/RouterProvider.tsx';
import { Tooltip } from '../../Tooltip/Tooltip.tsx';
import { queueBoardMessages } from '../messages.ts';
import { laneColor } from './laneColor.ts';
import * as styles from './LaneBar.css.ts';

export interface LaneBarProps {
  /** The lanes in order, each with its number of items. */
  lanes: readonly { id: string; title: string; href: string; count: number }[];
}

/** One segment per lane, as long as its share of all items, with a link to the lane's list. An empty lane is a short outline and no link. */
export function LaneBar({ lanes }: LaneBarProps) {
  const messages = useMessages(queueBoardMessages);
  const { number } = useFormats();
  const follow = useFollow();
  const total = lanes.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul aria-label={messages.queueBar} className={styles.bar}>
      {lanes.map(({ id, title, href, count }, place) => {
        const text = messages.queueShare({ lane: title, count: number(count), total: number(total) });
        return (
          <li key={id} className={count === 0 ? styles.emptySegment : styles.segment} style={{ flexGrow: count }}>
            <Tooltip text={text}>
              {count === 0 ? (
                <span role="img" aria-label={text} className={styles.target}>
                  <span className={styles.emptyLine} />
                </span>
              ) : (
                <a href={safeUrl(href)} aria-label={text} className={styles.target} onClick={follow}>
                  <span className={`${styles.line} ${laneColor(place)}`} />
                </a>
              )}
            </Tooltip>
          </li>
        );
      })}
    </ul>
  );
}
