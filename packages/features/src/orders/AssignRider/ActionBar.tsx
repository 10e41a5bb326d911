import type { ReactNode } from 'react';
import { bar, buttons as buttonsStyle } from './ActionBar.css.ts';

export interface ActionBarProps {
  /** The chosen rider, and why the choice was not sent. */
  children: ReactNode;
  buttons: ReactNode;
}

/** The bar below the riders: the choice, and the buttons that send it or clear it. */
export const ActionBar = ({ children, buttons }: ActionBarProps) => (
  <div data-save-bar="" className={bar}>
    {children}
    <div className={buttonsStyle}>{buttons}</div>
  </div>
);
