'use client';
import { useRef } from 'react';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import type { RowAction } from './table.ts';

export interface RowMenuProps<Row> {
  label: string;
  row: Row;
  actions: readonly RowAction<Row>[];
  /** The row's button at which it opens. */
  trigger: HTMLElement;
  onClose: () => void;
}

/** The one menu that all rows share. What cannot be undone comes last. */
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
