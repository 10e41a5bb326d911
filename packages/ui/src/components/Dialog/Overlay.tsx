'use client';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { ModalOverlay } from 'react-aria-components/Modal';
import { useBackCloses } from './back/useBackCloses.ts';
import { isFirstPress } from './isFirstPress.ts';
import { useExitLimit } from './useExitLimit.ts';
import { useFocusAtOnce } from './useFocusAtOnce.ts';
import { useInertExit } from './useInertExit.ts';

interface OverlayProps {
  isOpen: boolean;
  /** The overlay cannot be closed. @default false */
  isBusy?: boolean;
  /** The class of the backdrop. */
  className: string;
  /** The content of React Aria's `Modal`. */
  children: ReactNode;
  /** Called by Escape, the browser's Back (see `BackProvider`) and a press outside, but not by the second press of a double press that opened it. */
  onClose: () => void;
}

/**
 * A press on the backdrop takes no focus from the overlay and selects no text. React Aria would bring the focus back in the next frame,
 * too late for a Tab right after a double press.
 */
function keepFocus(event: MouseEvent) {
  if (event.target === event.currentTarget) event.preventDefault();
}

/** The backdrop of every modal overlay, with the ways to close it. */
export function Overlay({ isOpen, isBusy = false, className, children, onClose }: OverlayProps) {
  const overlay = useRef<HTMLDivElement>(null);
  useFocusAtOnce(isOpen);
  useInertExit(overlay, isOpen);
  useBackCloses(overlay, isOpen, () => {
    if (!isBusy) onClose();
  });
  const { isOver } = useExitLimit(isOpen);
  if (isOver) return null;
  return (
    <ModalOverlay
      ref={overlay}
      isOpen={isOpen}
      onOpenChange={onClose}
      isDismissable={!isBusy}
      isKeyboardDismissDisabled={isBusy}
      shouldCloseOnInteractOutside={isFirstPress}
      onMouseDown={keepFocus}
      className={className}
    >
      {children}
    </ModalOverlay>
  );
}
