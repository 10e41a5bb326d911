'use client';
import { SlidersHorizontal } from '@phosphor-icons/react/dist/csr/SlidersHorizontal';
import { useId } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { filterMenuMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './FilterMenu.css.ts';

/** Values of one kind, of which any number can be chosen; none chosen shows all. */
export interface FilterGroup {
  /** Heads the group, for example 'Status'. */
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  /** The chosen values in the order of the options. */
  onChange: (chosen: string[]) => void;
}

export interface FilterMenuProps {
  groups: readonly FilterGroup[];
  /** Nothing is to be chosen in any group. */
  onClear: () => void;
  /** What the button says. @default 'Filters' */
  label?: string;
  /** The button is only its icon, 44 px, as on phones. @default false */
  isIconOnly?: boolean;
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

/** A button that opens filters. Each choice takes effect at once; the button counts them. */
export function FilterMenu({ groups, onClear, label, isIconOnly = false }: FilterMenuProps) {
  const messages = useMessages(filterMenuMessages);
  const name = label ?? messages.filterMenu;
  const count = groups.reduce((sum, { chosen }) => sum + chosen.length, 0);
  const fullName = count === 0 ? name : messages.filterMenuActive({ name, count });
  return (
    <DialogTrigger>
      {isIconOnly ? (
        <IconButton label={fullName} variant="secondary" size="large">
          <SlidersHorizontal size={20} />
          {count > 0 && (
            <span className={styles.corner}>
              <Badge tone="accent">{count}</Badge>
            </span>
          )}
        </IconButton>
      ) : (
        <Button icon={<SlidersHorizontal size={18} />} aria-label={count === 0 ? undefined : fullName}>
          {name} {count > 0 && <Badge tone="accent">{count}</Badge>}
        </Button>
      )}
      <Popover placement="bottom end" offset={4} className={styles.popover}>
        <Dialog aria-label={name} className={styles.dialog}>
          <div className={styles.groups}>
            {groups.map((group) => (
              <Group key={group.label} {...group} />
            ))}
          </div>
          <div className={styles.footer}>
            <Button variant="ghost" size="small" isDisabled={count === 0} onPress={onClear}>
              {messages.filterMenuClear}
            </Button>
          </div>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
