'use client';
import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { toolbar } from './Toolbar.css.ts';

export interface ToolbarProps {
  /** Names the toolbar by the thing that its controls change. */
  label: string;
  /** Buttons, links and checkboxes. No text fields, because they need the arrow keys. */
  children: ReactNode;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/** Several controls with one tab stop; the arrow keys move between them. */
export function Toolbar({ label, children, orientation }: ToolbarProps) {
  return (
    <AriaToolbar aria-label={label} orientation={orientation} className={toolbar}>
      {children}
    </AriaToolbar>
  );
}
