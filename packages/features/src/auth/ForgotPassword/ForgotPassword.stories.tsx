import { expect, fn, userEvent } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import { ForgotPassword } from './ForgotPassword.tsx';

const meta = preview.meta({
  title: 'Screens/Forgot password',
  component: ForgotPassword,
  tags: ['stable', 'spec:1.2'],
  parameters: { layout: 'fullscreen' },
  args: { onSubmit: fn() },
});

export const Default = meta.story();

export const AsksForALink = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await userEvent.keyboard('marta@valise.club{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('marta@valise.club');
  },
});

export const LeadsBack = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Login' }));
    await expect(navigated).toHaveBeenLastCalledWith('/login');
  },
});

export const Busy = meta.story({
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'marta@valise.club');
    await userEvent.click(canvas.getByRole('button', { name: /Sending\.\.\./ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Sent = meta.story({ args: { sent: 'Password reset link sent to your email' } });

export const Error = meta.story({ args: { failure: { message: 'Failed to send reset link' } } });

export const FieldErrors = meta.story({
  args: { failure: { fields: { email: ['We cannot find a user with that email address.'] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'We cannot find a user with that email address.',
    );
  },
});

export const LongText = meta.story({
  args: {
    sent: 'If an account with this address exists, a link that lets its owner choose a new password is on its way and works until Friday, 20 November 2026 at half past ten.',
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
