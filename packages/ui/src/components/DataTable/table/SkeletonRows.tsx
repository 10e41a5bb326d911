import { Skeleton } from '../../Skeleton/Skeleton.tsx';
import { range } from '../rows/range.ts';
import type { SharedRowProps } from '../rows/sharedRowProps.ts';
import type { TableColumn, TableDensity } from '../tableProps.ts';
import * as styles from './Table.css.ts';

export interface SkeletonRowsProps<Row> {
  count: number;
  density: TableDensity;
  shared: SharedRowProps<Row>;
}

// Lines of different lengths look like names. The lengths repeat, so that every render is the same.
const nameWidths = ['86%', '62%', '74%', '55%', '68%'];
const tagWidths = ['6.5rem', '5.5rem', '6.5rem', '8.5rem'];
const cyclic = (widths: readonly string[], index: number) => widths[index % widths.length];

/** Placeholders with the size of the rows that are loading, hidden from assistive technology. */
export function SkeletonRows<Row>({ count, density, shared }: SkeletonRowsProps<Row>) {
  const { actions, columns, onSelect } = shared;
  const picture = density === 'compact' ? '2rem' : '2.75rem';
  const placeholder = ({ align, media, placeholder }: TableColumn<Row>, index: number) => {
    if (media !== undefined) {
      return (
        <div className={styles.twoLines}>
          <Skeleton shape="block" width={picture} height={picture} />
          <span className={styles.firstLine}>
            <Skeleton width={cyclic(nameWidths, index)} />
          </span>
          <span className={styles.detailPlaceholder}>
            <Skeleton width="45%" height="0.5625rem" />
          </span>
        </div>
      );
    }
    const shown = placeholder === 'tag' ? <Skeleton shape="pill" width={cyclic(tagWidths, index)} /> : <Skeleton width="60%" />;
    return align === 'end' ? <div className={styles.placeholderAtEnd}>{shown}</div> : shown;
  };
  return (
    <tbody aria-hidden="true">
      {range(count).map((index) => (
        <tr key={index}>
          {onSelect && (
            <td className={styles.selectCell}>
              <Skeleton width="1.125rem" height="1.125rem" />
            </td>
          )}
          {columns.map((column) => (
            <td key={column.id} className={styles.cells[column.align ?? 'start'].normal}>
              {placeholder(column, index)}
            </td>
          ))}
          {actions && (
            <td className={styles.actionsCell}>
              <span className={styles.actionPlaceholders}>
                {range(actions.display === 'menu' ? 1 : actions.items.length).map((action) => (
                  <Skeleton key={action} width="1.125rem" height="1.125rem" />
                ))}
              </span>
            </td>
          )}
        </tr>
      ))}
    </tbody>
  );
}
