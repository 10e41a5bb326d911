import { memo } from 'react';
import { Skeleton } from '../../Skeleton/Skeleton.tsx';
import { ActionButtons } from '../actions/ActionButtons.tsx';
import { range } from '../rows/range.ts';
import type { RowListeners } from '../rows/useRowClicks.ts';
import * as styles from './RowCards.css.ts';
import { RowLink } from '../rows/RowLink.tsx';
import type { SharedRowProps } from '../rows/sharedRowProps.ts';
import { SelectionBox } from '../selection/SelectionBox.tsx';
import { useLongPress } from './useLongPress.ts';
import { useSelectByKey } from './useSelectByKey.ts';

interface RowCardProps<Row> {
  row: Row;
  rowIndex: number;
  isSelected: boolean;
  shared: SharedRowProps<Row>;
}

function RowCardOf<Row>({ row, rowIndex, isSelected, shared }: RowCardProps<Row>) {
  const { actions, card, isSelecting, isSingle, messages, onSelect, rowHref, rowName } = shared;
  const parts = card?.(row);
  if (parts === undefined) return null;
  const { picture, title, badge, line, meta, figure, footer } = parts;
  const hasBottom = meta !== undefined || figure !== undefined;
  return (
    <li
      className={rowHref || isSelecting ? styles.linkedCard : styles.card}
      data-row-index={rowIndex}
      data-selected={isSelected || undefined}
      data-has-actions={actions ? '' : undefined}
      // A press anywhere on a card selects it.
      data-select={isSelecting || isSingle ? '' : undefined}
    >
      {onSelect && (
        <div className={isSelecting && picture !== undefined ? styles.selectOnPicture : styles.select} data-select="">
          <SelectionBox label={messages.tableSelectRow({ name: rowName(row) })} isSelected={isSelected} onChange={onSelect} />
        </div>
      )}
      {picture}
      <div className={styles.body}>
        <div className={styles.top}>
          <RowLink href={rowHref?.(row)} className={styles.title}>
            {title}
          </RowLink>
          {picture === undefined && badge}
        </div>
        {line !== undefined && <div className={styles.line}>{line}</div>}
        {picture !== undefined && badge !== undefined && <div className={styles.status}>{badge}</div>}
        {hasBottom && (
          <div className={styles.bottom}>
            {meta !== undefined && <div className={styles.meta}>{meta}</div>}
            {figure !== undefined && <div className={styles.figure}>{figure}</div>}
          </div>
        )}
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </div>
      {actions && (
        <div className={styles.actions}>
          <ActionButtons row={row} shared={shared} isMenu={actions.items.length > 1} />
        </div>
      )}
    </li>
  );
}
const RowCard = memo(RowCardOf) as typeof RowCardOf;

export interface RowCardsProps<Row> {
  label: string;
  rows: readonly Row[];
  shared: SharedRowProps<Row>;
  isRowSelected: (row: Row) => boolean;
  /** Delegated handlers for all cards. Every control in a card is native, so the keyboard reaches it without them. */
  listeners: RowListeners;
  /** Called with the index of a card after a long press or the shortcut, to start the selection. Without it a long press does nothing. */
  onSelectStart: ((rowIndex: number) => void) | undefined;
  /** How many skeleton cards to render while loading. */
  skeletons: number;
}

/** The rows as a list of cards, for containers too narrow for a table. */
export function RowCards<Row>({ label, rows, shared, isRowSelected, listeners, onSelectStart, skeletons }: RowCardsProps<Row>) {
  const longPress = useLongPress(onSelectStart);
  const list = useSelectByKey(onSelectStart);
  if (skeletons > 0) {
    return (
      <ul aria-hidden="true" className={styles.list}>
        {range(skeletons).map((index) => (
          <li key={index} className={styles.card}>
            <Skeleton shape="block" width="4.75rem" height="5.75rem" />
            <div className={styles.bodyPlaceholder}>
              <Skeleton width="70%" height="1.125rem" />
              <Skeleton width="50%" />
              <Skeleton shape="pill" />
            </div>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul ref={list} aria-label={label} className={styles.list} {...listeners} {...longPress}>
      {range(rows.length).map((rowIndex) => {
        const row = rows[rowIndex] as Row;
        return <RowCard key={rowIndex} row={row} rowIndex={rowIndex} isSelected={isRowSelected(row)} shared={shared} />;
      })}
    </ul>
  );
}
