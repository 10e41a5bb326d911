import { expect, userEvent } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import { ProviderCallback } from './ProviderCallback.tsx';

const meta = preview.meta({
  title: 'Screens/Provider callback',
  component: ProviderCallback,
  tags: ['stable', 'spec:1.2'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Signing in...');
  },
});

export const Error = meta.story({
  args: { failure: { message: 'OAuth error: access_denied' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('OAuth error: access_denied');
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Login' }));
    await expect(navigated).toHaveBeenLastCalledWith('/login');
  },
});

export const LongText = meta.story({
  args: {
    failure: {
      message: 'Failed to authenticate',
      detail:
        'The account harbour-outfitters-of-the-old-town@a-very-long-organisation.example was closed on Friday, 20 November 2026 at half past nine. Write to the people who look after your organisation.',
    },
  },
});

export const Phone = meta.story({ args: { failure: { message: 'Invalid OAuth state' } }, globals: { viewport: { value: 'phone' } } });
