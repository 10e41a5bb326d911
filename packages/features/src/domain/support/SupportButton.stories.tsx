import { supportEndpoints } from '@valise/contract';
import { Refusal } from '@valise/contract/serve';
import { Toasts } from '@valise/ui/Toast';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { pendingResponse } from '../../kit/testing/pendingResponse.ts';
import { findToast } from '../../kit/testing/toasts.ts';
import { SupportButton } from './SupportButton.tsx';

const server = fn((_orderId: string): unknown => ({ status: 'created', data: { id: 41, ticket_id: 'TCK-1041' } }));
const onOpen = fn().mockName('onOpen');

const meta = preview.meta({
  title: 'Patterns/Support button',
  component: SupportButton,
  tags: ['beta', 'spec:2.4', 'spec:2.8'],
  args: { orderId: '20424', onOpen },
  render: (args) => (
    <>
      <SupportButton {...args} />
      <Toasts />
    </>
  ),
  parameters: { api: [answers(supportEndpoints, { checkOrCreate: ({ body }) => server(body.orderId) as never })] },
  beforeEach: () => {
    server.mockReset().mockReturnValue({ status: 'created', data: { id: 41, ticket_id: 'TCK-1041' } });
    onOpen.mockClear();
  },
});

const press = async (canvas: Pick<typeof screen, 'getByRole'>) => userEvent.click(canvas.getByRole('button', { name: 'Chat support' }));

/** A created ticket is announced, and its chat opens by its id. */
export const NewTicket = meta.story({
  play: async ({ canvas }) => {
    await press(canvas);
    await findToast('New support ticket created!');
    await expect(server.mock.calls).toEqual([['20424']]);
    await expect(onOpen.mock.calls).toEqual([['/support/chatsupport/41']]);
  },
});

/** The chat of an existing ticket opens without a toast. */
export const KnownTicket = meta.story({
  beforeEach: () => void server.mockReturnValue({ status: 'exists', data: { ticket_id: 41 } }),
  play: async ({ canvas }) => {
    await press(canvas);
    await waitFor(() => expect(onOpen.mock.calls).toEqual([['/support/chatsupport/41']]));
    await expect(screen.queryByText('New support ticket created!')).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Error',
  beforeEach: () =>
    void server.mockImplementation(() => {
      throw new Refusal(403, 'The help desk is closed.');
    }),
  play: async ({ canvas }) => {
    await press(canvas);
    await findToast('Unable to open support chat');
    await findToast('The help desk is closed.');
    await expect(onOpen).not.toHaveBeenCalled();
  },
});

function Leavable() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      {isShown && <SupportButton orderId="20424" onOpen={onOpen} />}
      <button type="button" onClick={() => setShown(false)}>
        Leave
      </button>
      <Toasts />
    </>
  );
}

/** The chat does not open when the user has opened another screen meanwhile. */
export const LeftWhileOpening = meta.story({
  render: () => <Leavable />,
  play: async ({ canvas }) => {
    const response = pendingResponse();
    server.mockReturnValueOnce(response.promise);
    await press(canvas);
    await waitFor(() => expect(server).toHaveBeenCalledTimes(1));
    await expect(await canvas.findByText('Opening...')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    response.respond(Response.json({ status: 'created', data: { id: 41 } }));
    await findToast('New support ticket created!');
    await expect(onOpen).not.toHaveBeenCalled();
  },
});
