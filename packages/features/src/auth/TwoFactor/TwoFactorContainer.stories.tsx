import { sessionEndpoints } from '@valise/contract';
import { aSession } from '@valise/contract/samples';
import { invalid, Refusal } from '@valise/contract/serve';
import { Toasts } from '@valise/ui/Toast';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { brokenAnswers, unreadable } from '../../shared/broken.fixtures.ts';
import { findToast } from '../../shared/toasts.fixtures.ts';
import { type PendingTwoFactor, TwoFactorContainer } from './TwoFactorContainer.tsx';

const verifyTwoFactor = fn();
const pending: PendingTwoFactor = { userId: '7', methods: ['totp', 'email'], loginToken: 'sample-login-token', isRemembered: false };

const meta = preview.meta({
  title: 'Screens/Two-factor/With the API',
  component: TwoFactorContainer,
  tags: ['stable', 'spec:1.2', 'spec:1.4', 'spec:1.8'],
  parameters: {
    layout: 'fullscreen',
    api: [answers(sessionEndpoints, { verifyTwoFactor: ({ body }) => verifyTwoFactor(body) })],
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
  name: 'Invalid code. Please try again.',
  beforeEach: () => void verifyTwoFactor.mockReturnValue({ data: { verified: false, token: null, user: null } }),
  play: async ({ args, canvasElement, step }) => {
    const code = codeOf(canvasElement);
    await step('is said in passing and at the code, which stays', async () => {
      await verify(canvasElement);
      await waitFor(() => expect(code).toHaveAccessibleDescription('Invalid code. Please try again.'));
      await findToast('Invalid code. Please try again.');
      await expect(code).toHaveFocus();
      await expect(code).toHaveValue('418209');
    });
    await step('and is said again of the next one, which takes its place', async () => {
      await userEvent.keyboard('111111{Enter}');
      await waitFor(() => expect(verifyTwoFactor).toHaveBeenCalledTimes(2));
      await expect(verifyTwoFactor).toHaveBeenLastCalledWith(expect.objectContaining({ code: '111111' }));
      await waitFor(() => expect(code).toHaveAccessibleDescription('Invalid code. Please try again.'));
    });
    await expect(args.onSignedIn).not.toHaveBeenCalled();
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
    await findToast('This sign-in has expired. Please sign in again.');
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
    await findToast('Too many codes. Please try again in 600 seconds.');
    await expect(canvas.getByText('Too many codes. Please try again in 600 seconds.')).toBeVisible();
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

export const Broken = meta.story({
  name: 'An API in trouble: said each time, and the next try signs in',
  play: async ({ args, canvas, canvasElement }) => {
    for (const answer of brokenAnswers) verifyTwoFactor.mockImplementationOnce(answer);
    verifyTwoFactor.mockReturnValue({ data: { verified: true, ...aSession() } });
    await verify(canvasElement);
    for (const said of ['Something went wrong.', unreadable, unreadable]) {
      await expect(await canvas.findByText(said)).toBeVisible();
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
    await expect(verifyTwoFactor).toHaveBeenCalledTimes(1);
  },
});
