import { sessionEndpoints } from '@valise/contract';
import { aSession, aTwoFactorChallenge } from '@valise/contract/samples';
import { invalid, Refusal } from '@valise/contract/serve';
import { Toasts } from '@valise/ui/Toast';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { brokenResponses, unreadable } from '../../kit/testing/brokenResponses.ts';
import { findToast } from '../../kit/testing/toasts.ts';
import { LoginContainer } from './LoginContainer.tsx';

const login = fn();

const meta = preview.meta({
  title: 'Screens/Login/With the API',
  component: LoginContainer,
  tags: ['stable', 'spec:1.7'],
  parameters: {
    layout: 'fullscreen',
    api: [answers(sessionEndpoints, { login: ({ body }) => login(body) })],
  },
  args: { onSignedIn: fn(), onChallenge: fn() },
  beforeEach: () => void login.mockReset(),
  render: (args) => (
    <>
      <LoginContainer {...args} />
      <Toasts />
    </>
  ),
});

async function signIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'marta@valise.club');
  await userEvent.type(canvas.getByLabelText('Password'), 'travel-light');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
}

export const SignsIn = meta.story({
  beforeEach: () => void login.mockReturnValue({ data: aSession() }),
  play: async ({ args, canvasElement }) => {
    await signIn(canvasElement);
    await waitFor(() =>
      expect(args.onSignedIn).toHaveBeenCalledWith({
        token: 'sample-token',
        user: expect.objectContaining({ name: 'Marta Vidal' }),
        isRemembered: true,
      }),
    );
    await expect(login).toHaveBeenCalledWith({ email: 'marta@valise.club', password: 'travel-light' });
  },
});

export const AsksForACode = meta.story({
  beforeEach: () => void login.mockReturnValue({ data: aTwoFactorChallenge() }),
  play: async ({ args, canvasElement }) => {
    await signIn(canvasElement);
    await waitFor(() =>
      expect(args.onChallenge).toHaveBeenCalledWith(
        expect.objectContaining({ userId: '7', methods: ['totp', 'email'], loginToken: 'sample-login-token', isRemembered: true }),
      ),
    );
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
});

export const WrongPassword = meta.story({
  beforeEach: () => {
    login.mockImplementation(() => {
      throw new Refusal(401, 'These credentials do not match our records.');
    });
  },
  play: async ({ canvas, canvasElement, step }) => {
    const timers = spyOn(window, 'setTimeout');
    await step("the server's message is shown, and what was typed stays", async () => {
      await signIn(canvasElement);
      await expect(await canvas.findByRole('alert')).toHaveTextContent('These credentials do not match our records.');
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('marta@valise.club');
    });
    await step('after ten seconds the banner is removed', async () => {
      const leave = await waitFor(() => {
        const call = timers.mock.calls.find(([, delay]) => delay === 10_000);
        if (call === undefined) throw new Error('No timer of ten seconds has been set.');
        return call[0] as () => void;
      });
      timers.mockRestore();
      leave();
      await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    });
  },
});

/** Each of the server's field errors is toasted and shown under its field. */
export const WrongFields = meta.story({
  name: 'Field errors',
  beforeEach: () => {
    login.mockImplementation(() => {
      throw invalid({ email: ['The email must be a valid email address.', 'Too long.'] });
    });
  },
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement);
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveAccessibleDescription('The email must be a valid email address. Too long.'));
    await expect(email).toHaveFocus();
    for (const sentence of ['The email must be a valid email address.', 'Too long.']) await findToast(sentence);
  },
});

export const RefusedWithoutAWord = meta.story({
  name: 'Validation failed',
  beforeEach: () => void login.mockImplementation(() => new Response(null, { status: 500 })),
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Validation failed');
  },
});

/** Every kind of broken response is shown, and a retry signs in. */
export const Broken = meta.story({
  name: 'Broken API',
  play: async ({ args, canvas, canvasElement }) => {
    for (const response of brokenResponses) login.mockImplementationOnce(response);
    login.mockReturnValue({ data: aSession() });
    await signIn(canvasElement);
    for (const text of [/Validation failed/, unreadable, unreadable]) {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
      await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    }
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledTimes(1));
  },
});

export const PressedTwice = meta.story({
  beforeEach: () => void login.mockImplementation(() => new Promise(() => {})),
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Signing in/ }));
    await waitFor(() => expect(login).toHaveBeenCalledTimes(1));
  },
});
