import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { setOnline } from '../../kit/testing/setOnline.ts';
import { ChangePassword } from './ChangePassword.tsx';

function Controlled({ fields, onChange, ...args }: ComponentProps<typeof ChangePassword>) {
  const [typed, setTyped] = useState(fields);
  return (
    <ChangePassword
      {...args}
      fields={typed}
      onChange={(field, value) => {
        setTyped((now) => ({ ...now, [field]: value }));
        onChange(field, value);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Settings/Password',
  component: ChangePassword,
  tags: ['stable', 'spec:1.2', 'spec:1.5'],
  args: {
    email: 'marta@valise.club',
    provider: null,
    fields: { oldPassword: '', newPassword: '', confirmPassword: '' },
    onChange: fn(),
    onSave: fn(),
  },
  render: (args) => <Controlled {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const label of ['Old password', 'New password', 'Confirm password']) await expect(canvas.getByLabelText(label)).toBeRequired();
  },
});

export const ChangesThePassword = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('password managers can distinguish the passwords and the account', async () => {
      await expect(canvas.getByLabelText('Old password')).toHaveAttribute('autocomplete', 'current-password');
      await expect(canvas.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
      await expect(canvas.getByLabelText('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
      await expect(document.querySelector('[autocomplete="username"]')).toHaveValue('marta@valise.club');
    });
    await step('each can be shown', async () => {
      await userEvent.type(canvas.getByLabelText('New password'), 'brass');
      await userEvent.click(canvas.getByRole('button', { name: 'Show New password' }));
      await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'text');
    });
    await step('Change Password saves', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }));
      await expect(args.onSave).toHaveBeenCalledTimes(1);
    });
  },
});

/** The user signed in with a provider and has no password yet. */
export const SetPassword = meta.story({
  name: 'First password',
  args: { provider: 'google' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You signed in with google. Set a password to enable regular login.')).toBeVisible();
    await expect(canvas.queryByLabelText('Old password')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Set Password' })).toBeVisible();
  },
});

export const Error = meta.story({
  args: {
    failure: { fields: {
      oldPassword: ['Please enter your old password'],
      confirmPassword: ['New password and confirm password do not match'],
    } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Old password')).toHaveFocus();
    await expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription('New password and confirm password do not match');
  },
});

export const Offline = meta.story({
  beforeEach: () => () => setOnline(true),
  play: async ({ canvas, step }) => {
    const save = canvas.getByRole('button', { name: 'Change Password' });
    const reason = 'You are offline. This works again once the connection is back.';
    await userEvent.type(canvas.getByLabelText('New password'), 'brass');
    await step('the button says why, keeps the focus, and what was typed stays', async () => {
      save.focus();
      setOnline(false);
      await expect(await canvas.findByText(reason)).toBeVisible();
      await expect(save).toHaveAccessibleDescription(reason);
      await expect(save).toHaveFocus();
      await expect(canvas.getByLabelText('New password')).toHaveValue('brass');
    });
    await step('online again there is no reason left', async () => {
      setOnline(true);
      await waitFor(() => expect(canvas.queryByText(reason)).not.toBeInTheDocument());
      await expect(save).not.toHaveAttribute('aria-describedby');
    });
  },
});

export const NotSaved = meta.story({ args: { failure: { message: 'Something went wrong!' } } });

export const Busy = meta.story({
  args: { isBusy: true, fields: { oldPassword: 'linen', newPassword: 'brass', confirmPassword: 'brass' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Saving/ }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: {
    failure: { fields: { newPassword: ['The new password has appeared in a data leak of a Donaudampfschifffahrtselektrizitätengesellschaft.'] } },
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { provider: 'shopify' } });
