import { profileEndpoints, type ProfileChange, type User, user } from '@valise/contract';
import { aTwoFactorSetup, aUser, read } from '@valise/contract/samples';
import { Refusal } from '@valise/contract/serve';
import { Toasts } from '@valise/ui/Toast';
import { type ComponentProps, useState } from 'react';
import type { Canvas } from 'storybook/internal/csf';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { brokenAnswers, unreadable } from '../../shared/broken.fixtures.ts';
import { dismissToasts, findToast } from '../../shared/toasts.fixtures.ts';
import type { SettingsTab } from '../settingsTab.ts';
import { SettingsContainer } from './SettingsContainer.tsx';

const update = fn((_change: ProfileChange): unknown => undefined);
const updatePassword = fn((_change: unknown): unknown => undefined);
const updateTwoFactor = fn((_method: string): unknown => undefined);
const generateTotp = fn((): unknown => undefined);
const verifyRecovery = fn((_code: string): unknown => undefined);

/** Keeps the user, as the portal's session does. */
function Kept({ user: first, onUserChange, ...args }: ComponentProps<typeof SettingsContainer>) {
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
  render: (args) => <Kept {...args} />,
});

/** An answer that comes when it is let go, so that a second press meets the first one under way. */
function held(answer: unknown) {
  const gate: { open: () => void } = { open: () => {} };
  const promise = new Promise((resolve) => {
    gate.open = () => resolve(answer);
  });
  return { promise, letGo: () => gate.open() };
}

const refuse = (status: number, message: string, fields = {}) => () => {
  throw new Refusal(status, message, { fields });
};

export const ProfileSaved = meta.story({
  name: 'Profile updated successfully!',
  args: { user: read(user, aUser({ phone: '+34 93 555 01 42' })) },
  play: async ({ args, canvas, step }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await step('an edit could be lost', async () => {
      await userEvent.clear(name);
      await userEvent.type(name, 'Marta Roca');
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    });
    await step('two presses save once; a phone number that was not edited is sent as it is', async () => {
      const answer = held({ user: aUser({ name: 'Marta Roca', phone: '+34 93 555 01 42' }) });
      update.mockReturnValueOnce(answer.promise);
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Save' }));
      answer.letGo();
      await expect(await findToast('Profile updated successfully!')).toBeInTheDocument();
      await expect(update).toHaveBeenCalledTimes(1);
      await expect(update).toHaveBeenCalledWith(expect.objectContaining({ userId: '7', name: 'Marta Roca', phone: '+34 93 555 01 42' }));
    });
    await step('the answer takes the place of the user, and nothing is left to lose', async () => {
      await expect(args.onUserChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Marta Roca' }));
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    });
  },
});

export const ProfileRefused = meta.story({
  name: 'A profile that is refused: said at its field, without a toast',
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
      const answer = held({});
      updatePassword.mockReturnValueOnce(answer.promise);
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Change Password' }));
      answer.letGo();
      await expect(await findToast('Password updated successfully!')).toBeInTheDocument();
      await expect(updatePassword).toHaveBeenCalledTimes(1);
      await expect(updatePassword).toHaveBeenCalledWith({
        userId: '7',
        newPassword: 'brass',
        confirmPassword: 'brass',
        oldPassword: 'loden',
      });
    });
    await step('no password stays in the form', async () => {
      await expect(canvas.getByLabelText('Old password')).toHaveValue('');
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    });
  },
});

export const PasswordSet = meta.story({
  name: 'You signed in with {provider}. Set a password to enable regular login.',
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
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong!');
    await expect(await screen.findAllByText('Something went wrong!')).toHaveLength(2);
    await expect(canvas.getByLabelText('New password')).toHaveValue('brass');
  },
});

export const MethodFailed = meta.story({
  name: 'Failed to update Two-Factor method.',
  args: { tab: 'two-factor' },
  beforeEach: () => void updateTwoFactor.mockImplementation(refuse(500, 'Server Error')),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Email OTP' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await findToast('Failed to update Two-Factor method.')).toBeInTheDocument();
    await expect(canvas.getByText('Failed to update Two-Factor method. Server Error')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Email OTP' })).toBeChecked();
    await expect(args.onUserChange).not.toHaveBeenCalled();
  },
});

export const GenerateFailed = meta.story({
  name: 'Failed to generate TOTP QR code.',
  args: { tab: 'two-factor' },
  beforeEach: () => void generateTotp.mockImplementation(refuse(500, 'Server Error')),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Authenticator App' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Set' }));
    await expect(await findToast('Failed to generate TOTP QR code.')).toBeInTheDocument();
    await expect(canvas.getByText('Failed to generate TOTP QR code. Server Error')).toBeVisible();
  },
});

