import { accountEndpoints } from '@valise/contract';
import { invalid, Refusal } from '@valise/contract/serve';
import { Toasts } from '@valise/ui/Toast';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { brokenResponses, unreadable } from '../../kit/testing/brokenResponses.ts';
import { findToast } from '../../kit/testing/toasts.ts';
import { ResetPasswordContainer } from './ResetPasswordContainer.tsx';

const resetPassword = fn();

const meta = preview.meta({
  title: 'Screens/Reset password/With the API',
  component: ResetPasswordContainer,
  tags: ['stable', 'spec:1.2', 'spec:1.5', 'spec:1.8'],
  parameters: {
    layout: 'fullscreen',
    api: [answers(accountEndpoints, { resetPassword: ({ body }) => resetPassword(body) })],
  },
  args: { email: 'marta@valise.club', token: 'sample-reset-token', onDone: fn() },
  beforeEach: () => void resetPassword.mockReset(),
  render: (args) => (
    <>
      <ResetPasswordContainer {...args} />
      <Toasts />
    </>
  ),
});

async function reset(canvasElement: HTMLElement, password = 'brass-rail', confirmation = password) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('New Password'), password);
  await userEvent.type(canvas.getByLabelText('Confirm Password'), confirmation);
  await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }));
}

export const Done = meta.story({
  name: 'Password reset',
  beforeEach: () => void resetPassword.mockReturnValue({}),
  play: async ({ args, canvas, canvasElement, step }) => {
    const timers = spyOn(window, 'setTimeout');
    const text = 'Password reset successfully! Redirecting to login...';
    await step('the message is shown, and the form cannot be sent again', async () => {
      await reset(canvasElement);
      await findToast(text);
      await expect(canvas.getByText(text)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: /Redirecting/ }));
      await expect(resetPassword).toHaveBeenCalledTimes(1);
      await expect(resetPassword).toHaveBeenCalledWith({
        email: 'marta@valise.club',
        token: 'sample-reset-token',
        password: 'brass-rail',
        passwordConfirmation: 'brass-rail',
      });
    });
    await step('after two seconds the app navigates to sign-in', async () => {
      await waitFor(() => expect(timers.mock.calls.map(([, delay]) => delay)).toContain(2000));
      timers.mockRestore();
      await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1));
    });
  },
});

export const DoneInTheServersWords = meta.story({
  name: 'Done, server’s words',
  beforeEach: () => void resetPassword.mockReturnValue({ message: 'Your password has been reset.' }),
  play: async ({ canvasElement }) => {
    await reset(canvasElement);
    await findToast('Your password has been reset.');
  },
});

export const BothAreRequired = meta.story({
  tags: ['spec:1.5'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }));
    await expect(canvas.getByLabelText('New Password')).toHaveFocus();
    await waitFor(() => expect(canvas.getByLabelText('New Password')).toBeInvalid());
    await userEvent.type(canvas.getByLabelText('New Password'), 'brass-rail');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }));
    await waitFor(() => expect(canvas.getByLabelText('Confirm Password')).toHaveAccessibleDescription('Passwords do not match'));
    await expect(resetPassword).not.toHaveBeenCalled();
  },
});

export const Short = meta.story({
  name: 'Short password',
  play: async ({ canvas, canvasElement }) => {
    await reset(canvasElement, 'linen');
    await waitFor(() =>
      expect(canvas.getByLabelText('New Password')).toHaveAccessibleDescription('Password must be at least 8 characters long'),
    );
    await expect(canvas.getByLabelText('New Password')).toHaveFocus();
    await expect(resetPassword).not.toHaveBeenCalled();
  },
});

export const Different = meta.story({
  name: 'Passwords do not match',
  play: async ({ canvas, canvasElement }) => {
    await reset(canvasElement, 'brass-rail', 'brass-tail');
    await waitFor(() => expect(canvas.getByLabelText('Confirm Password')).toHaveAccessibleDescription('Passwords do not match'));
    await expect(resetPassword).not.toHaveBeenCalled();
  },
});

export const NoToken = meta.story({
  name: 'Link without token',
  args: { token: '' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Invalid reset link. Please request a new password reset from the login page.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reset Password' })).toBeDisabled();
  },
});

export const NoEmail = meta.story({
  name: 'Link without email',
  args: { email: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reset Password' })).toBeDisabled();
  },
});

export const Failed = meta.story({
  name: 'Reset fails',
  beforeEach: () => void resetPassword.mockImplementation(() => new Response(null, { status: 500 })),
  play: async ({ args, canvas, canvasElement }) => {
    const text = 'Failed to reset password. Please try again or request a new reset link.';
    await reset(canvasElement);
    await findToast(text);
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByLabelText('New Password')).toHaveValue('brass-rail');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

/** Every kind of broken response is shown, and a retry sets the password. */
export const Broken = meta.story({
  name: 'Broken API',
  play: async ({ canvas, canvasElement }) => {
    for (const response of brokenResponses) resetPassword.mockImplementationOnce(response);
    resetPassword.mockReturnValue({});
    await reset(canvasElement);
    for (const text of [/^Failed to reset password/, unreadable, unreadable]) {
      await expect(await canvas.findByText(text)).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: 'Reset Password' }));
    }
    await expect(await canvas.findByText('Password reset successfully! Redirecting to login...')).toBeVisible();
  },
});

export const PressedTwice = meta.story({
  beforeEach: () => void resetPassword.mockImplementation(() => new Promise(() => {})),
  play: async ({ canvas, canvasElement }) => {
    await reset(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Resetting/ }));
    await waitFor(() => expect(resetPassword).toHaveBeenCalledTimes(1));
  },
});

export const FailedInTheServersWords = meta.story({
  name: 'Fails, server’s words',
  beforeEach: () => {
    resetPassword.mockImplementation(() => {
      throw new Refusal(403, 'Passwords of this account are managed elsewhere.');
    });
  },
  play: async ({ canvas, canvasElement }) => {
    await reset(canvasElement);
    await findToast('Passwords of this account are managed elsewhere.');
    await expect(canvas.getByText('Passwords of this account are managed elsewhere.')).toBeVisible();
  },
});

/** The first of the server's field errors is toasted, and all are shown under their field, without a banner. */
export const FieldErrors = meta.story({
  beforeEach: () => {
    resetPassword.mockImplementation(() => {
      throw invalid({ password: ['The password must contain a digit.', 'The password has leaked.'], email: ['Unknown.'] });
    });
  },
  play: async ({ canvas, canvasElement, step }) => {
    await reset(canvasElement);
    await step('the first message of the first list is toasted', async () => {
      await findToast('The password must contain a digit.');
    });
    await step('all of them are listed under the field, without a banner', async () => {
      await expect(canvas.getByLabelText('New Password')).toHaveAccessibleDescription(
        'The password must contain a digit. The password has leaked.',
      );
      await expect(canvas.queryByText(/Failed to reset password/)).not.toBeInTheDocument();
    });
  },
});
