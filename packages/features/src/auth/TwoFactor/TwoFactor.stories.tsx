import { twoFactorMethods } from '@valise/contract';
import { expect, fn, userEvent } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import { TwoFactor } from './TwoFactor.tsx';

const meta = preview.meta({
  title: 'Screens/Two-factor',
  component: TwoFactor,
  tags: ['stable', 'spec:1.2'],
  parameters: { layout: 'fullscreen' },
  args: { methods: twoFactorMethods, onSubmit: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the tag above the heading is round at its start and rounded by 8 px at its end', async () => {
      const tag = canvas.getByRole('heading', { level: 1 }).previousElementSibling!;
      const { borderTopLeftRadius, borderBottomLeftRadius, borderTopRightRadius } = getComputedStyle(tag);
      // The browser scales down all corners when two of one side together exceed it, also the small ones.
      await expect(Number.parseFloat(borderTopLeftRadius) + Number.parseFloat(borderBottomLeftRadius)).toBe(tag.clientHeight);
      await expect(borderTopRightRadius).toBe('8px');
    });
  },
});

/** The field continues with the digits that were typed before it opened. */
export const TypedAhead = meta.story({
  args: { typedCode: '418' },
  play: async ({ canvas }) => {
    await userEvent.keyboard('027');
    await expect(canvas.getByRole('textbox', { name: 'Enter your 6-digit code' })).toHaveValue('418027');
  },
});

export const EntersACode = meta.story({
  play: async ({ args, canvas, step }) => {
    const code = canvas.getByRole('textbox', { name: 'Enter your 6-digit code' });
    await step('the field is one that phones and password managers fill in', async () => {
      await expect(code).toHaveAttribute('placeholder', 'Enter your 6-digit code');
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(code).toHaveAttribute('inputmode', 'numeric');
    });
    await step('it has the focus', async () => {
      await expect(code).toHaveFocus();
    });
    await step('a code may be pasted with a dash, and is not sent by itself', async () => {
      await userEvent.paste('123-456');
      await expect(code).toHaveValue('123456');
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('Enter sends it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ method: 'totp', code: '123456' });
    });
    await step('by the other method', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Email OTP' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ method: 'email', code: '123456' });
    });
  },
});

export const ReadOnly = meta.story({
  args: { methods: ['email'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    const method = canvas.getByRole('textbox', { name: 'Method' });
    await expect(method).toHaveValue('Email OTP');
    await expect(method).toHaveAttribute('readonly');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Enter your 6-digit code' }), '123456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ method: 'email', code: '123456' });
  },
});

export const AuthenticatorOnly = meta.story({
  args: { methods: ['totp'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Method' })).toHaveValue('Authenticator App');
  },
});

export const UnknownMethods = meta.story({
  args: { methods: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
  },
});

export const Busy = meta.story({
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Verifying\.\.\./ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Error = meta.story({
  args: { failure: { message: 'Something went wrong.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Something went wrong.')).toBeVisible();
  },
});

export const WrongCode = meta.story({
  tags: ['spec:1.8'],
  args: { failure: { fields: { code: ['Invalid code. Please try again.'] } } },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Enter your 6-digit code' });
    await expect(code).toHaveAccessibleDescription('Invalid code. Please try again.');
    await expect(code).toHaveFocus();
  },
});

export const LeadsBack = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Login' }));
    await expect(navigated).toHaveBeenLastCalledWith('/login');
  },
});

export const LongText = meta.story({
  args: {
    failure: {
      message:
        'Too many codes were tried for this account. It can be asked again on Friday, 20 November 2026 at a quarter to ten; until then your administrator can help you.',
    },
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
