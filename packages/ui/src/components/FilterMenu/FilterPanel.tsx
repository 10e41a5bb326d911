'use client';
import { useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import * as styles from './FilterMenu.css.ts';
import type { FilterGroup, FilterPanelProps } from './filterPanelProps.ts';
import { filterMenuMessages } from './messages.ts';

/** A popover with groups of checkboxes; see `LazyFilterPanel`. */
export function FilterPanel({ name, groups, canClear, clearLabel, onClear, ...popover }: FilterPanelProps) {
  const messages = useMessages(filterMenuMessages);
  return (
    <Popover {...popover} placement="bottom end" offset={4} className={styles.popover}>
      <Dialog aria-label={name} className={styles.dialog}>
        <div className={styles.groups}>
          {groups.map((group) => (
            <Group key={group.label} {...group} />
          ))}
        </div>
        <div className={styles.footer}>
          <Button variant="ghost" size="small" isDisabled={!canClear} onPress={onClear}>
            {clearLabel ?? messages.filterMenuClear}
          </Button>
        </div>
      </Dialog>
    </Popover>
  );
}

function Group({ label, options, chosen, onChange }: FilterGroup) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div id={id} className={styles.legend}>
        {label}
      </div>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          isSelected={chosen.includes(option.value)}
          onChange={(isSelected) =>
            onChange(
              options
                .map(({ value }) => value)
                .filter((value) => (value === option.value ? isSelected : chosen.includes(value))),
            )
          }
        >
          {option.label}
        </Checkbox>
      ))}
    </div>
  );
}
