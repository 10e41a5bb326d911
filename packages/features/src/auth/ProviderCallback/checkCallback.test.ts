import { expect, test } from 'vitest';
import type { StoredOAuthAttempt } from '../oauthAttempt.ts';
import { checkCallback } from './checkCallback.ts';

const attempt: StoredOAuthAttempt = { provider: 'google', state: 's1', isRemembered: true };
const check = (query: string, changed: Partial<StoredOAuthAttempt> = {}, pathProvider: string | null = 'google') =>
  checkCallback({ query: new URLSearchParams(query), pathProvider, attempt: { ...attempt, ...changed } });

test("a code with the state is exchanged with all of the provider's query", () => {
  expect(check('code=c&state=s1&hd=valise.club')).toEqual({
    outcome: 'code',
    provider: 'google',
    query: { code: 'c', state: 's1', hd: 'valise.club' },
  });
});

test('a path without a provider takes the one that was stored', () => {
  expect(check('code=c&state=s1', {}, null)).toMatchObject({ outcome: 'code', provider: 'google' });
});

test('a token in place of a code signs in, a code beside it wins', () => {
  expect(check('token=t&state=s1')).toEqual({ outcome: 'token', provider: 'google', token: 't' });
  expect(check('token=t&code=c&state=s1').outcome).toBe('code');
});

test.each<[string, string, Partial<StoredOAuthAttempt>, (string | null)?]>([
  ['another state', 'code=c&state=s2', {}],
  ['no state in the address', 'code=c', {}],
  ['no state stored', 'code=c&state=s1', { state: null }],
  ['none on either side', 'code=c', { state: null }],
  ['an empty one on both sides', 'code=c&state=', { state: '' }],
  ['the state twice, the first one wrong', 'code=c&state=s2&state=s1', {}],
  ['the state in another letter case', 'code=c&state=S1', {}],
  ['an error without a state', 'error=access_denied', {}],
  ["another provider's path", 'code=c&state=s1', {}, 'facebook'],
  ['the path of a provider that is not known', 'code=c&state=s1', {}, 'apple'],
])('%s is an invalid state', (_, query, changed, pathProvider = 'google') => {
  expect(check(query, changed, pathProvider)).toEqual({ outcome: 'invalidState' });
});

test('a provider that was not stored, or is unknown, is none', () => {
  expect(check('code=c&state=s1', { provider: null }, null)).toEqual({ outcome: 'noProvider' });
  expect(check('code=c&state=s1', { provider: null })).toEqual({ outcome: 'noProvider' });
  expect(check('code=c&state=s1', { provider: 'apple' }, null)).toEqual({ outcome: 'noProvider' });
});

test("the provider's error counts, whatever else the response holds", () => {
  expect(check('error=access_denied&code=c&state=s1')).toEqual({ outcome: 'error', error: 'access_denied' });
});

test('neither a code nor a token is no code', () => {
  expect(check('state=s1')).toEqual({ outcome: 'noCode' });
  expect(check('code=&token=&state=s1')).toEqual({ outcome: 'noCode' });
});
