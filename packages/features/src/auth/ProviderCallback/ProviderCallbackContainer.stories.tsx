import { socialEndpoints } from '@valise/contract';
import { aSession, aTwoFactorChallenge } from '@valise/contract/samples';
import { Refusal } from '@valise/contract/serve';
import { StrictMode } from 'react';
import type { Canvas } from 'storybook/internal/csf';
import { expect, fn, waitFor } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import type { CallbackArrival } from './checkCallback.ts';
import { ProviderCallbackContainer, type ProviderCallbackContainerProps } from './ProviderCallbackContainer.tsx';

const exchange = fn();
const exchangeToken = fn();

const arrivalWith = (query: string, attempt: Partial<CallbackArrival['attempt']> = {}): CallbackArrival => ({
  query: new URLSearchParams(query),
  pathProvider: 'google',
  attempt: { provider: 'google', state: 's1', isRemembered: false, ...attempt },
});
const takes = (...arrival: Parameters<typeof arrivalWith>) => fn(() => arrivalWith(...arrival));

const meta = preview.meta({
  title: 'Screens/Provider callback/With the API',
  component: ProviderCallbackContainer,
  tags: ['stable', 'spec:1.7', 'spec:1.8'],
  parameters: {
    layout: 'fullscreen',
    api: [
      answers(socialEndpoints, {
        callback: ({ params, request }) => exchange(params.provider, new URL(request.url).search),
        token: ({ params, body }) => exchangeToken(params.provider, body),
      }),
    ],
  },
  args: { takeArrival: takes('code=c1&state=s1&hd=valise.club'), onSignedIn: fn(), onChallenge: fn() },
  beforeEach: () => {
    exchange.mockReset().mockReturnValue({ data: aSession() });
    exchangeToken.mockReset().mockReturnValue({ data: { data: aSession() } });
  },
});

const signedIn = {
  token: 'sample-token',
  user: expect.objectContaining({ name: 'Marta Vidal' }) as object,
  isRemembered: false,
};

export const SignsIn = meta.story({
  play: async ({ args, step }) => {
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith(signedIn));
    await step("the provider's whole query goes to the server", async () => {
      await expect(exchange).toHaveBeenCalledWith('google', '?code=c1&state=s1&hd=valise.club');
    });
  },
});

export const OnceUnderStrictMode = meta.story({
  render: (args) => (
    <StrictMode>
      <ProviderCallbackContainer {...args} />
    </StrictMode>
  ),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
    await expect(args.takeArrival).toHaveBeenCalledOnce();
    await expect(exchange).toHaveBeenCalledOnce();
  },
});

export const WithAToken = meta.story({
  args: { takeArrival: takes('token=t1&state=s1', { provider: 'google', isRemembered: true }) },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith({ ...signedIn, isRemembered: true }));
    await expect(exchangeToken).toHaveBeenCalledWith('google', { token: 't1' });
    await expect(exchange).not.toHaveBeenCalled();
  },
});

export const AsksForACode = meta.story({
  beforeEach: () => void exchange.mockReturnValue({ data: aTwoFactorChallenge() }),
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.onChallenge).toHaveBeenCalledWith(
        expect.objectContaining({ userId: '7', methods: ['totp', 'email'], loginToken: 'sample-login-token', isRemembered: false }),
      ),
    );
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
});

export const Busy = meta.story({
  beforeEach: () => void exchange.mockImplementation(() => new Promise(() => {})),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Signing in...');
    await waitFor(() => expect(exchange).toHaveBeenCalledOnce());
  },
});

type Played = { args: ProviderCallbackContainerProps; canvas: Canvas };

const shows =
  (...texts: string[]) =>
  async ({ args, canvas }: Played) => {
    const alert = await canvas.findByRole('alert');
    for (const text of texts) await expect(alert).toHaveTextContent(text);
    await expect(args.onSignedIn).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'Back to Login' })).toBeVisible();
  };

const showsAndSendsNothing = (text: string) => async (played: Played) => {
  await shows(text)(played);
  await expect(exchange).not.toHaveBeenCalled();
  await expect(exchangeToken).not.toHaveBeenCalled();
};

export const Refused = meta.story({
  name: 'OAuth error: {error}',
  args: { takeArrival: takes('error=access_denied&state=s1') },
  play: showsAndSendsNothing('OAuth error: access_denied'),
});

export const WithoutACode = meta.story({
  name: 'Authorization code not received',
  args: { takeArrival: takes('state=s1') },
  play: showsAndSendsNothing('Authorization code not received'),
});

export const ForgedState = meta.story({
  name: 'Invalid OAuth state: forged',
  args: { takeArrival: takes('code=c1&state=s2') },
  play: showsAndSendsNothing('Invalid OAuth state'),
});

export const Replayed = meta.story({
  name: 'Invalid OAuth state: replayed',
  args: { takeArrival: takes('code=c1&state=s1', { state: null, provider: null }) },
  play: showsAndSendsNothing('Invalid OAuth state'),
});

export const WithoutAProvider = meta.story({
  name: 'Without a provider',
  args: { takeArrival: takes('code=c1&state=s1', { provider: null }) },
  play: showsAndSendsNothing('No OAuth provider found in session'),
});

const noWord = () => new Response(null, { status: 500 });
const page = () => new Response('<!doctype html>');
const cut = () => new Response('{"data":{"tok');

export const Error = meta.story({
  name: 'Failed to authenticate',
  beforeEach: () => void exchange.mockImplementation(noWord),
  play: shows('Failed to authenticate'),
});

const withAToken = takes('token=t1&state=s1');

export const TokenFails = meta.story({
  name: 'Token login failed',
  args: { takeArrival: withAToken },
  beforeEach: () => void exchangeToken.mockImplementation(noWord),
  play: shows('Token login failed'),
});

/** A page arrives in place of JSON. */
export const TokenNonsense = meta.story({
  name: 'Token login unreadable',
  args: { takeArrival: withAToken },
  beforeEach: () => void exchangeToken.mockImplementation(page),
  play: shows('Token login failed', 'could not be read'),
});

export const TokenCutOff = meta.story({
  name: 'Token login cut off',
  args: { takeArrival: withAToken },
  beforeEach: () => void exchangeToken.mockImplementation(cut),
  play: shows('Token login failed', 'could not be read'),
});

export const FailsWithAReason = meta.story({
  name: 'Fails with a reason',
  beforeEach: () => {
    exchange.mockImplementation(() => {
      throw new Refusal(403, 'This account is closed.');
    });
  },
  play: shows('Failed to authenticate', 'This account is closed.'),
});

/** A page arrives in place of JSON. */
export const Nonsense = meta.story({
  name: 'Sign-in unreadable',
  beforeEach: () => void exchange.mockImplementation(page),
  play: shows('Failed to authenticate', 'could not be read'),
});

export const CutOff = meta.story({
  name: 'Sign-in cut off',
  beforeEach: () => void exchange.mockImplementation(cut),
  play: shows('Failed to authenticate', 'could not be read'),
});
