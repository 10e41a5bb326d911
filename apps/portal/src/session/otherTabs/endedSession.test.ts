import { draftEntryName } from '@valise/features/kit';
import { expect, test } from 'vitest';
import type { LostSession } from '../session.ts';
import { createSession } from '../session.ts';
import { FakeStorage } from '../testing/fakeStorage.ts';
import { endedSession, fateOf } from './endedSession.ts';
import { forgetAfterLogout } from './forgetAfterLogout.ts';

const lost: LostSession = { userId: '7', isLogout: false, hadInput: true };
/** The stores of a browser with a draft of a user. */
function storesWithDraftOf(userId: string) {
  const stores = { browser: new FakeStorage(), tab: new FakeStorage() };
  stores.tab.setItem(`valise.${draftEntryName({ form: 'chat', userId, id: '42' })}`, '{}');
  return stores;
}

test.each([
  ['kept', 'its draft is stored', lost, '7'],
  ['lost', 'only a draft of another user is stored', lost, '8'],
  ['lost', 'its user logged out, even before the draft is removed', { ...lost, isLogout: true }, '7'],
  ['none', 'there was none', { ...lost, hadInput: false }, '8'],
] as const)('input is %s: %s', (fate, _, session, draftOf) => {
  expect(fateOf(session, storesWithDraftOf(draftOf))).toBe(fate);
});

test('a logout elsewhere removes the drafts of this tab, and only those of that user', () => {
  const stores = storesWithDraftOf('7');
  stores.tab.setItem('valise.draft.chat.8.42', '{}');
  stores.browser.setItem('auth_token', 't1');
  stores.browser.setItem('auth_user', '{"id":7,"type":"Partner"}');
  const session = createSession({ browser: stores.browser, tab: null }, () => true);
  forgetAfterLogout(session, stores);
  stores.browser.removeItem('auth_token');
  session.adopt('logout');
  expect([stores.tab.getItem('valise.draft.chat.7.42'), stores.tab.getItem('valise.draft.chat.8.42')]).toEqual([null, '{}']);
  expect(endedSession(session.getSnapshot(), stores)).toEqual({ by: 'logout', email: '', input: 'lost' });
});

test('a tab that was opened signed out has no session that ended', () => {
  const stores = storesWithDraftOf('7');
  expect(endedSession(createSession(stores).getSnapshot(), stores)).toBeUndefined();
});
