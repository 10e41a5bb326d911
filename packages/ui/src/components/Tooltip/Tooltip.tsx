'use client';
import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** One control of this library, or React Aria's `Focusable` around something else that takes focus. */
  children: ReactNode;
  /** A few words. They add to what is visible; nothing may be said here alone. */
  text: string;
  /** The side it prefers; it turns to another when there is no room. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** @default false */
  isDisabled?: boolean;
}

/** Says a few words about a control while it is hovered or has the keyboard's focus. */
export function Tooltip({ children, text, placement = 'top', isDisabled }: TooltipProps) {
  return (
    <TooltipTrigger delay={700} closeDelay={100} isDisabled={isDisabled}>
      {children}
      <AriaTooltip placement={placement} offset={6} className={tooltip}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
