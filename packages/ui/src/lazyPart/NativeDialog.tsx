'use client';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { useBackCloses } from '../components/Dialog/back/useBackCloses.ts';

interface NativeDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  role?: 'alertdialog';
  'aria-label'?: string;
  'aria-labelledby'?: string;
  className: string;
  children: ReactNode;
  onMouseDown?: (event: MouseEvent) => void;
  onClose: () => void;
}

// Otherwise the same Escape would also close the overlay around it, if there is one.
const keepInside = (event: KeyboardEvent) => event.stopPropagation();

/** The browser's modal dialog. Late parts use it, so that their code does not include React Aria's overlays. */
export function NativeDialog({ ref, onClose, ...props }: NativeDialogProps) {
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Closing returns the focus to the trigger; removing the element does not.
    return () => dialog?.close();
  }, [ref]);
  useBackCloses(ref, true, () => ref.current?.close());
  return (
    <dialog
      ref={ref}
      {...props}
      onKeyDown={keepInside}
      // The event is dispatched late: in strict mode the dialog is open again by then.
      onClose={() => ref.current?.open === false && onClose()}
    />
  );
}
