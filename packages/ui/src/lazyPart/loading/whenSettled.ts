import { whenIdle } from './whenIdle.ts';

/** How long nobody has pressed anything before code is fetched ahead, in ms. */
const QUIET_MS = 1000;

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
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelIdle = () => {};
  function check() {
    const quietFor = performance.now() - lastPress;
    if (navigator.onLine && !isLoading() && quietFor >= QUIET_MS) action();
    else wait(Math.max(QUIET_MS - quietFor, QUIET_MS / 4));
  }
  function wait(ms: number) {
    timer = setTimeout(() => {
      cancelIdle = whenIdle(check);
    }, ms);
  }
  wait(0);
  return () => {
    clearTimeout(timer);
    cancelIdle();
  };
}
