import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import { createStore } from '../../createStore.ts';
import { isSame, nextNotice, type Notice, takeNotice } from './notify.ts';

const shownAtMost = 4;
const shownFor = 5000;

/** The visible toasts. Their timers are paused while the window has no focus. */
class Toasts extends ToastQueue<Notice> {
  /** Whether the timers are paused. */
  readonly paused = createStore(false);

  override pauseAll(): void {
    super.pauseAll();
    this.paused.set(true);
  }

  override resumeAll(): void {
    if (!document.hasFocus()) return;
    super.resumeAll();
    this.paused.set(false);
  }
}

export const toastQueue = new Toasts();

const standing = (notice: Notice) => toastQueue.visibleToasts.find(({ content }) => isSame(content, notice));

/**
 * Shows waiting messages while there is room, the first on top. A message replaces an equal visible one.
 * A message with Undo counts its own time.
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
  for (const notice of next.toReversed()) toastQueue.add(notice, { timeout: notice.onUndo ? undefined : shownFor });
}

/** Removes the visible messages with this text; without a text it removes all. */
export function hide(text?: string): void {
  for (const { key, content } of toastQueue.visibleToasts) if (text === undefined || content.text === text) toastQueue.close(key);
}
