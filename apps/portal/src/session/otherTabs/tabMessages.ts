import type { UnsavedWork } from '@valise/features/shell';

type Message = { kind: 'ask'; userId: string } | { kind: 'answer'; userId: string; work: readonly UnsavedWork[] };

/** The part of a `BroadcastChannel` that is used. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** The channel on which the tabs of a user tell each other what they hold unsaved; undefined where the browser has none. */
export const openChannel = (): Channel | undefined => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('valise.unsaved'));

const listen = (channel: Channel, onMessage: (message: Message) => void, signal?: AbortSignal) =>
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data), signal && { signal });

/** Answers other tabs that ask what this one holds unsaved of the same user. */
export function answerTabs(channel: Channel, userId: string, held: () => readonly UnsavedWork[]): void {
  listen(channel, (message) => {
    if (message.kind !== 'ask' || message.userId !== userId) return;
    const work = held();
    if (work.length > 0) channel.postMessage({ kind: 'answer', userId, work } satisfies Message);
  });
}

/** Asks the user's other tabs what they hold unsaved. Calls back for each tab that holds something, until the signal is aborted. */
export function askTabs(channel: Channel, userId: string, onAnswer: (work: readonly UnsavedWork[]) => void, signal: AbortSignal): void {
  listen(channel, (message) => message.kind === 'answer' && message.userId === userId && onAnswer(message.work), signal);
  channel.postMessage({ kind: 'ask', userId } satisfies Message);
}
