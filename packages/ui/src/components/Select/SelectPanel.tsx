'use client';
import { type RefObject, useRef } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Check } from '../../icons/Check.tsx';
import { Popover } from '../Dialog/Popover.tsx';
import * as styles from './Select.css.ts';
import type { SelectOption } from './selectOption.ts';

export interface SelectPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The element id of the list. */
  id: string;
  /** The name of the list: a text, or the element id of a label. */
  name: { 'aria-label': string } | { 'aria-labelledby': string };
  triggerRef: RefObject<HTMLButtonElement | null>;
  options: readonly SelectOption[];
  value: string | null;
  onChoose: (value: string) => void;
  /** The option that is focused first while none is chosen; true focuses the first one too, without a ring. */
  startsOn: 'first' | 'last' | true;
  variant: keyof typeof styles.lists;
}

/** The list of a `Select`. */
export function SelectPanel({ isOpen, onOpenChange, id, name, triggerRef, options, value, onChoose, startsOn, variant }: SelectPanelProps) {
  const scrolled = useRef<HTMLDivElement>(null);
  const list = {
    ...name,
    id,
    autoFocus: startsOn,
    selectionMode: 'single',
    selectedKeys: value === null ? [] : [value],
    disallowEmptySelection: true,
    // The chosen option closes the list too.
    allowDuplicateSelectionEvents: true,
    shouldSelectOnPressUp: true,
    shouldFocusOnHover: true,
  } as const;
  return (
    <Popover
      {...name}
      trigger="Select"
      placement="bottom start"
      triggerRef={triggerRef}
      scrollRef={scrolled}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={styles.lists[variant]}
    >
      <ListBox
        {...list}
        ref={scrolled}
        className={styles.options}
        onSelectionChange={(keys) => {
          onOpenChange(false);
          if (keys !== 'all') for (const key of keys) onChoose(String(key));
        }}
      >
        {options.map(({ value, label, content, isDisabled, isSetApart }) => (
          <ListBoxItem key={value} id={value} textValue={label} isDisabled={isDisabled} className={isSetApart ? styles.setApartOption : styles.option}>
            {({ isSelected }) => (
              <>
                {content ?? label}
                {isSelected && <Check size={18} className={styles.tick} />}
              </>
            )}
          </ListBoxItem>
        ))}
      </ListBox>
    </Popover>
  );
}
