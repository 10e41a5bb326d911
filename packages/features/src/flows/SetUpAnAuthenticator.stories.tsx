import { profileEndpoints, type User, user } from '@valise/contract';
import { aTwoFactorSetup, aUser, read } from '@valise/contract/samples';
import { Toasts } from '@valise/ui/Toast';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { dismissToasts, findToast } from '../kit/testing/toasts.ts';
import { SettingsContainer } from '../settings/Settings/SettingsContainer.tsx';
import type { SettingsTab } from '../settings/settingsTab.ts';

const saved = fn();

function Account() {
  const [known, setKnown] = useState<User>(() => read(user, aUser()));
  const [tab, setTab] = useState<SettingsTab>('personal');
  return (
    <>
      <SettingsContainer user={known} tab={tab} onTabChange={setTab} onUserChange={setKnown} />
      <Toasts />
    </>
  );
}

const meta = preview.meta({
  title: 'Flows/Set up an authenticator',
  component: Account,
  tags: ['stable', 'spec:1.2', 'spec:1.8'],
  parameters: {
    api: [
      answers(profileEndpoints, {
        generateTotp: () => aTwoFactorSetup({ user: aUser({ two_factor_secret: true }) }),
        updateTwoFactor: ({ body }) => {
          saved(body.method);
          return {};
        },
      }),
    ],
  },
  beforeEach: () => {
    saved.mockClear();
    const writeText = fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  afterEach: dismissToasts,
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the tab and the method', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: '2FA Verification' }));
      await userEvent.click(canvas.getByRole('radio', { name: 'Authenticator App' }));
    });
    await step('saved too early, a message names the missing step', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(canvas.getByText('Set up your authenticator app before you save it as your method.')).toBeVisible();
      await expect(saved).not.toHaveBeenCalled();
    });
    await step('TOTP generated successfully! Set shows a QR code and recovery codes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Set' }));
      await expect(await findToast('TOTP generated successfully!')).toBeInTheDocument();
      await expect(await canvas.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
      await expect(canvas.getByRole('list', { name: 'Recovery codes' }).children).toHaveLength(8);
    });
    await step('the codes are copied', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy codes' }));
      await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    });
    await step('Two-Factor method updated successfully! Save makes it the method', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(await findToast('Two-Factor method updated successfully!')).toBeInTheDocument();
      await expect(saved).toHaveBeenCalledWith('totp');
    });
    await step('another visit shows neither code nor key again', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Password' }));
      await userEvent.click(canvas.getByRole('tab', { name: '2FA Verification' }));
      await expect(canvas.getByRole('radio', { name: 'Authenticator App' })).toBeChecked();
      await expect(canvas.getByText(/is set up/)).toBeVisible();
      await expect(canvas.queryByRole('list', { name: 'Recovery codes' })).not.toBeInTheDocument();
    });
  },
});
