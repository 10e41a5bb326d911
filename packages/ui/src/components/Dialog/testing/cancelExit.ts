import { expect, waitFor } from 'storybook/test';

/** Closes an overlay by `close`, and cancels the animation of its leaving as soon as it has begun. */
export async function cancelExit(overlay: HTMLElement, close: () => Promise<unknown>): Promise<void> {
  await waitFor(() => expect(overlay).toHaveStyle({ opacity: '1' }));
  // Long enough to be cancelled on a machine of any speed.
  overlay.style.transitionDuration = '60s';
  await close();
  await waitFor(() => expect(overlay).toHaveAttribute('data-exiting'));
  for (const animation of overlay.getAnimations()) animation.cancel();
}
