import { supportEndpoints, user } from '@valise/contract';
import { aTicket, aUser, read } from '@valise/contract/samples';
import { createStore } from '@valise/ui/createStore';
import * as fc from 'fast-check';
import { useSyncExternalStore } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { RealtimeProvider } from '../../kit/realtime/RealtimeProvider.tsx';
import { SupportChatContainer } from './SupportChatContainer.tsx';
import { chatSteps, deliverAll } from './testing/chatSteps.ts';
import { ShownChat } from './testing/shownChat.ts';

const RUNS = 60;
const partner = read(user, aUser());

const chat = createStore<ShownChat | null>(null);

/** The chat of the current run. It is high enough to render every message. */
function Shown() {
  const shown = useSyncExternalStore(chat.subscribe, chat.getSnapshot);
  if (shown === null) return null;
  return (
    <div key={shown.id} style={{ '--valise-sticky-top': '-3000px' } as object}>
      <RealtimeProvider realtime={shown.live.realtime}>
        <SupportChatContainer id={shown.id} user={partner} />
      </RealtimeProvider>
    </div>
  );
}

const meta = preview.meta({
  title: 'Screens/Support Chat/With the API in any order',
  component: Shown,
  tags: ['!dev', '!autodocs'],
  parameters: {
    api: [
      answers(supportEndpoints, {
        thread: async ({ params: { id } }) => ({ data: aTicket({ id, messages: [...(await chat.getSnapshot()!.thread())] }) }),
        send: ({ body }) => chat.getSnapshot()!.send(body),
      }),
    ],
  },
  beforeEach: () => {
    sessionStorage.clear();
    spyOn(console, 'warn').mockImplementation(() => {});
    return () => chat.set(null);
  },
});

let runs = 0;

/** The screen is right after every step, in any order of requests, answers, events and responses. */
export const InAnyOrder = meta.story({
  play: async ({ canvasElement }) => {
    const isAlwaysRight = fc.asyncProperty(fc.boolean(), fc.commands(chatSteps, { maxCommands: 16, size: 'max' }), async (repeatsTempIds, commands) => {
      const real = new ShownChat(String((runs += 1)), repeatsTempIds, canvasElement);
      chat.set(real);
      const { server } = real;
      await waitFor(() => expect(server.threads).toHaveLength(1));
      server.processThread(server.threads[0]!);
      server.deliverThread(server.threads[0]!, real.arrivals);
      await waitFor(() => expect(real.isOpen).toBe(true));
      const unwatch = real.watch();
      try {
        await fc.asyncModelRun(() => ({ model: server, real }), commands);
        await deliverAll(server, real);
      } finally {
        unwatch();
      }
    });
    // The clock of stories is frozen, so fast-check's own seed would be the same each time.
    await fc.assert(isAlwaysRight, { numRuns: RUNS, seed: crypto.getRandomValues(new Int32Array(1))[0], endOnFailure: true });
  },
});
