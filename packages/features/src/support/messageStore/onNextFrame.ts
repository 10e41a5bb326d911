/** A background page paints no frames, so a timer runs the function there. */
const BACKGROUND_MS = 250;

/** Runs a function before the next frame is painted; in the background within a quarter of a second. */
export function onNextFrame(run: () => void): void {
  const timer = setTimeout(finish, BACKGROUND_MS);
  const frame = requestAnimationFrame(finish);
  function finish() {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    run();
  }
}
