import { accountEndpoints } from '@valise/contract';
import { invalid, Refusal } from '@valise/contract/serve';
import { Toasts } from '@valise/ui/Toast';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { brokenResponses, unreadable } from '../../kit/testing/brokenResponses.ts';
import { findToast } from '../../kit/testing/toasts.ts';
import { ForgotPasswordContainer } from './ForgotPasswordContainer.tsx';

const forgotPassword = fn();

const meta = preview.meta({
  title: 'Screens/Forgot password/With the API',
  component: ForgotPasswordContainer,
  tags: ['stable', 'spec:1.2', 'spec:1.8'],
  parameters: {
    layout: 'fullscreen',
    api: [answers(accountEndpoints, { forgotPassword: ({ body }) => forgotPassword(body) })],
  },
  beforeEach: () => void forgotPassword.mockReset(),
  render: () => (
    <>
      <ForgotPasswordContainer />
      <Toasts />
    </>
  ),
});

async function requestLink(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'marta@valise.club');
  await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
}

export const NoAddress = meta.story({
  name: 'Email required',
  tags: ['spec:1.5'],
  play: async ({ canvas, step }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const words = 'Enter a full email address, like name@example.com';
    await step('the email is required', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
      await expect(email).toHaveFocus();
      await expect(email).toHaveAccessibleDescription(words);
    });
    await step('and has to be an email', async () => {
      await userEvent.type(email, 'marta');
      await expect(email).not.toHaveAttribute('aria-invalid');
      await userEvent.keyboard('{Enter}');
      await expect(email).toHaveAccessibleDescription(words);
    });
    await expect(forgotPassword).not.toHaveBeenCalled();
  },
});

const showsText = (text: string) => async ({ canvas, canvasElement }: { canvas: ReturnType<typeof within>; canvasElement: HTMLElement }) => {
  await requestLink(canvasElement);
  await findToast(text);
  await expect(canvas.getByText(text)).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('marta@valise.club');
};

export const SentInTheServersWords = meta.story({
  name: 'Sent, server’s words',
  beforeEach: () => void forgotPassword.mockReturnValue({ message: 'We have emailed your password reset link.' }),
  play: async (context) => {
    await showsText('We have emailed your password reset link.')(context);
    await expect(forgotPassword).toHaveBeenCalledWith({ email: 'marta@valise.club' });
  },
});

export const Sent = meta.story({
  name: 'Link sent',
  beforeEach: () => void forgotPassword.mockReturnValue({}),
  play: showsText('Password reset link sent to your email'),
});

export const Failed = meta.story({
  name: 'Sending fails',
  beforeEach: () => void forgotPassword.mockImplementation(() => new Response(null, { status: 500 })),
  play: showsText('Failed to send reset link'),
});

export const FailedInTheServersWords = meta.story({
  name: 'Fails, server’s words',
  beforeEach: () => {
    forgotPassword.mockImplementation(() => {
      throw new Refusal(429, 'Please wait before retrying.');
    });
  },
  play: showsText('Please wait before retrying.'),
});

export const FieldErrors = meta.story({
  beforeEach: () => {
    forgotPassword.mockImplementation(() => {
      throw invalid({ email: ['We cannot find a user with that email address.'] });
    });
  },
  play: async ({ canvas, canvasElement }) => {
    await requestLink(canvasElement);
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveAccessibleDescription('We cannot find a user with that email address.'));
    await findToast('We cannot find a user with that email address.');
  },
});

/** Every kind of broken response is shown, and a retry sends the link. */
export const Broken = meta.story({
  name: 'Broken API',
  play: async ({ canvas, canvasElement }) => {
    for (const response of brokenResponses) forgotPassword.mockImplementationOnce(response);
    forgotPassword.mockReturnValue({});
    await requestLink(canvasElement);
    for (const text of ['Failed to send reset link', unreadable, unreadable]) {
      await expect(await canvas.findByText(text)).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: 'Send Reset Link' }));
    }
    await expect(await canvas.findByText('Password reset link sent to your email')).toBeVisible();
  },
});

export const PressedTwice = meta.story({
  beforeEach: () => void forgotPassword.mockImplementation(() => new Promise(() => {})),
  play: async ({ canvas, canvasElement }) => {
    await requestLink(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Sending\.\.\./ }));
    await waitFor(() => expect(forgotPassword).toHaveBeenCalledTimes(1));
  },
});
