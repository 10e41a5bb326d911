import { type TwoFactorChoice, twoFactorSetup } from '@valise/contract';
import { aTwoFactorSetup, read } from '@valise/contract/samples';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { TwoFactorVerification } from './TwoFactorVerification.tsx';

const setup = read(twoFactorSetup, aTwoFactorSetup());

function Controlled(args: ComponentProps<typeof TwoFactorVerification>) {
  const [method, setMethod] = useState(args.method);
  const [isRecovering, setRecovering] = useState(args.isRecovering ?? false);
  return (
    <TwoFactorVerification
      {...args}
      method={method}
      onMethodChange={setMethod}
      isRecovering={isRecovering}
      onRecoveringChange={setRecovering}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Settings/2FA Verification',
  component: TwoFactorVerification,
  tags: ['stable', 'spec:1.2', 'spec:1.4'],
  args: {
    email: 'marta@valise.club',
    method: 'totp' as TwoFactorChoice,
    onMethodChange: fn(),
    onSave: fn(),
    hasSecret: true,
    setup,
    onGenerate: fn(),
    onRecoveringChange: fn(),
    onRecover: fn(),
  },
  render: (args) => <Controlled {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('a code to scan, the key for those who cannot, and the recovery codes', async () => {
      await expect(await canvas.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
      await expect(canvas.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
      await expect(canvas.getByRole('list', { name: 'Recovery codes' }).children).toHaveLength(8);
    });
  },
});

export const AlignedHeadings = meta.story({
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, step }) => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const authenticator = canvas.getByRole('heading', { name: 'Authenticator App' });
    await step('the headings of both cards are on one line', async () => {
      await expect(boxOf(authenticator).top).toBe(boxOf(canvas.getByRole('heading', { name: 'Method' })).top);
    });
    await step('the text of Recovery ends where the card\'s content ends', async () => {
      const recovery = canvas.getByRole('button', { name: 'Recovery' });
      const { paddingInlineEnd, borderInlineEndWidth } = getComputedStyle(recovery);
      const textEnd = boxOf(recovery).right - Number.parseFloat(paddingInlineEnd) - Number.parseFloat(borderInlineEndWidth);
      await expect(textEnd).toBeCloseTo(boxOf(canvas.getByRole('list', { name: 'Recovery codes' })).right, 0);
    });
  },
});

export const SavesTheMethod = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
});

export const None = meta.story({
  args: { method: 'none', hasSecret: false, setup: null },
  play: async ({ canvas, step }) => {
    await step('the arrows choose among the three methods', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'None' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('radio', { name: 'Email OTP' })).toBeChecked();
      await expect(canvas.queryByRole('region', { name: 'Authenticator App' })).not.toBeInTheDocument();
    });
    await step('the authenticator shows its card', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('region', { name: 'Authenticator App' })).toBeVisible();
    });
  },
});

export const NotSetUp = meta.story({
  args: { hasSecret: false, setup: null },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Recovery' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Set' }));
    await expect(args.onGenerate).toHaveBeenCalledTimes(1);
  },
});

export const SetUpBefore = meta.story({
  args: { setup: null },
  play: async ({ args, canvas, step }) => {
    await step('neither code nor key is shown again', async () => {
      await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
      await expect(canvas.queryByRole('list', { name: 'Recovery codes' })).not.toBeInTheDocument();
    });
    await step('Recovery shows the form for a recovery code', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Recovery' }));
      const field = canvas.getByRole('textbox', { name: 'Recovery code' });
      await expect(field).toHaveFocus();
      await userEvent.keyboard(' 7QF2-MK9D {Enter}');
      await expect(args.onRecover).toHaveBeenCalledWith('7QF2-MK9D');
    });
    await step('Cancel shows the first view again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(canvas.getByRole('button', { name: 'Recovery' })).toHaveFocus();
    });
  },
});

export const Recovering = meta.story({
  name: 'Invalid recovery code.',
  args: { setup: null, isRecovering: true, recovering: { failure: { message: 'Invalid recovery code.' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Recovery code' })).toHaveAccessibleDescription('Invalid recovery code.');
  },
});

export const Error = meta.story({
  args: {
    method: 'totp' as TwoFactorChoice,
    hasSecret: false,
    setup: null,
    failure: { message: 'Failed to update Two-Factor method.' },
    generating: {
      failure: {
        message: 'Failed to generate TOTP QR code.',
        detail: 'The server could not be reached. Check your connection and try again.',
      },
    },
  },
});

export const Busy = meta.story({
  args: { hasSecret: false, setup: null, isBusy: true, generating: { isBusy: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Saving/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Generating/ }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onGenerate).not.toHaveBeenCalled();
  },
});

export const DrawnByTheServer = meta.story({
  args: {
    setup: {
      ...setup,
      qr: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4" onload="document.title = 1"><path d="M0 0h2v2H0zM2 2h2v2H2z"/></svg>',
    },
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('markup is an image, and never part of the page', async () => {
      const image = canvas.getByRole('img', { name: 'QR code for your authenticator app' });
      await expect(image).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg\+xml,/));
      await expect(canvasElement.querySelector('[onload]')).toBeNull();
    });
    await step('a picture has no key', async () => {
      await expect(canvas.queryByRole('button', { name: 'Copy key' })).not.toBeInTheDocument();
    });
  },
});

export const LongText = meta.story({
  args: {
    email: 'maria-alejandra.fernandez-de-la-cruz-y-montenegro@partners-of-the-valise-club.example',
    setup: { qr: setup.qr, recoveryCodes: setup.recoveryCodes.map((code) => `${code}-${code}-${code}-${code}`) },
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
