'use client';
import { useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { useFormats } from '../../messages/formats.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { focusFirst } from '../Dialog/focusFirst.ts';
import { scrim, sheet } from '../Dialog/overlay.css.ts';
import { Overlay } from '../Dialog/Overlay.tsx';
import { Popover } from '../Dialog/Popover.tsx';
import * as styles from './FilterMenu.css.ts';
import type { FilterGroup, FilterPanelProps } from './filterPanelProps.ts';
import { filterMenuMessages } from './messages.ts';

/** A popover or a sheet with groups of checkboxes. */
export function FilterPanel(props: FilterPanelProps) {
  const { name, groups, canClear, clearLabel, onClear, resultCount, isSheet = false, triggerRef, isOpen, onOpenChange } = props;
  const messages = useMessages(filterMenuMessages);
  const buttonSize = isSheet ? 'medium' : 'small';
  const dialog = (
    <Dialog aria-label={name} className={styles.dialog}>
      <div className={styles.groups}>
        {groups.map((group, place) => (
          <Group key={group.label} {...group} isFirst={place === 0} />
        ))}
      </div>
      <div className={styles.footer}>
        <Button variant="ghost" size={buttonSize} isDisabled={!canClear} onPress={onClear}>
          {clearLabel ?? messages.filterMenuClear}
        </Button>
        {resultCount !== undefined && (
          <Button variant="primary" size={buttonSize} onPress={() => onOpenChange(false)}>
            {messages.filterMenuShow({ count: resultCount })}
          </Button>
        )}
      </div>
    </Dialog>
  );
  if (isSheet) {
    return (
      <Overlay isOpen={isOpen} className={scrim} onClose={() => onOpenChange(false)}>
        <Modal className={sheet}>{dialog}</Modal>
      </Overlay>
    );
  }
  return (
    <Popover {...{ triggerRef, isOpen, onOpenChange }} placement="bottom end" className={styles.popover}>
      {dialog}
    </Popover>
  );
}

function Group({ label, options, chosen, onChange, isFirst }: FilterGroup & { isFirst: boolean }) {
  const id = useId();
  const { number } = useFormats();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div id={id} className={styles.legend}>
        {label}
      </div>
      {options.map(({ value, label, count }, place) => (
        <div key={value} className={styles.option}>
          <Checkbox
            ref={isFirst && place === 0 ? focusFirst : undefined}
            aria-describedby={count === undefined ? undefined : `${id}-${value}`}
            isSelected={chosen.includes(value)}
            onChange={(isSelected) =>
              onChange(options.map((option) => option.value).filter((each) => (each === value ? isSelected : chosen.includes(each))))
            }
          >
            {label}
          </Checkbox>
          {count !== undefined && (
            <span id={`${id}-${value}`} className={styles.count}>
              {number(count)}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
