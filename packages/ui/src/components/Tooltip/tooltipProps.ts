import type { ReactNode, RefObject } from 'react';
import type { When } from './useDelayedOpen.ts';

export interface TooltipProps {
  /** One control or other focusable element. */
  children: ReactNode;
  /** A few words that add to what is visible. Do not put essential information only here. */
  text: string;
  /** The preferred side; it flips when there is no room. @default 'top' */
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