export const Recovered = meta.story({
  name: 'Invalid recovery code. QR regenerated successfully!',
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
      await expect(canvas.getByRole('textbox', { name: 'Recovery code' })).toHaveAccessibleDescription('Invalid recovery code.');
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
        'Too many attempts. Please try again in 60 seconds.',
      ),
    );
  },
});

const press = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('button', { name }));

export const ProfileBroken = meta.story({
  name: 'An API in trouble: the profile says so in its place, and the next try saves',
  play: async ({ canvas }) => {
    for (const answer of brokenAnswers) update.mockImplementationOnce(answer);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '!');
    await press(canvas, 'Save');
    for (const said of ['Your profile was not saved.', unreadable, unreadable]) {
      await expect(await canvas.findByText(said)).toBeVisible();
      await expect(screen.queryByRole('region', { name: /Notifications/ })).not.toBeInTheDocument();
      await press(canvas, 'Save');
    }
    await findToast('Profile updated successfully!');
  },
});

export const PasswordBroken = meta.story({
  name: 'An API in trouble: the password says so each time, and the next try changes it',
  args: { tab: 'password', user: read(user, aUser({ provider: 'google' })) },
  play: async ({ canvas }) => {
    for (const answer of brokenAnswers) updatePassword.mockImplementationOnce(answer);
    await userEvent.type(canvas.getByLabelText('New password'), 'brass');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'brass');
    await press(canvas, 'Set Password');
    for (const said of ['Something went wrong!', unreadable, unreadable]) {
      await expect(await canvas.findByText(said)).toBeVisible();
      await press(canvas, 'Set Password');
    }
    await findToast('Password updated successfully!');
  },
});

export const TwoFactorBroken = meta.story({
  name: 'An API in trouble: setting up and saving say so each time, and the next try succeeds',
  args: { tab: 'two-factor' },
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Authenticator App' }));
    for (const answer of brokenAnswers) {
      generateTotp.mockImplementationOnce(answer);
      updateTwoFactor.mockImplementationOnce(answer);
    }
    await step('Set', async () => {
      await press(canvas, 'Set');
      for (const said of [/^Failed to generate TOTP QR code\.$/, unreadable, unreadable]) {
        await expect(await canvas.findByText(said)).toBeVisible();
        await press(canvas, 'Set');
      }
      const setup = await canvas.findByRole('group', { name: 'Set up your authenticator app' });
      await waitFor(() => expect(setup).toHaveFocus());
    });
    await step('Save', async () => {
      await press(canvas, 'Save');
      for (const said of [/^Failed to update Two-Factor method\.$/, unreadable, unreadable]) {
        await expect(await canvas.findByText(said)).toBeVisible();
        await press(canvas, 'Save');
      }
      await waitFor(() => expect(args.onUserChange).toHaveBeenLastCalledWith(expect.objectContaining({ twoFactorMethod: 'totp' })));
    });
  },
});

export const RecoveryBroken = meta.story({
  name: 'An API in trouble: the recovery says so each time, and the next try gives a new code',
  args: { tab: 'two-factor', user: read(user, aUser({ two_factor_method: 'totp', two_factor_secret: true })) },
  play: async ({ canvas }) => {
    for (const answer of brokenAnswers) verifyRecovery.mockImplementationOnce(answer);
    await press(canvas, 'Recovery');
    await userEvent.keyboard('AAAA-AAAA');
    await press(canvas, 'Regenerate QR code');
    for (const said of ['Invalid recovery code.', unreadable, unreadable]) {
      await expect(await canvas.findByText(said)).toBeVisible();
      await press(canvas, 'Regenerate QR code');
    }
    await findToast('QR regenerated successfully!');
  },
});

export const TwoFactorPressedTwice = meta.story({
  name: 'Set, Save and Regenerate pressed twice: sent once',
  args: { tab: 'two-factor' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Authenticator App' }));
    const twice = async (name: string, call: typeof generateTotp, answer: unknown, said: string) => {
      const coming = held(answer);
      call.mockReturnValueOnce(coming.promise);
      await userEvent.dblClick(canvas.getByRole('button', { name }));
      coming.letGo();
      await findToast(said);
      await expect(call).toHaveBeenCalledTimes(1);
    };
    await twice('Set', generateTotp, aTwoFactorSetup({ user: aUser({ two_factor_secret: true }) }), 'TOTP generated successfully!');
    await twice('Save', updateTwoFactor, {}, 'Two-Factor method updated successfully!');
    await press(canvas, 'Recovery');
    await userEvent.keyboard('AAAA-AAAA');
    await twice('Regenerate QR code', verifyRecovery, aTwoFactorSetup(), 'QR regenerated successfully!');
  },
});
