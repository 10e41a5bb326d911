import { sessionEndpoints } from '@valise/contract';
import { invalid, Refusal } from '@valise/contract/serve';
import { Toasts } from '@valise/ui/Toast';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { brokenAnswers, unreadable } from '../../shared/broken.fixtures.ts';
import { findToast } from '../../shared/toasts.fixtures.ts';
import { ForgotPasswordContainer } from './ForgotPasswordContainer.tsx';

const forgotPassword = fn();

const meta = preview.meta({
  title: 'Screens/Forgot password/With the API',
  component: ForgotPasswordContainer,
  tags: ['stable', 'spec:1.2', 'spec:1.8'],
  parameters: {
    layout: 'fullscreen',
    api: [answers(sessionEndpoints, { forgotPassword: ({ body }) => forgotPassword(body) })],
  },
  beforeEach: () => void forgotPassword.mockReset(),
  render: () => (
    <>
      <ForgotPasswordContainer />
      <Toasts />
    </>
  ),
});

async function ask(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'marta@valise.club');
  await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
}

const says = (text: string) => async ({ canvas, canvasElement }: { canvas: ReturnType<typeof within>; canvasElement: HTMLElement }) => {
  await ask(canvasElement);
  await findToast(text);
  await expect(canvas.getByText(text)).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('marta@valise.club');
};

export const SentInTheServersWords = meta.story({
  beforeEach: () => void forgotPassword.mockReturnValue({ message: 'We have emailed your password reset link.' }),
  play: async (context) => {
    await says('We have emailed your password reset link.')(context);
    await expect(forgotPassword).toHaveBeenCalledWith({ email: 'marta@valise.club' });
  },
});

export const Sent = meta.story({
  name: 'Password reset link sent to your email',
  beforeEach: () => void forgotPassword.mockReturnValue({}),
  play: says('Password reset link sent to your email'),
});

export const Failed = meta.story({
  name: 'Failed to send reset link',
  beforeEach: () => void forgotPassword.mockImplementation(() => new Response(null, { status: 500 })),
  play: says('Failed to send reset link'),
});

export const FailedInTheServersWords = meta.story({
  beforeEach: () => {
    forgotPassword.mockImplementation(() => {
      throw new Refusal(429, 'Please wait before retrying.');
    });
  },
  play: says('Please wait before retrying.'),
});

export const FieldErrors = meta.story({
  beforeEach: () => {
    forgotPassword.mockImplementation(() => {
      throw invalid({ email: ['We cannot find a user with that email address.'] });
    });
  },
  play: async ({ canvas, canvasElement }) => {
    await ask(canvasElement);
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveAccessibleDescription('We cannot find a user with that email address.'));
    await findToast('We cannot find a user with that email address.');
  },
});

export const Broken = meta.story({
  name: 'An API in trouble: said each time, and the next try sends the link',
  play: async ({ canvas, canvasElement }) => {
    for (const answer of brokenAnswers) forgotPassword.mockImplementationOnce(answer);
    forgotPassword.mockReturnValue({});
    await ask(canvasElement);
    for (const said of ['Failed to send reset link', unreadable, unreadable]) {
      await expect(await canvas.findByText(said)).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: 'Send Reset Link' }));
    }
    await expect(await canvas.findByText('Password reset link sent to your email')).toBeVisible();
  },
});

export const PressedTwice = meta.story({
  beforeEach: () => void forgotPassword.mockImplementation(() => new Promise(() => {})),
  play: async ({ canvas, canvasElement }) => {
    await ask(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Sending\.\.\./ }));
    await expect(forgotPassword).toHaveBeenCalledTimes(1);
  },
});
