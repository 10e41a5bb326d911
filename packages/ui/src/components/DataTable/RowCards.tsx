import { memo, type MouseEvent } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { ActionButtons } from './ActionButtons.tsx';
import { placesTo } from './placesTo.ts';
import * as styles from './RowCards.css.ts';
import { RowLink } from './RowLink.tsx';
import type { RowSetup } from './RowSetup.ts';
import { SelectionBox } from './SelectionBox.tsx';

interface RowCardProps<Row> {
  row: Row;
  place: number;
  isSelected: boolean;
  setup: RowSetup<Row>;
}

function RowCardOf<Row>({ row, place, isSelected, setup }: RowCardProps<Row>) {
  const { actions, card, messages, onSelect, rowHref, rowName } = setup;
  const parts = card?.(row);
  if (parts === undefined) return null;
  const { picture, title, badge, line, meta, figure, footer } = parts;
  const hasBottom = meta !== undefined || figure !== undefined;
  return (
    <li
      className={rowHref ? styles.linkedCard : styles.card}
      data-place={place}
      data-selected={isSelected || undefined}
      data-has-actions={actions ? '' : undefined}
    >
      {onSelect && (
        <div className={styles.select} data-select="">
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
          <ActionButtons row={row} setup={setup} isMenu={actions.items.length > 1} />
        </div>
      )}
    </li>
  );
}
const RowCard = memo(RowCardOf) as typeof RowCardOf;

export interface RowCardsProps<Row> {
  label: string;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  setup: RowSetup<Row>;
  selected?: ReadonlySet<string>;
  /** The list listens for all its cards; their controls are reached and pressed by keyboard themselves. */
  listeners: { onClick: (event: MouseEvent) => void };
  /** How many cards to draw while rows are loading. */
  skeletons: number;
}

/** The rows as a list of cards, where a table would be too narrow to read. */
export function RowCards<Row>({ label, rows, rowId, setup, selected, listeners, skeletons }: RowCardsProps<Row>) {
  if (skeletons > 0) {
    return (
      <ul aria-hidden="true" className={styles.list}>
        {placesTo(skeletons).map((place) => (
          <li key={place} className={styles.card}>
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
    <ul aria-label={label} className={styles.list} {...listeners}>
      {placesTo(rows.length).map((place) => {
        const row = rows[place] as Row;
        return <RowCard key={place} row={row} place={place} isSelected={selected?.has(rowId(row)) ?? false} setup={setup} />;
      })}
    </ul>
  );
}
