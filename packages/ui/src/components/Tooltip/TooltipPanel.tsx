'use client';
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { useExitLimit } from '../Dialog/useExitLimit.ts';
import { tooltip } from './Tooltip.css.ts';
import type { TooltipPanelProps } from './tooltipProps.ts';

/** The tooltip itself. */
export function TooltipPanel({ text, isOpen, open, close, ...props }: TooltipPanelProps) {
  const { isOver } = useExitLimit(isOpen);
  const state = {
    isOpen,
    shouldSkipAnimation: isOver,
    open: () => open('now'),
    close: (isAtOnce?: boolean) => close(isAtOnce ? 'now' : 'soon'),
  };
  return (
    <TooltipTriggerStateContext value={state}>
      <AriaTooltip {...props} offset={6} className={tooltip}>
        {text}
      </AriaTooltip>
    </TooltipTriggerStateContext>
  );
}
