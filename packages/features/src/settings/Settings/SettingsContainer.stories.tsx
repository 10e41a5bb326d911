import { profileEndpoints, type ProfileChange, type User, user } from '@valise/contract';
import { aTwoFactorSetup, aUser, read } from '@valise/contract/samples';
import { Refusal } from '@valise/contract/serve';
import { Toasts } from '@valise/ui/Toast';
import { type ComponentProps, useState } from 'react';
import type { Canvas } from 'storybook/internal/csf';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { brokenResponses, unreadable } from '../../kit/testing/brokenResponses.ts';
import { dismissToasts, findToast } from '../../kit/testing/toasts.ts';
import type { SettingsTab } from '../settingsTab.ts';
import { SettingsContainer } from './SettingsContainer.tsx';

const update = fn((_change: ProfileChange): unknown => undefined);
const updatePassword = fn((_change: unknown): unknown => undefined);
const updateTwoFactor = fn((_method: string): unknown => undefined);
const generateTotp = fn((): unknown => undefined);
const verifyRecovery = fn((_code: string): unknown => undefined);

/** Holds the user in state, as the portal's session does. */
function StatefulSettings({ user: first, onUserChange, ...args }: ComponentProps<typeof SettingsContainer>) {
  const [known, setKnown] = useState<User>(first);
  return (
    <>
      <SettingsContainer
        {...args}
        user={known}
        onUserChange={(changed) => {
          setKnown(changed);
          onUserChange(changed);
        }}
      />
      <Toasts />
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Settings/With the API',
  component: SettingsContainer,
  tags: ['stable', 'spec:1.2', 'spec:1.8'],
  parameters: {
    api: [
      answers(profileEndpoints, {
        update: ({ body }) => update(body) as Promise<{ user: ReturnType<typeof aUser> }>,
        updatePassword: ({ body }) => updatePassword(body) as Promise<{ message?: string }>,
        updateTwoFactor: ({ body }) => updateTwoFactor(body.method) as { message?: string },
        generateTotp: () => generateTotp() as ReturnType<typeof aTwoFactorSetup>,
        verifyRecovery: ({ body }) => verifyRecovery(body.code) as ReturnType<typeof aTwoFactorSetup>,
      }),
    ],
  },
  args: { user: read(user, aUser()), tab: 'personal' as SettingsTab, onTabChange: fn(), onUserChange: fn(), onDirtyChange: fn() },
  beforeEach: () => {
    update.mockReset().mockImplementation(({ name, email, phone }) => ({ user: aUser({ name, email, phone }) }));
    updatePassword.mockReset().mockReturnValue({});
    updateTwoFactor.mockReset().mockReturnValue({});
    generateTotp.mockReset().mockReturnValue(aTwoFactorSetup({ user: aUser({ two_factor_secret: true }) }));
    verifyRecovery.mockReset().mockReturnValue(aTwoFactorSetup());
  },
  afterEach: dismissToasts,
  render: (args) => <StatefulSettings {...args} />,
});

/** A response that arrives when `respond` is called, so that a test can press twice while the first request is pending. */
function pendingResponse(response: unknown) {
  const gate: { open: () => void } = { open: () => {} };
  const promise = new Promise((resolve) => {
    gate.open = () => resolve(response);
  });
  return { promise, respond: () => gate.open() };
}

const refuse = (status: number, message: string, fields = {}) => () => {
  throw new Refusal(status, message, { fields });
};

export const ProfileSaved = meta.story({
  name: 'Profile updated successfully!',
  args: { user: read(user, aUser({ phone: '+34 93 555 01 42' })) },
  play: async ({ args, canvas, step }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await step('an edit is unsaved', async () => {
      await userEvent.clear(name);
      await userEvent.type(name, 'Marta Roca');
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    });
    await step('two presses save once; a phone number that was not edited is sent as it is', async () => {
      const response = pendingResponse({ user: aUser({ name: 'Marta Roca', phone: '+34 93 555 01 42' }) });
      update.mockReturnValueOnce(response.promise);
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Save' }));
      response.respond();
      await expect(await findToast('Profile updated successfully!')).toBeInTheDocument();
      await expect(update).toHaveBeenCalledTimes(1);
      await expect(update).toHaveBeenCalledWith(expect.objectContaining({ userId: '7', name: 'Marta Roca', phone: '+34 93 555 01 42' }));
    });
    await step('the response replaces the user, and no edit is unsaved', async () => {
      await expect(args.onUserChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Marta Roca' }));
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    });
  },
});

/** The message is shown at its field, without a toast. */
export const ProfileRefused = meta.story({
  beforeEach: () => void update.mockImplementation(refuse(422, 'Taken.', { email: ['The email has already been taken.'] })),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'x');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('The email has already been taken.'),
    );
    await expect(screen.queryByRole('region', { name: /Notifications/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('marta@valise.clubx');
    await expect(args.onUserChange).not.toHaveBeenCalled();
  },
});

export const PasswordUpdated = meta.story({
  name: 'Password updated successfully!',
  args: { tab: 'password' },
  play: async ({ args, canvas, step }) => {
    await step('without an old password, and with two new ones, nothing is sent', async () => {
      await userEvent.type(canvas.getByLabelText('New password'), 'brass');
      await userEvent.type(canvas.getByLabelText('Confirm password'), 'linen');
      await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }));
      await expect(canvas.getByLabelText('Old password')).toHaveAccessibleDescription('Please enter your old password');
      await expect(updatePassword).not.toHaveBeenCalled();
    });
    await step('set right, it is sent once', async () => {
      await userEvent.type(canvas.getByLabelText('Old password'), 'loden');
      await userEvent.clear(canvas.getByLabelText('Confirm password'));
      await userEvent.type(canvas.getByLabelText('Confirm password'), 'brass');
      const response = pendingResponse({});
      updatePassword.mockReturnValueOnce(response.promise);
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Change Password' }));
      response.respond();
      await expect(await findToast('Password updated successfully!')).toBeInTheDocument();
      await expect(updatePassword).toHaveBeenCalledTimes(1);
      await expect(updatePassword).toHaveBeenCalledWith({
        userId: '7',
        newPassword: 'brass',
        confirmPassword: 'brass',
        oldPassword: 'loden',
      });
    });
    await step('the form is empty afterwards', async () => {
      await expect(canvas.getByLabelText('Old password')).toHaveValue('');
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    });
  },
});

