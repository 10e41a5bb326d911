import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SocialProvider, socialEndpoints } from '@valise/contract';
import { mailedCode, problemOfCall, startTestSandbox, type TestSandbox } from '../testing/testSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

const redirect_uri = 'http://127.0.0.1:5173/oauth/google/callback';

/** The code in each link of a provider's page, by the link's text. */
async function answersOf(provider: SocialProvider): Promise<Record<string, URLSearchParams>> {
  const page = await (await sandbox.fetch(`/sandbox/social/${provider}?${new URLSearchParams({ redirect_uri, state: 's1' })}`)).text();
  const links = [...page.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)];
  return Object.fromEntries(links.map(([, href, words]) => [words, new URL(href!.replaceAll('&amp;', '&')).searchParams]));
}

const exchange = (query: URLSearchParams, provider = 'google') =>
  sandbox.client().call(socialEndpoints.callback, { params: { provider }, query: Object.fromEntries(query) });

test('a provider’s page offers its people, a refusal and wrong responses', async () => {
  const answers = await answersOf('google');
  expect(Object.keys(answers)).toEqual([
    'Continue as Jonah Reed (jonah@valise.club)',
    'Continue as Iris Novak (iris@valise.club, asks for a code)',
    'Refuse',
    'Answer with another state',
    'Answer without a state',
    'Answer without a code',
    'Answer with a code that does not work',
    'Answer with a token in place of a code',
  ]);
  const parts = Object.values(answers).map((query) => [...query.keys()].toSorted().join(' '));
  expect(parts).toEqual(['code state', 'code state', 'error state', 'code state', 'code', 'state', 'code state', 'state token']);
  expect(Object.values(answers).map((query) => query.get('state') === 's1')).toEqual([true, true, true, false, false, true, true, true]);
});

test('a code signs in its own person, once, at its own provider', async () => {
  const { 'Continue as Jonah Reed (jonah@valise.club)': jonah } = await answersOf('google');
  expect((await problemOfCall(exchange(jonah!, 'facebook'))).serverMessage).toBe('Failed to authenticate');
  expect(await exchange(jonah!)).toMatchObject({ outcome: 'signed-in', user: { name: 'Jonah Reed', provider: 'google' } });
  expect((await problemOfCall(exchange(jonah!))).status).toBe(401);
  const changed = new URLSearchParams({ code: jonah!.get('code')!.replace(/\d$/, '1') });
  expect((await problemOfCall(exchange(changed))).status).toBe(401);
});

test('a person with a second factor needs a code', async () => {
  const answers = await answersOf('google');
  const challenge = await exchange(answers['Continue as Iris Novak (iris@valise.club, asks for a code)']!);
  expect(challenge).toMatchObject({ outcome: 'two-factor', methods: ['email'] });
  expect(await mailedCode(sandbox)).toMatch(/^\d{6}$/);
});

test('an unknown code is refused with 401', async () => {
  const answers = await answersOf('google');
  expect((await problemOfCall(exchange(answers['Answer with a code that does not work']!))).status).toBe(401);
});

test.each(['https://evil.example/', 'javascript:alert(1)', '/oauth/google/callback', ''])('%j is refused as an address to return to', async (back) => {
  const query = new URLSearchParams({ redirect_uri: back, state: 's1' });
  expect((await sandbox.fetch(`/sandbox/social/google?${query}`)).status).toBe(400);
  expect((await sandbox.fetch(`/api/social/google/redirect?${query}`)).status).toBe(422);
  expect((await sandbox.fetch(`/api/social/facebook/redirect?${query}`)).status).toBe(422);
});
