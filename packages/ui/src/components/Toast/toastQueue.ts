import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import { isSame, nextNotice, type Notice, takeNotice } from './notify.ts';

const shownAtMost = 4;
const shownFor = 5000;

/** The visible toasts. Their timers are paused while the window has no focus. */
class Toasts extends ToastQueue<Notice> {
  override resumeAll(): void {
    if (document.hasFocus()) super.resumeAll();
  }
}

export const toastQueue = new Toasts();

const standing = (notice: Notice) => toastQueue.visibleToasts.find(({ content }) => isSame(content, notice));

/**
 * Shows waiting messages as long as there is room, the first of them on top. A message that is already visible is replaced.
 */
export function showWaiting(): void {
  const next: Notice[] = [];
  for (let notice = nextNotice(); notice !== undefined; notice = nextNotice()) {
    const same = standing(notice);
    if (same) toastQueue.close(same.key);
    else if (toastQueue.visibleToasts.length + next.length < shownAtMost) {
      takeNotice();
      next.push(notice);
    } else break;
  }
  for (const notice of next.toReversed()) toastQueue.add(notice, { timeout: shownFor });
}

/** Removes the visible messages with this text; without a text all of them. */
export function hide(text?: string): void {
  for (const { key, content } of toastQueue.visibleToasts) if (text === undefined || content.text === text) toastQueue.close(key);
}
