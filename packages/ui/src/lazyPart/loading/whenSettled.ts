import { whenIdle } from './whenIdle.ts';

/** How long nobody has pressed anything before code is fetched ahead, in ms. */
const QUIET_MS = 1000;
/** How often that is checked, in ms: so soon after its data a page's overlays are requested. */
const CHECK_MS = 50;

/** Since when the page has been left alone. Undefined while it is loading or offline. */
let quietSince: number | undefined;

const onPress = () => {
  quietSince = performance.now();
};

/** A Skeleton or a Spinner is shown. */
const isLoading = () => document.querySelector('[data-loading]') !== null;

/** Runs the action once the page has its data and has been left alone for so long. The function it returns cancels that. */
export function whenSettled(action: () => void, quiet = QUIET_MS): () => void {
  // Added again, a listener stays one. A press by assistive technology comes as a click alone.
  for (const type of ['pointerdown', 'keydown', 'click']) window.addEventListener(type, onPress, { capture: true, passive: true });
  let cancel = whenIdle(check);
  function check() {
    if (!navigator.onLine || isLoading()) quietSince = undefined;
    else quietSince ??= performance.now();
    if (quietSince !== undefined && performance.now() - quietSince >= quiet) return action();
    const timer = setTimeout(() => {
      cancel = whenIdle(check);
    }, CHECK_MS);
    cancel = () => clearTimeout(timer);
  }
  return () => cancel();
}