export const PasswordSet = meta.story({
  args: { tab: 'password', user: read(user, aUser({ provider: 'google' })) },
  beforeEach: () => void updatePassword.mockReturnValue({ message: 'Your password is set.' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You signed in with google. Set a password to enable regular login.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('New password'), 'brass');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'brass{Enter}');
    await expect(await findToast('Your password is set.')).toBeInTheDocument();
    await expect(updatePassword).toHaveBeenCalledWith({ userId: '7', newPassword: 'brass', confirmPassword: 'brass', oldPassword: undefined });
  },
});

export const PasswordFailed = meta.story({
  name: 'Something went wrong!',
  args: { tab: 'password', user: read(user, aUser({ provider: 'google' })) },
  beforeEach: () => void updatePassword.mockImplementation(refuse(500, '')),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'brass');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'brass{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong!'));
    await findToast('Something went wrong!');
    await expect(canvas.getByLabelText('New password')).toHaveValue('brass');
  },
});

export const AnsweredWithoutUser = meta.story({
  name: 'Profile saved, answered without a user',
  beforeEach: () => void update.mockReturnValue(Response.json({ message: 'Profile updated' })),
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Marta Roca');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await findToast('Profile updated successfully!')).toBeInTheDocument();
    await expect(args.onUserChange).toHaveBeenCalledWith(expect.objectContaining({ id: '7', name: 'Marta Roca' }));
    await expect(canvas.queryByText('Your profile was not saved.')).not.toBeInTheDocument();
  },
});

export const MethodFailed = meta.story({
  name: 'Method fails',
  args: { tab: 'two-factor' },
  beforeEach: () => void updateTwoFactor.mockImplementation(refuse(500, 'Server Error')),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Email OTP' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await findToast('Failed to update Two-Factor method.')).toBeInTheDocument();
    await expect(canvas.getByText('Failed to update Two-Factor method.')).toBeVisible();
    await expect(canvas.queryByText('Server Error')).not.toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: 'Email OTP' })).toBeChecked();
    await expect(args.onUserChange).not.toHaveBeenCalled();
  },
});

export const GenerateFailed = meta.story({
  name: 'QR code fails',
  args: { tab: 'two-factor' },
  beforeEach: () => void generateTotp.mockImplementation(refuse(500, 'Server Error')),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Authenticator App' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Set' }));
    await expect(await findToast('Failed to generate TOTP QR code.')).toBeInTheDocument();
    await expect(canvas.getByText('Failed to generate TOTP QR code.')).toBeVisible();
  },
});

export const Recovered = meta.story({
  name: 'Recovery refused, then done',
  args: { tab: 'two-factor', user: read(user, aUser({ two_factor_method: 'totp', two_factor_secret: true })) },
  beforeEach: () => void verifyRecovery.mockImplementationOnce(refuse(422, 'The code is wrong.', { code: ['The code is wrong.'] })),
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recovery' }));
    await step('nothing typed is nothing sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Regenerate QR code' }));
      await expect(canvas.getByRole('textbox', { name: 'Recovery code' })).toHaveAccessibleDescription('Enter one of your recovery codes.');
      await expect(verifyRecovery).not.toHaveBeenCalled();
    });
    await step('a wrong code', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Recovery code' }), 'AAAA-AAAA{Enter}');
      await expect(await findToast('Invalid recovery code.')).toBeInTheDocument();
      await expect(canvas.getByRole('textbox', { name: 'Recovery code' })).toHaveAccessibleDescription('Invalid recovery code. The code is wrong.');
    });
    await step('the right one', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(await findToast('QR regenerated successfully!')).toBeInTheDocument();
      await expect(canvas.getByRole('group', { name: 'Set up your authenticator app' })).toHaveFocus();
    });
  },
});

