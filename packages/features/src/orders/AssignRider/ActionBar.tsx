import type { ReactNode } from 'react';
import { bar, buttons as buttonsStyle } from './ActionBar.css.ts';

export interface ActionBarProps {
  /** What was chosen, and why it was not sent. */
  children: ReactNode;
  buttons: ReactNode;
}

/** What was chosen and the buttons that use it. */
export const ActionBar = ({ children, buttons }: ActionBarProps) => (
  <div data-save-bar="" className={bar}>
    {children}
    <div className={buttonsStyle}>{buttons}</div>
  </div>
);
