import { user } from '@valise/contract';
import { aUser, read } from '@valise/contract/samples';
import { expect, fn, userEvent } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import type { SettingsTab } from '../settingsTab.ts';
import { SettingsContainer } from './SettingsContainer.tsx';

const meta = preview.meta({
  title: 'Screens/Settings',
  component: SettingsContainer,
  tags: ['stable', 'spec:1.2'],
  parameters: { api: [] },
  args: { user: read(user, aUser()), tab: 'personal' as SettingsTab, onTabChange: fn(), onUserChange: fn(), onDirtyChange: fn() },
});

export const Default = meta.story();

export const ChangesTabs = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('heading and breadcrumb name the page', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
      await expect(canvas.getByText('View and manage your profile and account setting')).toBeVisible();
      await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }));
      await expect(navigated).toHaveBeenLastCalledWith('/dashboard');
    });
    await step('pressing a tab calls onTabChange and selects nothing itself', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Password' }));
      await expect(args.onTabChange).toHaveBeenLastCalledWith('password');
      await expect(canvas.getByRole('tab', { name: 'Personal Information' })).toHaveAttribute('aria-selected', 'true');
    });
  },
});

export const Password = meta.story({
  args: { tab: 'password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Password' })).toBeVisible();
    await expect(canvas.getByLabelText('Old password')).toBeVisible();
  },
});

export const TwoFactor = meta.story({
  args: { tab: 'two-factor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: '2FA Verification' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'None' })).toBeChecked();
  },
});

export const LongText = meta.story({
  args: { user: read(user, aUser({ name: 'Maria-Alejandra Fernández de la Cruz y Montenegro' })) },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
