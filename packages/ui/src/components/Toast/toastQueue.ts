import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import { hasNotices, nextNotice, type Notice } from './notify.ts';

const shownAtMost = 4;
const shownFor = 5000;

/** The toasts on screen. Their time does not run while the window has no focus. */
class Toasts extends ToastQueue<Notice> {
  override resumeAll(): void {
    if (document.hasFocus()) super.resumeAll();
  }
}

export const toastQueue = new Toasts();

/** Shows waiting messages as long as there is room; the others wait their turn. */
export function showWaiting(): void {
  while (hasNotices() && toastQueue.visibleToasts.length < shownAtMost) {
    const notice = nextNotice();
    if (notice) toastQueue.add(notice, { timeout: shownFor });
  }
}
