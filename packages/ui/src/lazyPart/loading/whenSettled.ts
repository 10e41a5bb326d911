import { whenIdle } from './whenIdle.ts';

/** How long the user has to press nothing before code is fetched ahead, in ms. */
const QUIET_MS = 1000;
/** How often that is checked, in ms. A page's overlays are requested at most this long after its data. */
const CHECK_MS = 50;

/** The time since which the user has pressed nothing. Undefined while the page is loading or offline. */
let quietSince: number | undefined;

const onPress = () => {
  quietSince = performance.now();
};

/** Whether a Skeleton or a Spinner is shown. */
const isLoading = () => document.querySelector('[data-loading]') !== null;

/** Runs the action once the page has its data and the user has pressed nothing for a while. The returned function cancels it. */
export function whenSettled(action: () => void, quiet = QUIET_MS): () => void {
  // A listener that is added twice is called once. A press by assistive technology arrives as a click alone.
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
