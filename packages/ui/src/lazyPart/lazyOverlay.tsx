'use client';
import { type ComponentType, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenOpened } from '../components/Dialog/whenOpened.tsx';
import { LoadDialog } from './failure/LoadDialog.tsx';
import type { LazyPart } from './lazyPart.tsx';
import { fetchAhead } from './loading/fetchAhead.ts';
import { fetchBehindData } from './loading/fetchBehindData.ts';
import { lateCode, type LoadComponent } from './loading/lateCode.ts';

/** How long after it was opened an overlay shows that it is loading, in ms. A failed first attempt has been repeated by then. */
const SLOW_MS = 1500;

/** What an overlay gets that is shown in place of one whose code is on its way. */
export type WaitingProps<Props> = Props & {
  /** Its dialog, which is closed when the code has arrived. */
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: () => void;
};

export interface LazyOverlayOptions<Props> {
  /** Closes it. Called when its code could not be fetched and the person gives up, or opens something else meanwhile. */
  close: (props: Props) => void;
  /**
   * It is often opened: its code is fetched right behind the page's data. Otherwise it is fetched once the page has its data and nobody
   * has pressed anything for a second. @default false
   */
  isOften?: boolean;
  /** Shown from the first moment while the code is on its way, for an overlay that is typed into. @default a dialog, after 1.5 s */
  Waiting?: ComponentType<WaitingProps<Props>>;
}

/** The code of the overlays that are often opened. */
const often = new Set<() => Promise<void>>();

/** Fetches the code of every overlay that is often opened, for tests and applications that want it from the start. */
export async function preloadOverlays(): Promise<void> {
  await Promise.all([...often].map((load) => load()));
}

/** Closes the overlay that is waiting for its code. */
let closeWaiting: (() => void) | undefined;

/** Returns a function that is true while the page has the path that it has now. */
function samePath(): () => boolean {
  const { pathname } = window.location;
  return () => window.location.pathname === pathname;
}

const firstAttempt = { started: 1, failed: 0, isSlow: false };

/**
 * `lazyPart` for an overlay: its code is fetched ahead, with `isOften` right behind the page's data, or when it is first opened. Until it has arrived, and when it
 * could not be fetched, a small dialog says so; closed, it stays closed. Escape and another path of the page close it too.
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

    // Rendered closed, it is built after the paint of the press that opens it: see `whenOpened`.
    useEffect(() => (isMissing && !isOpen ? code.subscribe(() => setAttempts((now) => ({ ...now }))) : undefined), [isMissing, isOpen]);

    useEffect(() => {
      if (!isMissing || !isOpen) return undefined;
      // Of several triggers pressed meanwhile, the last one counts.
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
            // The overlay returns the focus to where it is when it opens, which is to be the trigger.
            dialog.current?.close();
            // Without a moment in which a key would reach the trigger.
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
    // A dialog's close event arrives after the code, when the overlay itself is about to open.
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
