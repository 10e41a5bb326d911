import * as z from 'zod/mini';
import { endpoint, endpointGroup } from '../endpoint/endpoint.ts';
import { list } from '../endpoint/list.ts';
import { acknowledged, one, type Reply, type Wrapped } from '../endpoint/reply.ts';
import { requestBody } from '../endpoint/requestBody.ts';
import { model } from '../schema/model.ts';
import { optionalText, whenSent } from '../schema/readers.ts';
import { signIn } from './session.ts';

export const socialProviders = ['google', 'facebook', 'shopify'] as const;
export type SocialProvider = (typeof socialProviders)[number];

const namedProvider = model(
  { provider: ['provider', whenSent(optionalText)], id: ['id', whenSent(optionalText)], name: ['name', whenSent(optionalText)] },
  ({ provider, id, name }) => [provider, id, name],
);

// The schema also accepts a provider without a button in the portal: it is null here and dropped below.
const knownProvider = z.pipe(
  z.union([z.string(), namedProvider]),
  z.transform((sent): SocialProvider | null => {
    const names = (typeof sent === 'string' ? [sent] : sent).map((name) => name?.trim().toLowerCase());
    return socialProviders.find((provider) => names.includes(provider)) ?? null;
  }),
);
type ProviderWire = z.input<typeof knownProvider>;

const sentProviders = list(knownProvider, 'providers');

/**
 * Names, or objects with a name, id or provider; bare, under `data` or under `providers`. The documents name the endpoint but not
 * its shape.
 */
const providers: Reply<Wrapped<ProviderWire[]> | { providers: ProviderWire[] }, SocialProvider[]> = {
  async read(answer, report) {
    const sent = await sentProviders.read(answer, report);
    return socialProviders.filter((provider) => sent.includes(provider));
  },
};

export const socialEndpoints = endpointGroup('social', {
  providers: endpoint({ method: 'GET', path: '/social/providers', isPublic: true, reply: providers }),
  googleRedirect: endpoint({
    method: 'GET',
    path: '/social/google/redirect',
    query: ['redirect_uri', 'state'],
    isPublic: true,
    reply: one(
      model({
        /** The server's address. Check it before following it. */
        redirectUrl: ['redirect_url', optionalText],
      }),
    ),
  }),
  /** The browser visits it, so only its address is used; it is never called. */
  redirect: endpoint({
    method: 'GET',
    path: '/social/{provider}/redirect',
    query: ['redirect_uri', 'state', 'shop'],
    isPublic: true,
    reply: acknowledged,
  }),
  /** Takes the provider's whole query string, with any names. */
  callback: endpoint({
    method: 'GET',
    path: '/social/{provider}/callback',
    query: [] as readonly string[],
    isPublic: true,
    reply: one(signIn),
  }),
  token: endpoint({
    method: 'POST',
    path: '/social/{provider}/token',
    body: requestBody({ token: ['token', z.string()] }),
    isPublic: true,
    reply: one(signIn),
  }),
});
