import type { ReactNode, RefObject } from 'react';
import type { When } from './useDelayedOpen.ts';

export interface TooltipProps {
  /** One button, link or other focusable element. */
  children: ReactNode;
  /** A few words that add to the visible text. Essential information needs another place too. */
  text: string;
  /** The preferred side; without room it flips. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** @default false */
  isDisabled?: boolean;
}

export interface TooltipPanelProps extends Pick<TooltipProps, 'text' | 'placement'> {
  id: string;
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  open: (when: When) => void;
  close: (when: When) => void;
}
