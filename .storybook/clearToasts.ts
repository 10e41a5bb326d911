import { takeNotice } from '../packages/ui/src/components/Toast/notify.ts';
import { toastQueue } from '../packages/ui/src/components/Toast/toastQueue.ts';

/** Removes the toasts of the previous story, also queued ones. */
export function clearToasts() {
  while (takeNotice() !== undefined);
  toastQueue.clear();
}
