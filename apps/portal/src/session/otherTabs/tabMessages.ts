import type { UnsavedWork } from '@valise/features/shell';

export type TabMessage = { kind: 'ask'; userId: string } | { kind: 'answer'; userId: string; work: readonly UnsavedWork[] };

/** Reaches the browser's other tabs of the portal. */
export interface Channel {
  send: (message: TabMessage) => void;
  listen: (onMessage: (message: TabMessage) => void, signal?: AbortSignal) => void;
  close: () => void;
}

/** The channel on which the tabs of a user tell each other what they hold unsaved; undefined where the browser has none. */
export function openChannel(): Channel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel('valise.unsaved');
  return {
    send: channel.postMessage.bind(channel),
    listen: (onMessage, signal) => channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data), { signal }),
    close: () => channel.close(),
  };
}

/** Answers other tabs that ask what this one holds unsaved of the same user. */
export function answerTabs({ send, listen }: Channel, userId: string, held: () => readonly UnsavedWork[]): void {
  listen((message) => {
    if (message.kind !== 'ask' || message.userId !== userId) return;
    const work = held();
    if (work.length > 0) send({ kind: 'answer', userId, work });
  });
}

/** Asks the user's other tabs what they hold unsaved. Calls back for each tab that holds something, until the signal is aborted. */
export function askTabs({ send, listen }: Channel, userId: string, onAnswer: (work: readonly UnsavedWork[]) => void, signal: AbortSignal): void {
  listen((message) => message.kind === 'answer' && message.userId === userId && onAnswer(message.work), signal);
  send({ kind: 'ask', userId });
}
