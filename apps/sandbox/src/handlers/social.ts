import { and, eq, gt } from 'drizzle-orm';
import { type SocialProvider, type socialEndpoints, socialProviders } from '@valise/contract';
import { type Handlers, Refusal } from '@valise/contract/serve';
import { socialCodes } from '../database/schema.ts';
import { personIn, userOfProvider } from '../database/socialPeople.ts';
import type { Caller, Visitor } from '../http/caller.ts';
import { fingerprint } from '../security/secrets.ts';
import { signIn } from './session.ts';

function knownProvider(name: string): SocialProvider {
  const provider = socialProviders.find((known) => known === name);
  if (provider === undefined) throw new Refusal(404, 'This provider is not known.');
  return provider;
}

function consentAddress({ origin, isKnownOrigin }: Visitor, provider: SocialProvider, query: { redirect_uri?: string; state?: string }) {
  const { redirect_uri: back = '', state = '' } = query;
  if (!URL.canParse(back) || !isKnownOrigin(new URL(back).origin)) throw new Refusal(422, 'The redirect uri is not allowed.');
  return `${origin}/sandbox/social/${provider}?${new URLSearchParams({ redirect_uri: back, state })}`;
}

/** Accepts a code once. */
async function exchange(visitor: Visitor, provider: SocialProvider, code: string) {
  const { db, now } = visitor.app;
  const used = await db
    .delete(socialCodes)
    .where(and(eq(socialCodes.codeHash, fingerprint(code)), eq(socialCodes.provider, provider), gt(socialCodes.expiresAt, now())))
    .returning();
  const user = used.length === 0 ? null : await userOfProvider(visitor.app, provider, personIn(code));
  if (user === null) throw new Refusal(401, 'Failed to authenticate');
  return signIn(visitor, user);
}

export const socialHandlers: Handlers<typeof socialEndpoints, Caller, Visitor> = {
  providers: () => ({ providers: [...socialProviders] }),

  googleRedirect: ({ query, context: visitor }) => ({ data: { redirect_url: consentAddress(visitor, 'google', query) } }),

  redirect: ({ params, query, context: visitor }) =>
    Response.redirect(consentAddress(visitor, knownProvider(params.provider), query), 302),

  async callback({ params, request, context: visitor }) {
    const code = new URL(request.url).searchParams.get('code') ?? '';
    return { data: await exchange(visitor, knownProvider(params.provider), code) };
  },

  async token({ params, body, context: visitor }) {
    return { data: { data: await exchange(visitor, knownProvider(params.provider), body.token) } };
  },
};
