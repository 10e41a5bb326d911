import { expect, waitFor } from 'storybook/test';

/** Closes an overlay with `close`, and cancels its exit animation as soon as it has begun. */
export async function cancelExit(overlay: HTMLElement, close: () => Promise<unknown>): Promise<void> {
  await waitFor(() => expect(overlay).toHaveStyle({ opacity: '1' }));
  // Long enough for a slow machine.
  overlay.style.transitionDuration = '60s';
  await close();
  await waitFor(() => expect(overlay).toHaveAttribute('data-exiting'));
  for (const animation of overlay.getAnimations()) animation.cancel();
}
