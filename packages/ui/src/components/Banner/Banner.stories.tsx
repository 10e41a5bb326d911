import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { KeyFill } from '../../icons/KeyFill.tsx';
import { Banner } from './Banner.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Banner',
  component: Banner,
  tags: ['stable'],
  args: { children: 'Password reset link sent to your email', tone: 'success' as const },
});

export const Success = meta.story();

export const Failure = meta.story({
  args: { tone: 'critical', role: 'alert', children: 'Validation failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Validation failed');
  },
});

export const Dismissable = meta.story({
  args: { role: 'status', onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: {
    tone: 'warning',
    children:
      'Invalid reset link. Please request a new password reset from the login page. Donaudampfschifffahrtsgesellschaftskapitänsmütze.',
    onDismiss: fn(),
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 480 }}>
      <Banner tone="critical">Validation failed</Banner>
      <Banner tone="warning">Invalid reset link. Please request a new password reset from the login page.</Banner>
      <Banner tone="success">Password reset link sent to your email</Banner>
      <Banner tone="brand" icon={<KeyFill size={20} />}>
        You signed in with google. Set a password to enable regular login.
      </Banner>
      <Banner tone="info">New support ticket created</Banner>
      <Banner tone="neutral" onDismiss={fn()}>
        Changes are kept on this machine
      </Banner>
    </div>
  ),
});
