import { whenIdle } from './whenIdle.ts';

/** How long nobody has pressed anything before code is fetched ahead, in ms. */
const QUIET_MS = 1000;
/** How often that is checked, in ms. */
const CHECK_MS = 250;

let lastPress = -QUIET_MS;
let isWatching = false;

function watchPresses() {
  if (isWatching) return;
  isWatching = true;
  const onPress = () => {
    lastPress = performance.now();
  };
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, onPress, { capture: true, passive: true });
}

/** A Skeleton or a Spinner is shown. */
const isLoading = () => document.querySelector('[data-loading]') !== null;

/**
 * Runs the action once the page has its data and has been left alone for a second, for what is fetched ahead. The function
 * it returns cancels that.
 */
export function whenSettled(action: () => void): () => void {
  watchPresses();
  let cancel = whenIdle(check);
  function check() {
    if (navigator.onLine && !isLoading() && performance.now() - lastPress >= QUIET_MS) return action();
    const timer = setTimeout(() => {
      cancel = whenIdle(check);
    }, CHECK_MS);
    cancel = () => clearTimeout(timer);
  }
  return () => cancel();
}
