'use client';
import { useContext, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components/Popover';
import { useBackCloses } from './back/useBackCloses.ts';
import { isFirstPress } from './isFirstPress.ts';
import { useExitLimit } from './useExitLimit.ts';
import { useFocusAtOnce } from './useFocusAtOnce.ts';
import { useInertExit } from './useInertExit.ts';

/**
 * The popover of every control. `isOpen` or the trigger around it opens it. Escape, the browser's Back and a press outside close it, but
 * not the second press of a double press that opened it.
 */
export function Popover(props: PopoverProps) {
  const popover = useRef<HTMLElement>(null);
  const trigger = useContext(OverlayTriggerStateContext);
  const isOpen = props.isOpen ?? trigger?.isOpen ?? false;
  useFocusAtOnce(isOpen);
  useInertExit(popover, isOpen, props.triggerRef);
  useBackCloses(popover, isOpen, () => {
    if (props.isOpen === undefined) trigger?.close();
    else props.onOpenChange?.(false);
  });
  const { isOver, opening } = useExitLimit(isOpen);
  return <AriaPopover key={opening} ref={popover} offset={4} {...props} shouldCloseOnInteractOutside={isFirstPress} shouldSkipAnimation={isOver} />;
}
