import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { acknowledged, list, one, type Reply, type Wrapped } from './reply.ts';
import { optionalText } from './scalars.ts';
import { signIn } from './session.ts';

export const socialProviders = ['google', 'facebook', 'shopify'] as const;
export type SocialProvider = (typeof socialProviders)[number];

// A provider that the portal has no button for is no fault of the row: it is null here and left out below.
const knownProvider = z.pipe(
  z.union([z.string(), z.object({ name: optionalText, id: optionalText, provider: optionalText })]),
  z.transform((sent): SocialProvider | null => {
    const names = (typeof sent === 'string' ? [sent] : [sent.provider, sent.id, sent.name]).map((name) => name?.trim().toLowerCase());
    return socialProviders.find((provider) => names.includes(provider)) ?? null;
  }),
);
type ProviderWire = z.input<typeof knownProvider>;

const sentProviders = list(knownProvider, 'providers');

/** Names, or objects with a name, id or provider; bare, under `data` or under `providers` (decisions.md, Access). */
const providers: Reply<Wrapped<ProviderWire[]> | { providers: ProviderWire[] }, SocialProvider[]> = {
  async read(answer, report) {
    const sent = await sentProviders.read(answer, report);
    return socialProviders.filter((provider) => sent.includes(provider));
  },
};

export const socialEndpoints = {
  providers: endpoint({ method: 'GET', path: '/social/providers', isSignIn: true, reply: providers }),
  googleRedirect: endpoint({
    method: 'GET',
    path: '/social/google/redirect',
    query: ['redirect_uri', 'state'],
    isSignIn: true,
    reply: one(
      z.pipe(
        z.object({ redirect_url: optionalText }),
        /** As sent: whoever follows it checks it first. */
        z.transform(({ redirect_url }) => ({ redirectUrl: redirect_url })),
      ),
    ),
  }),
  /** Visited by the browser, never called: only its address is of use. */
  redirect: endpoint({
    method: 'GET',
    path: '/social/{provider}/redirect',
    query: ['redirect_uri', 'state', 'shop'],
    isSignIn: true,
    reply: acknowledged,
  }),
  /** Takes the provider's own query string, whatever its names. */
  callback: endpoint({
    method: 'GET',
    path: '/social/{provider}/callback',
    query: [] as readonly string[],
    isSignIn: true,
    reply: one(signIn),
  }),
  token: endpoint({
    method: 'POST',
    path: '/social/{provider}/token',
    body: z.object({ token: z.string() }),
    isSignIn: true,
    reply: one(signIn),
  }),
};