export const RecoveryTooOften = meta.story({
  args: { tab: 'two-factor', user: read(user, aUser({ two_factor_method: 'totp', two_factor_secret: true })) },
  beforeEach: () => void verifyRecovery.mockImplementation(refuse(429, 'Too many attempts. Please try again in 60 seconds.')),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recovery' }));
    await userEvent.keyboard('AAAA-AAAA{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Recovery code' })).toHaveAccessibleDescription(
        'Invalid recovery code. Too many attempts. Please try again in 60 seconds.',
      ),
    );
  },
});

const press = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('button', { name }));

/** The profile form shows each failure, and a retry saves. */
export const ProfileBroken = meta.story({
  name: 'Profile, broken API',
  play: async ({ canvas }) => {
    for (const response of brokenResponses) update.mockImplementationOnce(response);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '!');
    await press(canvas, 'Save');
    for (const text of ['Your profile was not saved.', unreadable, unreadable]) {
      await expect(await canvas.findByText(text)).toBeVisible();
      await expect(screen.queryByRole('region', { name: /Notifications/ })).not.toBeInTheDocument();
      await press(canvas, 'Save');
    }
    await findToast('Profile updated successfully!');
  },
});

/** The password form shows each failure, and a retry changes the password. */
export const PasswordBroken = meta.story({
  name: 'Password, broken API',
  args: { tab: 'password', user: read(user, aUser({ provider: 'google' })) },
  play: async ({ canvas }) => {
    for (const response of brokenResponses) updatePassword.mockImplementationOnce(response);
    await userEvent.type(canvas.getByLabelText('New password'), 'brass');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'brass');
    await press(canvas, 'Set Password');
    for (const text of ['Something went wrong!', unreadable, unreadable]) {
      await expect(await canvas.findByText(text)).toBeVisible();
      await press(canvas, 'Set Password');
    }
    await findToast('Password updated successfully!');
  },
});

/** Setting up and saving show each failure, and a retry succeeds. */
export const TwoFactorBroken = meta.story({
  name: 'Two-factor, broken API',
  args: { tab: 'two-factor' },
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Authenticator App' }));
    for (const response of brokenResponses) {
      generateTotp.mockImplementationOnce(response);
      updateTwoFactor.mockImplementationOnce(response);
    }
    await step('Set', async () => {
      await press(canvas, 'Set');
      for (const text of [/^Failed to generate TOTP QR code\.$/, unreadable, unreadable]) {
        await expect(await canvas.findByText(text)).toBeVisible();
        await press(canvas, 'Set');
      }
      const setup = await canvas.findByRole('group', { name: 'Set up your authenticator app' });
      await waitFor(() => expect(setup).toHaveFocus());
    });
    await step('Save', async () => {
      await press(canvas, 'Save');
      for (const text of [/^Failed to update Two-Factor method\.$/, unreadable, unreadable]) {
        await expect(await canvas.findByText(text)).toBeVisible();
        await press(canvas, 'Save');
      }
      await waitFor(() => expect(args.onUserChange).toHaveBeenLastCalledWith(expect.objectContaining({ twoFactorMethod: 'totp' })));
    });
  },
});

/** The recovery shows each failure, and a retry gives a new QR code. */
export const RecoveryBroken = meta.story({
  name: 'Recovery, broken API',
  args: { tab: 'two-factor', user: read(user, aUser({ two_factor_method: 'totp', two_factor_secret: true })) },
  play: async ({ canvas }) => {
    for (const response of brokenResponses) verifyRecovery.mockImplementationOnce(response);
    await press(canvas, 'Recovery');
    await userEvent.keyboard('AAAA-AAAA');
    await press(canvas, 'Regenerate QR code');
    for (const text of ['Invalid recovery code.', unreadable, unreadable]) {
      await expect(await canvas.findByText(text)).toBeVisible();
      await press(canvas, 'Regenerate QR code');
    }
    await findToast('QR regenerated successfully!');
  },
});

/** Set, Save and Regenerate are sent once each. */
export const TwoFactorPressedTwice = meta.story({
  name: 'Pressed twice',
  args: { tab: 'two-factor' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Authenticator App' }));
    const twice = async (name: string, call: typeof generateTotp, response: unknown, text: string) => {
      const pending = pendingResponse(response);
      call.mockReturnValueOnce(pending.promise);
      await userEvent.dblClick(canvas.getByRole('button', { name }));
      pending.respond();
      await findToast(text);
      await expect(call).toHaveBeenCalledTimes(1);
    };
    await twice('Set', generateTotp, aTwoFactorSetup({ user: aUser({ two_factor_secret: true }) }), 'TOTP generated successfully!');
    await twice('Save', updateTwoFactor, {}, 'Two-Factor method updated successfully!');
    await press(canvas, 'Recovery');
    await userEvent.keyboard('AAAA-AAAA');
    await twice('Regenerate QR code', verifyRecovery, aTwoFactorSetup(), 'QR regenerated successfully!');
  },
});
