import type { LiveFault } from '@valise/ui/ConnectionStrip';
import type { Trouble } from './trouble.ts';

export interface LiveWatchOptions {
  /** Called when a trouble has lasted, when its fault changes, and with null once events arrive. */
  onFault: (fault: LiveFault | null) => void;
  /** Called once with the detail of each trouble that has lasted. */
  onDetail: (detail: string) => void;
  /** @default the browser's own state */
  isOnline?: (() => boolean) | undefined;
}

/** Tells of a trouble that lasts. A short one is not told, and neither is any while the browser is offline. */
export function createLiveWatch({ onFault, onDetail, isOnline = () => navigator.onLine }: LiveWatchOptions) {
  const details = new Set<string>();
  let trouble: Trouble | null = null;
  let since = 0;
  let told: LiveFault | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell({ fault, detail }: Trouble) {
    if (told !== fault) onFault(fault);
    told = fault;
    if (details.has(detail)) return;
    details.add(detail);
    onDetail(detail);
  }

  function check() {
    clearTimeout(timer);
    if (trouble === null) return;
    const left = isOnline() ? since + trouble.patienceMs - Date.now() : trouble.patienceMs;
    if (left > 0) timer = setTimeout(check, left);
    else tell(trouble);
  }

  return {
    /** The present trouble; null if events arrive. */
    update(next: Trouble | null) {
      if (next !== null && next.part !== trouble?.part) since = Date.now();
      trouble = next;
      check();
      if (next !== null || told === null) return;
      told = null;
      onFault(null);
    },
    /** Gives the present trouble its whole time again. */
    restart() {
      since = Date.now();
      check();
    },
  };
}
