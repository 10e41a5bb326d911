'use client';
import { type ComponentType, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenOpened } from '../components/Dialog/whenOpened.tsx';
import { LoadDialog } from './failure/LoadDialog.tsx';
import type { LazyPart } from './lazyPart.tsx';
import { fetchAhead } from './loading/fetchAhead.ts';
import { fetchBehindData } from './loading/fetchBehindData.ts';
import { lateCode, type LoadComponent } from './loading/lateCode.ts';

/** How long after opening an overlay shows that it is loading, in ms. By then a failed first attempt has been repeated. */
const SLOW_MS = 1500;

/** The props of a component that is shown while the overlay's code is loading. */
export type WaitingProps<Props> = Props & {
  /** The ref of its dialog, which is closed when the code has arrived. */
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: () => void;
};

export interface LazyOverlayOptions<Props> {
  /** Closes the overlay. Called when its code could not be fetched and the user gives up, or opens another overlay. */
  close: (props: Props) => void;
  /**
   * Users open it often: its code is fetched right after the page's data. Otherwise the code is fetched once the page has its data and
   * the user has pressed nothing for a second.
   * @default false
   */
  isOften?: boolean;
  /** Shown at once while the code is loading, for an overlay with a text field. @default a dialog, after 1.5 s */
  Waiting?: ComponentType<WaitingProps<Props>>;
}

/** The code of overlays that users open often. */
const often = new Set<() => Promise<void>>();

/** Fetches the code of those overlays now, for tests and for applications that want it from the start. */
export async function preloadOverlays(): Promise<void> {
  await Promise.all([...often].map((load) => load()));
}

/** Closes the overlay that is waiting for its code. */
let closeWaiting: (() => void) | undefined;

/** Returns a function that is true while the page keeps its current path. */
function samePath(): () => boolean {
  const { pathname } = window.location;
  return () => window.location.pathname === pathname;
}

const firstAttempt = { started: 1, failed: 0, isSlow: false };

/**
 * `lazyPart` for an overlay: its code is fetched ahead, with `isOften` right after the page's data, or when it is first opened. While the code is missing a
 * small dialog says so; once the user closes that, the overlay stays closed. Escape and a navigation close it too.
 */
export function lazyOverlay<Props extends { isOpen: boolean }>(
  load: LoadComponent<Props>,
  { close, isOften = false, Waiting }: LazyOverlayOptions<Props>,
): LazyPart<Props> {
  const code = lateCode(load);
  if (isOften) often.add(code.load);
  const Opened = whenOpened((props: Props) => {
    const Loaded = code.get();
    return Loaded && <Loaded {...props} />;
  }, Waiting !== undefined);

  function LazyOverlay(props: Props) {
    const { isOpen } = props;
    const [attempts, setAttempts] = useState(firstAttempt);
    const dialog = useRef<HTMLDialogElement>(null);
    const onClose = useEffectEvent(() => close(props));
    const isMissing = code.get() === undefined;
    if (!isOpen && attempts !== firstAttempt) setAttempts(firstAttempt);

    useEffect(() => {
      if (!isMissing) return undefined;
      return isOften ? fetchBehindData(code.load) : fetchAhead(code.load);
    }, [isMissing]);

    // It renders closed and is built after the paint of the press that opens it: see `whenOpened`.
    useEffect(() => (isMissing && !isOpen ? code.subscribe(() => setAttempts((now) => ({ ...now }))) : undefined), [isMissing, isOpen]);

    useEffect(() => {
      if (!isMissing || !isOpen) return undefined;
      // When several triggers are pressed meanwhile, the last one counts.
      const closeThis = () => onClose();
      closeWaiting?.();
      closeWaiting = closeThis;
      const isSamePath = samePath();
      const timer = setTimeout(() => (isSamePath() ? setAttempts((now) => ({ ...now, isSlow: true })) : onClose()), SLOW_MS);
      const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
      window.addEventListener('keydown', onKeyDown);
      return () => {
        clearTimeout(timer);
        window.removeEventListener('keydown', onKeyDown);
        if (closeWaiting === closeThis) closeWaiting = undefined;
      };
    }, [isMissing, isOpen]);

    useEffect(() => {
      if (!isMissing || !isOpen) return undefined;
      let isWanted = true;
      const isSamePath = samePath();
      const settle = (show: () => void) => isWanted && (isSamePath() ? show() : onClose());
      code.load().then(
        () =>
          settle(() => {
            // The overlay returns the focus to the element that has it at opening, so the trigger must have it.
            dialog.current?.close();
            // In the same task, so that no key reaches the trigger in between.
            flushSync(() => setAttempts((now) => ({ ...now })));
          }),
        () => settle(() => setAttempts((now) => ({ ...now, failed: now.started }))),
      );
      return () => {
        isWanted = false;
      };
    }, [isMissing, isOpen, attempts.started]);

    if (!isMissing) return <Opened {...props} />;
    if (!isOpen) return null;
    const { started, failed, isSlow } = attempts;
    // A dialog's close event arrives after the code, just when the overlay itself opens.
    const onCancel = () => code.get() === undefined && close(props);
    if (Waiting && failed === 0) return <Waiting {...props} ref={dialog} onCancel={onCancel} />;
    if (failed === 0 && !isSlow) return null;
    return (
      <LoadDialog
        ref={dialog}
        state={started === failed ? 'failed' : failed === 0 ? 'loading' : 'retrying'}
        onRetry={() => setAttempts({ ...attempts, started: started + 1 })}
        onClose={onCancel}
      />
    );
  }
  return Object.assign(LazyOverlay, { preload: () => code.load().catch(() => {}) });
}
