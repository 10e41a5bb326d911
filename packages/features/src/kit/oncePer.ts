/** Runs the action at once, and at most once per window. Calls within the window become one call at its end. The window is in ms. */
export function oncePer(window: number, action: () => void): () => void {
  let last = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function run() {
    timer = undefined;
    last = performance.now();
    action();
  }
  return () => {
    if (timer !== undefined) return;
    const left = last + window - performance.now();
    if (left > 0) timer = setTimeout(run, left);
    else run();
  };
}
