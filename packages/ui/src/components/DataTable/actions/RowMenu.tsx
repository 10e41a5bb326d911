'use client';
import { useRef } from 'react';
import { Menu } from '../../Menu/Menu.tsx';
import { MenuItem } from '../../Menu/MenuItem.tsx';
import type { RowAction } from '../tableProps.ts';

export interface RowMenuProps<Row> {
  label: string;
  row: Row;
  actions: readonly RowAction<Row>[];
  /** The button in the row at which the menu opens. */
  trigger: HTMLElement;
  onClose: () => void;
}

/** The one menu that all rows share. Critical actions come last. */
export function RowMenu<Row>({ label, row, actions, trigger, onClose }: RowMenuProps<Row>) {
  const triggerRef = useRef<Element>(trigger);
  const ordered = actions.toSorted((a, b) => Number(a.tone === 'critical') - Number(b.tone === 'critical'));
  return (
    <Menu aria-label={label} triggerRef={triggerRef} isOpen onOpenChange={onClose}>
      {ordered.map(({ id, label, icon, href, onAction, tone }) => (
        <MenuItem key={id} id={id} icon={icon} tone={tone} href={href?.(row)} onAction={() => onAction?.(row)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
