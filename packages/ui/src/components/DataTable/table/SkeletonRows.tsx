import { Skeleton } from '../../Skeleton/Skeleton.tsx';
import { range } from '../rows/range.ts';
import type { SharedRowProps } from '../rows/sharedRowProps.ts';
import * as styles from './Table.css.ts';

export interface SkeletonRowsProps<Row> {
  count: number;
  shared: SharedRowProps<Row>;
}

/** Placeholders while rows are loading, hidden from assistive technology. */
export function SkeletonRows<Row>({ count, shared }: SkeletonRowsProps<Row>) {
  const { actions, columns, onSelect } = shared;
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
              {column.media ? (
                <div className={styles.twoLines}>
                  <Skeleton shape="block" width="2.75rem" height="2.75rem" />
                  <span className={styles.firstLine}>
                    <Skeleton width="70%" />
                  </span>
                  <span className={styles.detailPlaceholder}>
                    <Skeleton width="35%" height="0.5rem" />
                  </span>
                </div>
              ) : (
                <div className={column.align === 'end' ? styles.placeholderAtEnd : undefined}>
                  <Skeleton width="60%" />
                </div>
              )}
            </td>
          ))}
          {actions && (
            <td className={styles.actionsCell}>
              <div className={styles.placeholderAtEnd}>
                <Skeleton width="60%" />
              </div>
            </td>
          )}
        </tr>
      ))}
    </tbody>
  );
}
