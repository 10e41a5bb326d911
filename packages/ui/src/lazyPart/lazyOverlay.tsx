'use client';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { LoadFailureDialog } from './failure/LoadFailureDialog.tsx';
import type { LazyPart } from './lazyPart.ts';
import { lateCode, type LoadComponent } from './loading/lateCode.ts';

/** A page has settled by then; until then its own code is fetched first. */
const SETTLED_MS = 5000;

export interface LazyOverlayOptions<Props> {
  /** Closes it. Called when its code could not be fetched and the person gives up, or opens something else meanwhile. */
  close: (props: Props) => void;
  /** Nothing is shown when it could not be fetched, as for a tooltip. @default false */
  isOptional?: boolean;
}

/** Closes the overlay that is waiting for its code. */
let closeWaiting: (() => void) | undefined;

const noAttempt = { started: 1, failed: 0 };

/**
 * `lazyPart` for an overlay: its code is fetched when it is first opened, or five seconds after the page was rendered. When it
 * could not be fetched, a small dialog offers Try again and Close; closed, it stays closed.
 */
export function lazyOverlay<Props extends { isOpen: boolean }>(
  load: LoadComponent<Props>,
  { close, isOptional = false }: LazyOverlayOptions<Props>,
): LazyPart<Props> {
  const code = lateCode(load);

  function LazyOverlay(props: Props) {
    const { isOpen } = props;
    const [attempts, setAttempts] = useState(noAttempt);
    const [, render] = useReducer((count: number) => count + 1, 0);
    const dialog = useRef<HTMLDialogElement>(null);
    const onClose = useEffectEvent(() => close(props));
    const Loaded = code.get();
    const isMissing = Loaded === undefined;
    if (!isOpen && attempts !== noAttempt) setAttempts(noAttempt);

    useEffect(() => {
      if (!isMissing || isOpen) return undefined;
      const timer = setTimeout(() => code.load().catch(() => {}), SETTLED_MS);
      return () => clearTimeout(timer);
    }, [isMissing, isOpen]);

    useEffect(() => {
      if (!isMissing || !isOpen || isOptional) return undefined;
      // Of several triggers pressed meanwhile, the last one counts.
      const closeThis = () => onClose();
      closeWaiting?.();
      closeWaiting = closeThis;
      return () => {
        if (closeWaiting === closeThis) closeWaiting = undefined;
      };
    }, [isMissing, isOpen]);

    useEffect(() => {
      if (!isMissing || !isOpen) return undefined;
      let isWanted = true;
      code.load().then(
        () => {
          if (!isWanted) return;
          // The overlay returns the focus to where it is when it opens, which is to be the trigger.
          dialog.current?.close();
          render();
        },
        () => isWanted && setAttempts({ started: attempts.started, failed: attempts.started }),
      );
      return () => {
        isWanted = false;
      };
    }, [isMissing, isOpen, attempts.started]);

    if (Loaded) return <Loaded {...props} />;
    if (!isOpen || isOptional || attempts.failed === 0) return null;
    return (
      <LoadFailureDialog
        ref={dialog}
        isRetrying={attempts.started > attempts.failed}
        onRetry={() => setAttempts({ started: attempts.started + 1, failed: attempts.failed })}
        // Its close event arrives after the code, when the overlay itself is about to open.
        onClose={() => code.get() === undefined && close(props)}
      />
    );
  }
  return Object.assign(LazyOverlay, { preload: () => code.load().catch(() => {}) });
}
