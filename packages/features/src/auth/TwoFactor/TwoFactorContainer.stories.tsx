import { accountEndpoints } from '@valise/contract';
import { aSession } from '@valise/contract/samples';
import { invalid, Refusal } from '@valise/contract/serve';
import { Toasts } from '@valise/ui/Toast';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { brokenResponses, unreadable } from '../../kit/testing/brokenResponses.ts';
import { findToast } from '../../kit/testing/toasts.ts';
import type { PendingTwoFactor } from '../session.ts';
import { TwoFactorContainer } from './TwoFactorContainer.tsx';

const verifyTwoFactor = fn();
const pending: PendingTwoFactor = { userId: '7', methods: ['totp', 'email'], loginToken: 'sample-login-token', isRemembered: false };

const meta = preview.meta({
  title: 'Screens/Two-factor/With the API',
  component: TwoFactorContainer,
  tags: ['stable', 'spec:1.2', 'spec:1.4', 'spec:1.8'],
  parameters: {
    layout: 'fullscreen',
    api: [answers(accountEndpoints, { verifyTwoFactor: ({ body }) => verifyTwoFactor(body) })],
  },
  args: { pending, onSignedIn: fn() },
  beforeEach: () => void verifyTwoFactor.mockReset(),
  render: (args) => (
    <>
      <TwoFactorContainer {...args} />
      <Toasts />
    </>
  ),
});

const codeOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: 'Enter your 6-digit code' });

async function verify(canvasElement: HTMLElement, code = '418209') {
  await userEvent.type(codeOf(canvasElement), code);
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Verify' }));
}

export const Verified = meta.story({
  beforeEach: () => void verifyTwoFactor.mockReturnValue({ data: { verified: true, ...aSession() } }),
  play: async ({ args, canvasElement }) => {
    await verify(canvasElement);
    await waitFor(() =>
      expect(args.onSignedIn).toHaveBeenCalledWith({
        token: 'sample-token',
        user: expect.objectContaining({ name: 'Marta Vidal' }),
        isRemembered: false,
      }),
    );
    await expect(verifyTwoFactor).toHaveBeenCalledWith({
      method: 'totp',
      code: '418209',
      userId: '7',
      loginToken: 'sample-login-token',
    });
  },
});

export const WrongCode = meta.story({
  beforeEach: () => void verifyTwoFactor.mockReturnValue({ data: { verified: false, token: null, user: null } }),
  play: async ({ args, canvasElement, step }) => {
    const code = codeOf(canvasElement);
    await step('is toasted and shown at the code, which stays', async () => {
      await verify(canvasElement);
      await waitFor(() => expect(code).toHaveAccessibleDescription('Invalid code. Please try again.'));
      await findToast('Invalid code. Please try again.');
      await expect(code).toHaveFocus();
      await expect(code).toHaveValue('418209');
    });
    await step('and is shown again for the next one, which replaces it', async () => {
      await userEvent.keyboard('111111{Enter}');
      await waitFor(() => expect(verifyTwoFactor).toHaveBeenCalledTimes(2));
      await expect(verifyTwoFactor).toHaveBeenLastCalledWith(expect.objectContaining({ code: '111111' }));
      await waitFor(() => expect(code).toHaveAccessibleDescription('Invalid code. Please try again.'));
    });
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
});

export const WrongCodeRefused = meta.story({
  name: 'Wrong code refused with 422',
  beforeEach: () => void verifyTwoFactor.mockImplementation(() => Response.json({ data: { verified: false } }, { status: 422 })),
  play: async ({ canvas, canvasElement }) => {
    await verify(canvasElement);
    await waitFor(() => expect(codeOf(canvasElement)).toHaveAccessibleDescription('Invalid code. Please try again.'));
    await expect(canvas.queryByText('Something went wrong.')).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Something went wrong.',
  beforeEach: () => void verifyTwoFactor.mockImplementation(() => new Response(null, { status: 500 })),
  play: async ({ canvas, canvasElement }) => {
    await verify(canvasElement);
    await findToast('Something went wrong.');
    await expect(canvas.getByText('Something went wrong.')).toBeVisible();
    await expect(codeOf(canvasElement)).toHaveValue('418209');
  },
});

export const Expired = meta.story({
  beforeEach: () => {
    verifyTwoFactor.mockImplementation(() => {
      throw new Refusal(401, 'This sign-in has expired. Please sign in again.');
    });
  },
  play: async ({ canvas, canvasElement }) => {
    await verify(canvasElement);
    for (const text of ['Something went wrong.', 'This sign-in has expired. Please sign in again.']) await findToast(text);
    await expect(canvas.getByRole('link', { name: 'Back to Login' })).toBeVisible();
  },
});

export const TooManyCodes = meta.story({
  beforeEach: () => {
    verifyTwoFactor.mockImplementation(() => {
      throw new Refusal(429, 'Too many codes. Please try again in 600 seconds.', { headers: { 'Retry-After': '600' } });
    });
  },
  play: async ({ canvas, canvasElement }) => {
    await verify(canvasElement);
    for (const text of ['Something went wrong.', 'Too many codes. Please try again in 600 seconds.']) {
      await findToast(text);
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
});

export const FieldErrors = meta.story({
  beforeEach: () => {
    verifyTwoFactor.mockImplementation(() => {
      throw invalid({ code: ['The code must be 6 digits.'] });
    });
  },
  play: async ({ canvasElement }) => {
    await verify(canvasElement, '418');
    await waitFor(() => expect(codeOf(canvasElement)).toHaveAccessibleDescription('The code must be 6 digits.'));
  },
});

/** Every kind of broken response is shown, and a retry signs in. */
export const Broken = meta.story({
  name: 'Broken API',
  play: async ({ args, canvas, canvasElement }) => {
    for (const response of brokenResponses) verifyTwoFactor.mockImplementationOnce(response);
    verifyTwoFactor.mockReturnValue({ data: { verified: true, ...aSession() } });
    await verify(canvasElement);
    for (const text of ['Something went wrong.', unreadable, unreadable]) {
      await expect(await canvas.findByText(text)).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: 'Verify' }));
    }
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledTimes(1));
  },
});

export const PressedTwice = meta.story({
  beforeEach: () => void verifyTwoFactor.mockImplementation(() => new Promise(() => {})),
  play: async ({ canvas, canvasElement }) => {
    await verify(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Verifying\.\.\./ }));
    await waitFor(() => expect(verifyTwoFactor).toHaveBeenCalledTimes(1));
  },
});
