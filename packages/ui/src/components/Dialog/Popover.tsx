'use client';
import { useContext } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components/Popover';
import { isFirstPress } from './isFirstPress.ts';
import { useExitLimit } from './useExitLimit.ts';

/**
 * The popover of every control, open as its `isOpen` or the trigger around it. It is closed by Escape and a press outside, but
 * not by the second press of a double press that opened it.
 */
export function Popover(props: PopoverProps) {
  const trigger = useContext(OverlayTriggerStateContext);
  const isOver = useExitLimit(props.isOpen ?? trigger?.isOpen ?? false);
  return <AriaPopover offset={4} {...props} shouldCloseOnInteractOutside={isFirstPress} shouldSkipAnimation={isOver} />;
}
