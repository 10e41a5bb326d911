import { accountEndpoints, socialEndpoints } from '@valise/contract';
import { aSession, aTwoFactorChallenge } from '@valise/contract/samples';
import { Refusal } from '@valise/contract/serve';
import { Link, RouterProvider } from '@valise/ui/Link';
import { createContext, use, useCallback, useRef, useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { LoginContainer } from '../auth/Login/LoginContainer.tsx';
import type { OAuthAttempt } from '../auth/oauthAttempt.ts';
import type { CallbackArrival } from '../auth/ProviderCallback/checkCallback.ts';
import { ProviderCallbackContainer } from '../auth/ProviderCallback/ProviderCallbackContainer.tsx';
import { ProviderSignInContainer } from '../auth/ProviderSignIn/ProviderSignInContainer.tsx';
import type { PendingTwoFactor, SignedIn } from '../auth/session.ts';
import { TwoFactorContainer } from '../auth/TwoFactor/TwoFactorContainer.tsx';

type Place =
  | { at: 'login' }
  | { at: 'provider'; state: string }
  | { at: 'callback'; query: string }
  | { at: 'two-factor'; pending: PendingTwoFactor }
  | { at: 'dashboard'; session: SignedIn };

/** The query with which each link of the provider's page redirects back. */
const redirects: Readonly<Record<string, (state: string) => Record<string, string>>> = {
  'Continue as Marta Vidal': (state) => ({ code: 'marta', state }),
  'Continue as Elena Costa': (state) => ({ code: 'elena', state }),
  Refuse: (state) => ({ error: 'access_denied', state }),
  'Redirect with another state': () => ({ code: 'marta', state: 'forged' }),
  'Redirect without a code': (state) => ({ state }),
  'Redirect with a code that does not work': (state) => ({ code: 'unknown', state }),
  'Redirect with a token in place of a code': (state) => ({ token: 'marta', state }),
};

const Leave = createContext<(attempt: OAuthAttempt) => void>(() => undefined);

function Providers({ isRemembered }: { isRemembered: boolean }) {
  const leave = use(Leave);
  return (
    <ProviderSignInContainer
      isRemembered={isRemembered}
      shopDomainSuffix="myshopify.com"
      callbackAddress={(provider) => `https://portal.example/oauth/${provider}/callback`}
      onLeave={(_, attempt) => leave(attempt)}
    />
  );
}

/** Sign-in, the provider's page, the redirect back and the second step, wired together as an app does. */
function ProviderFlow() {
  const [place, goTo] = useState<Place>({ at: 'login' });
  const stored = useRef<OAuthAttempt>(null);
  const onSignedIn = (session: SignedIn) => goTo({ at: 'dashboard', session });
  const onChallenge = (pending: PendingTwoFactor) => goTo({ at: 'two-factor', pending });

  function leave(attempt: OAuthAttempt) {
    stored.current = attempt;
    goTo({ at: 'provider', state: attempt.state });
  }

  const takeArrival = useCallback((): CallbackArrival => {
    const { provider = null, state = null, isRemembered = true } = stored.current ?? {};
    stored.current = null;
    const query = new URLSearchParams(place.at === 'callback' ? place.query : '');
    return { query, pathProvider: null, attempt: { provider, state, isRemembered } };
  }, [place]);

  function follow(path: string) {
    const query = new URL(path, window.location.origin).search;
    goTo(query === '' ? { at: 'login' } : { at: 'callback', query });
  }

  return (
    <RouterProvider navigate={follow}>
      {place.at === 'login' && (
        <Leave value={leave}>
          <LoginContainer onSignedIn={onSignedIn} onChallenge={onChallenge} socialSignIn={Providers} />
        </Leave>
      )}
      {place.at === 'provider' && <ProviderPage state={place.state} />}
      {place.at === 'callback' && <ProviderCallbackContainer takeArrival={takeArrival} onSignedIn={onSignedIn} onChallenge={onChallenge} />}
      {place.at === 'two-factor' && <TwoFactorContainer pending={place.pending} onSignedIn={onSignedIn} />}
      {place.at === 'dashboard' && (
        <main>
          <h1>Welcome {place.session.user.name}!</h1>
          <p>{place.session.isRemembered ? 'Remembered' : 'Until this tab closes'}</p>
        </main>
      )}
    </RouterProvider>
  );
}

/** Stands in for a provider's page. */
function ProviderPage({ state }: { state: string }) {
  return (
    <main>
      <h1>A page of the provider</h1>
      <ul>
        {Object.entries(redirects).map(([text, queryOf]) => (
          <li key={text}>
            <Link href={`?${new URLSearchParams(queryOf(state))}`}>{text}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}

function sessionOf(secret: string) {
  if (secret === 'marta') return aSession();
  if (secret === 'elena') return aTwoFactorChallenge();
  throw new Refusal(401, 'Failed to authenticate');
}

const meta = preview.meta({
  title: 'Flows/Sign in with a provider',
  component: ProviderFlow,
  tags: ['stable', 'spec:1.8'],
  parameters: {
    layout: 'fullscreen',
    api: [
      answers(socialEndpoints, {
        providers: () => ['google', 'facebook', 'shopify'],
        googleRedirect: () => ({ data: { redirect_url: 'https://accounts.example/' } }),
        callback: ({ request }) => ({ data: sessionOf(new URL(request.url).searchParams.get('code') ?? '') }),
        token: ({ body }) => {
          if (body.token !== 'marta') throw new Refusal(401, 'Token login failed');
          return { data: { data: aSession() } };
        },
      }),
      answers(accountEndpoints, { verifyTwoFactor: () => ({ data: { verified: true, ...aSession() } }) }),
    ],
  },
});

async function comeBackBy(link: string, provider = 'Google') {
  await userEvent.click(await screen.findByRole('button', { name: provider }));
  await userEvent.click(await screen.findByRole('link', { name: link }));
}

const isWelcome = async () => expect(await screen.findByRole('heading', { name: 'Welcome Marta Vidal!' })).toBeVisible();

/** The failure is shown, and a retry succeeds. */
async function failsAndRecovers(message: string) {
  await expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await userEvent.click(screen.getByRole('link', { name: 'Back to Login' }));
  await comeBackBy('Continue as Marta Vidal');
  await isWelcome();
}

export const ThereAndBack = meta.story({
  play: async () => {
    await comeBackBy('Continue as Marta Vidal');
    await isWelcome();
    await expect(screen.getByText('Remembered')).toBeVisible();
  },
});

export const WithASecondFactor = meta.story({
  play: async ({ step }) => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await comeBackBy('Continue as Elena Costa');
    await step('the code is required', async () => {
      await userEvent.type(await screen.findByRole('textbox', { name: 'Enter your 6-digit code' }), '123456');
      await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
    });
    await isWelcome();
    await expect(screen.getByText('Until this tab closes')).toBeVisible();
  },
});

export const WithATokenInPlaceOfACode = meta.story({
  name: 'Token without code',
  play: async () => {
    await comeBackBy('Redirect with a token in place of a code');
    await isWelcome();
  },
});

export const Refused = meta.story({
  play: async () => {
    await comeBackBy('Refuse');
    await failsAndRecovers('OAuth error: access_denied');
  },
});

export const ForgedState = meta.story({
  play: async () => {
    await comeBackBy('Redirect with another state');
    await failsAndRecovers('Invalid OAuth state');
  },
});

export const WithoutACode = meta.story({
  play: async () => {
    await comeBackBy('Redirect without a code');
    await failsAndRecovers('Authorization code not received');
  },
});

export const CodeThatDoesNotWork = meta.story({
  name: 'Code refused',
  play: async () => {
    await comeBackBy('Redirect with a code that does not work');
    await failsAndRecovers('Failed to authenticate');
  },
});
