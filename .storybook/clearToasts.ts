import { takeNotice } from '../packages/ui/src/components/Toast/notify.ts';
import { toastQueue } from '../packages/ui/src/components/Toast/toastQueue.ts';

/** Takes away the toasts of the story before, also those that still wait their turn. */
export function clearToasts() {
  while (takeNotice() !== undefined);
  toastQueue.clear();
}
