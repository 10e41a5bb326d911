import { supportEndpoints, user } from '@valise/contract';
import { aReply, aTicket, aUser, read } from '@valise/contract/samples';
import { expect, fn, within } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { SupportChatContainer } from './SupportChatContainer.tsx';

const answered = aTicket({ messages: [...(aTicket().messages ?? []), aReply({ id: 9050, sender_id: 1, sender_type: 'Admin', message: 'The workshop can mend it.' })] });

const meta = preview.meta({
  title: 'Screens/Support Chat/Colleagues',
  component: SupportChatContainer,
  tags: ['spec:2.2'],
  globals: { viewport: { value: 'laptop' } },
  args: { id: '42', user: read(user, aUser()), onUnseenChange: fn() },
  parameters: {
    docs: { story: { inline: false, height: '760px' } },
    api: [answers(supportEndpoints, { thread: () => ({ data: answered }) })],
  },
});

export const ColleagueAnswered = meta.story({
  play: async ({ canvas }) => {
    const thread = within(await canvas.findByRole('log', { name: 'Messages with Emma Dahl' }));
    const bubbles = await Promise.all([/the zip on the slip dress/, /I am sorry, Emma/, /The workshop/].map(async (text) => (await thread.findByText(text)).closest('p')!));
    await expect(bubbles[2]).toHaveTextContent('Admin: The workshop can mend it.');
    await expect(thread.getByText(/^Admin/)).toBeVisible();
    await expect(new Set(bubbles.map((bubble) => getComputedStyle(bubble).backgroundColor)).size).toBe(3);
  },
});
