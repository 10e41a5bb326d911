import { Hono } from 'hono';
import { html } from 'hono/html';
import { socialProviders } from '@valise/contract';
import { deleteExpired } from '../database/expired.ts';
import { socialCodes } from '../database/schema.ts';
import { codeFor, socialPeople } from '../database/socialPeople.ts';
import type { ServerEnvironment } from '../http/api.ts';
import { visitorOf } from '../http/caller.ts';
import { fingerprint, newToken } from '../security/secrets.ts';
import type { AppContext } from '../appContext.ts';
import { pageHeaders } from './pageHeaders.ts';

const CODE_MS = 5 * 60_000;

/** `/sandbox/social/{provider}`: stands in for a provider's consent page. */
export function createConsentPage(app: AppContext, origins: readonly string[]): Hono<ServerEnvironment> {
  const pages = new Hono<ServerEnvironment>();
  pages.get('/sandbox/social/:provider', pageHeaders, async (c) => {
    const provider = socialProviders.find((known) => known === c.req.param('provider'));
    const { redirect_uri: back = '', state = '' } = c.req.query();
    const { isKnownOrigin } = visitorOf(app, c.req.raw, { address: '', origins });
    if (provider === undefined || !URL.canParse(back) || !isKnownOrigin(new URL(back).origin)) return c.text('Bad request', 400);

    const people = socialPeople[provider];
    const codes = people.map((_, place) => codeFor(place));
    const [misused, token] = [codeFor(0), codeFor(0)];
    const expiresAt = app.now() + CODE_MS;
    await deleteExpired(app);
    await app.db.insert(socialCodes).values([...codes, misused, token].map((code) => ({ codeHash: fingerprint(code), provider, expiresAt })));
    const returning = (answer: Record<string, string>) => {
      const address = new URL(back);
      for (const [name, value] of Object.entries(answer)) address.searchParams.set(name, value);
      return address.href;
    };
    return c.html(html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Sign in with ${provider}</title>
    <link rel="icon" href="/sandbox/console.svg">
    <link rel="stylesheet" href="/sandbox/console.css">
  </head>
  <body>
    <header><h1>Sign in with ${provider}</h1></header>
    <main>
      <section>
        <p>The sandbox stands in for ${provider} here: nothing leaves this machine.</p>
        <p class="actions">
          ${people.map(
            ({ name, email, needsCode }, place) =>
              html`<a class="button" href="${returning({ code: codes[place] ?? '', state })}">Continue as ${name} (${email}${needsCode ? ', asks for a code' : ''})</a>`,
          )}
          <a href="${returning({ error: 'access_denied', state })}">Refuse</a>
        </p>
      </section>
      <section aria-labelledby="misbehave">
        <h2 id="misbehave">Misbehave</h2>
        <ul>
          <li><a href="${returning({ code: misused, state: newToken() })}">Answer with another state</a></li>
          <li><a href="${returning({ code: misused })}">Answer without a state</a></li>
          <li><a href="${returning({ state })}">Answer without a code</a></li>
          <li><a href="${returning({ code: newToken(), state })}">Answer with a code that does not work</a></li>
          <li><a href="${returning({ token, state })}">Answer with a token in place of a code</a></li>
        </ul>
      </section>
    </main>
  </body>
</html>`);
  });
  return pages;
}
