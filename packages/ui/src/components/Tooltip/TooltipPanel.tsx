'use client';
import { type RefObject, useMemo } from 'react';
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { tooltip } from './Tooltip.css.ts';
import type { TooltipProps } from './Tooltip.tsx';
import type { When } from './useDelayedOpen.ts';

export interface TooltipPanelProps extends Pick<TooltipProps, 'text' | 'placement'> {
  id: string;
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  open: (when: When) => void;
  close: (when: When) => void;
}

/** The tooltip itself, whose code comes when one is first shown. */
export function TooltipPanel({ text, isOpen, open, close, ...props }: TooltipPanelProps) {
  const state = useMemo(
    () => ({
      isOpen,
      shouldSkipAnimation: false,
      open: () => open('now'),
      close: (isAtOnce?: boolean) => close(isAtOnce ? 'now' : 'soon'),
    }),
    [isOpen, open, close],
  );
  return (
    <TooltipTriggerStateContext value={state}>
      <AriaTooltip {...props} offset={6} className={tooltip}>
        {text}
      </AriaTooltip>
    </TooltipTriggerStateContext>
  );
}
