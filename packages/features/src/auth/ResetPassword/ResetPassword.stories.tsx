import { expect, fn, userEvent } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import { ResetPassword } from './ResetPassword.tsx';

const meta = preview.meta({
  title: 'Screens/Reset password',
  component: ResetPassword,
  tags: ['stable', 'spec:1.2'],
  parameters: { layout: 'fullscreen' },
  args: { email: 'marta@valise.club', onSubmit: fn() },
});

export const Default = meta.story();

export const ChoosesAPassword = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('the email is read-only', async () => {
      const email = canvas.getByRole('textbox', { name: 'Email' });
      await expect(email).toHaveValue('marta@valise.club');
      await userEvent.type(email, 'x');
      await expect(email).toHaveValue('marta@valise.club');
    });
    await step('each password can be shown', async () => {
      for (const label of ['New Password', 'Confirm Password']) {
        await userEvent.type(canvas.getByLabelText(label), 'brass-rail');
        await userEvent.click(canvas.getByRole('button', { name: `Show ${label}` }));
        await expect(canvas.getByLabelText(label)).toHaveAttribute('type', 'text');
      }
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'brass-rail', confirmation: 'brass-rail' });
  },
});

export const InvalidLink = meta.story({
  tags: ['spec:1.5'],
  args: { email: '', isLinkComplete: false },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Invalid reset link. Please request a new password reset from the login page.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reset Password' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Login' }));
    await expect(navigated).toHaveBeenLastCalledWith('/login');
  },
});

export const Busy = meta.story({
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Resetting\.\.\./ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Done = meta.story({ args: { done: 'Password reset successfully! Redirecting to login...' } });

export const Error = meta.story({
  args: { failure: { message: 'Failed to reset password. Please try again or request a new reset link.' } },
});

export const FieldErrors = meta.story({
  tags: ['spec:1.5'],
  args: {
    failure: { fields: {
      password: ['The password must contain a digit.', 'The password has appeared in a data leak.'],
      passwordConfirmation: ['The confirmation is missing.', 'The confirmation differs.'],
    } },
  },
  play: async ({ canvas, step }) => {
    await step('a list under each password', async () => {
      for (const message of ['The password has appeared in a data leak.', 'The confirmation differs.'])
        await expect(canvas.getByText(message).closest('[role="list"]')).toBeVisible();
      await expect(canvas.getByLabelText('New Password')).toHaveAccessibleDescription(
        'The password must contain a digit. The password has appeared in a data leak.',
      );
    });
    await step('and no banner', async () => {
      await expect(canvas.queryByText(/Failed to reset password/)).not.toBeInTheDocument();
    });
  },
});

export const LongText = meta.story({
  args: { email: 'margarethe.von-der-hohenberg-castellanos@the-partners-of-the-northern-coast.valise.club' },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
