import { expect, test } from 'vitest';
import { judgeCallback, type KeptTrip } from './judgeCallback.ts';

const kept: KeptTrip = { provider: 'google', state: 's1', isRemembered: true };
const judge = (query: string, changed: Partial<KeptTrip> = {}, pathProvider: string | null = 'google') =>
  judgeCallback({ query: new URLSearchParams(query), pathProvider, kept: { ...kept, ...changed } });

test("a code with the state is exchanged with all of the provider's query", () => {
  expect(judge('code=c&state=s1&hd=valise.club')).toEqual({
    verdict: 'code',
    provider: 'google',
    query: { code: 'c', state: 's1', hd: 'valise.club' },
  });
});

test('a path without a provider takes the one that was kept', () => {
  expect(judge('code=c&state=s1', {}, null)).toMatchObject({ verdict: 'code', provider: 'google' });
});

test('a token in place of a code signs in, a code beside it wins', () => {
  expect(judge('token=t&state=s1')).toEqual({ verdict: 'token', provider: 'google', token: 't' });
  expect(judge('token=t&code=c&state=s1').verdict).toBe('code');
});

test.each<[string, string, Partial<KeptTrip>, (string | null)?]>([
  ['another state', 'code=c&state=s2', {}],
  ['no state in the address', 'code=c', {}],
  ['no state kept', 'code=c&state=s1', { state: null }],
  ['none on either side', 'code=c', { state: null }],
  ['an empty one on both sides', 'code=c&state=', { state: '' }],
  ['the state twice, the first one wrong', 'code=c&state=s2&state=s1', {}],
  ['the state in another letter case', 'code=c&state=S1', {}],
  ['an error that nobody here asked for', 'error=access_denied', {}],
  ["another provider's path", 'code=c&state=s1', {}, 'facebook'],
  ['the path of a provider that is not known', 'code=c&state=s1', {}, 'apple'],
])('%s is an invalid state', (_, query, changed, pathProvider = 'google') => {
  expect(judge(query, changed, pathProvider)).toEqual({ verdict: 'invalidState' });
});

test('a provider that was not kept, or is not known, is none', () => {
  expect(judge('code=c&state=s1', { provider: null }, null)).toEqual({ verdict: 'noProvider' });
  expect(judge('code=c&state=s1', { provider: null })).toEqual({ verdict: 'noProvider' });
  expect(judge('code=c&state=s1', { provider: 'apple' }, null)).toEqual({ verdict: 'noProvider' });
});

test("the provider's error is told, whatever comes with it", () => {
  expect(judge('error=access_denied&code=c&state=s1')).toEqual({ verdict: 'error', error: 'access_denied' });
});

test('neither a code nor a token is no code', () => {
  expect(judge('state=s1')).toEqual({ verdict: 'noCode' });
  expect(judge('code=&token=&state=s1')).toEqual({ verdict: 'noCode' });
});
