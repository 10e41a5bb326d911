'use client';
import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { toolbar } from './Toolbar.css.ts';

export interface ToolbarProps {
  /** Says what its controls act on. */
  label: string;
  /** Buttons, links and checkboxes; text fields stay outside, they need the arrow keys. */
  children: ReactNode;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/** Several controls that are one stop of the Tab key; arrows go from one to the next. */
export function Toolbar({ label, children, orientation }: ToolbarProps) {
  return (
    <AriaToolbar aria-label={label} orientation={orientation} className={toolbar}>
      {children}
    </AriaToolbar>
  );
}
