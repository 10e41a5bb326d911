import { DotsSixVerticalBold } from '../../../icons/DotsSixVerticalBold.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { Checkbox } from '../../Checkbox/Checkbox.tsx';
import * as styles from './ColumnsPanel.css.ts';
import type { PanelColumn } from './columnsPanelProps.ts';
import { columnToolMessages } from './columnToolMessages.ts';

export interface ColumnOptionProps {
  column: PanelColumn;
  isShown: boolean;
  onShownChange: (isShown: boolean) => void;
  /** This column's handle has been pressed; the next pressed handle is the column's new place. */
  isPicked: boolean;
  /** The handle's handlers. Without them there is no handle. */
  handle?: { onPointerDown: () => void; onClick: () => void };
}

/** A column as a checkbox, with a handle that moves it. The key column can neither be hidden nor moved. */
export function ColumnOption({ column, isShown, onShownChange, isPicked, handle }: ColumnOptionProps) {
  const messages = useMessages(columnToolMessages);
  const { id, header, isKey = false } = column;
  return (
    <div className={styles.option} data-column={isKey ? undefined : id} data-picked={isPicked || undefined}>
      <Checkbox isDisabled={isKey} isSelected={isKey || isShown} onChange={onShownChange}>
        {header}
      </Checkbox>
      {handle && !isKey && (
        <button type="button" aria-label={messages.tableColumnMove({ column: header })} aria-pressed={isPicked} data-handle="" className={styles.handle} {...handle}>
          <DotsSixVerticalBold size={18} />
        </button>
      )}
    </div>
  );
}
