import type { User } from '@valise/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage } from './testing/fakeStorage.ts';
import { createSession, followOtherTabs, type SessionStore } from './session.ts';

const userCalled = (id: string, name: string): User => ({
  id,
  name,
  firstName: null,
  lastName: null,
  email: `${name}@valise.club`,
  phone: null,
  profilePhoto: null,
  type: 'Partner',
  provider: null,
  twoFactorMethod: null,
  hasTwoFactorSecret: false,
});
const marta = userCalled('7', 'marta');
const noah = userCalled('8', 'noah');

let browser: FakeStorage;
let tab: FakeStorage;
const openTab = () => createSession({ browser, tab });
const userNameIn = (session: SessionStore) => session.getSnapshot().session?.user.name ?? 'signed out';

beforeEach(() => {
  browser = new FakeStorage();
  tab = new FakeStorage();
});

afterEach(() => void vi.unstubAllGlobals());

describe('a sign-in that waits for its code', () => {
  const pending = { userId: '7', methods: ['totp' as const], loginToken: 'l1', isRemembered: true };

  test('is known to the page alone', () => {
    const session = openTab();
    session.challenge(pending);
    expect(session.getSnapshot()).toMatchObject({ session: null, pending });
    expect([browser.changes, tab.changes]).toEqual([[], []]);
    expect(openTab().getSnapshot().pending).toBeNull();
  });

  test('is removed once it is cancelled', () => {
    const session = openTab();
    session.challenge(pending);
    session.challenge(null);
    expect(session.getSnapshot()).toMatchObject({ session: null, pending: null });
  });

  test('is removed by a sign-in, here or in another tab', () => {
    const [here, there] = [openTab(), openTab()];
    for (const session of [here, there]) session.challenge(pending);
    here.signIn({ token: 't1', user: marta, isRemembered: true });
    there.adopt();
    for (const session of [here, there]) expect(session.getSnapshot()).toMatchObject({ session: { token: 't1' }, pending: null });
  });

  test('is removed by a sign-out', () => {
    const session = openTab();
    session.signIn({ token: 't1', user: marta, isRemembered: true });
    session.challenge(pending);
    session.signOut();
    expect(session.getSnapshot()).toMatchObject({ session: null, pending: null });
  });
});

describe('what is stored', () => {
  test('three entries: the token is written last and removed first', () => {
    const session = openTab();
    session.signIn({ token: 't1', user: marta, isRemembered: true });
    expect(browser.changes).toEqual(['+type', '+auth_user', '+auth_token']);
    expect(browser.getItem('type')).toBe('Partner');
    session.signOut();
    expect(browser.changes.slice(3)).toEqual(['-auth_token', '-auth_user', '-type']);
    expect(browser.length).toBe(0);
  });

  test('the documented fields of the user and nothing else', () => {
    const withSecret = { ...marta, two_factor_recovery: 'secret', password: 'secret' };
    openTab().signIn({ token: 't1', user: withSecret, isRemembered: true });
    expect(Object.keys(JSON.parse(browser.getItem('auth_user')!)).toSorted()).toEqual([
      'email',
      'first_name',
      'id',
      'last_name',
      'name',
      'phone',
      'profile_photo',
      'provider',
      'two_factor_method',
      'two_factor_secret',
      'type',
    ]);
  });

  test('a reload restores the session', () => {
    openTab().signIn({ token: 't1', user: marta, isRemembered: true });
    expect(openTab().getSnapshot()).toEqual({
      session: { token: 't1', user: marta },
      persistence: 'browser',
      lastEvent: 'opened',
      expired: null,
      pending: null,
    });
  });

  test('a user whose entry lacks a type takes it from its own entry', () => {
    browser.setItem('type', 'Admin');
    browser.setItem('auth_user', '{"id":9}');
    browser.setItem('auth_token', 't');
    expect(openTab().getSnapshot().session?.user).toMatchObject({ id: '9', type: 'Admin' });
  });

  test.each([
    ['a token without a user', null],
    ['a user that is no JSON', '{"id":7'],
    ['a user without an id', '{"name":"marta"}'],
    ['a user without a type, here or in its own entry', '{"id":7,"name":"marta"}'],
  ])('%s is no session, and is not changed', (_, text) => {
    if (text !== null) browser.setItem('auth_user', text);
    browser.setItem('auth_token', 't1');
    const before = browser.length;
    const session = openTab();
    session.adopt();
    expect(userNameIn(session)).toBe('signed out');
    expect(browser.length).toBe(before);
  });
});

describe('Remember me', () => {
  test('unticked, the tab keeps the session and the browser none', () => {
    openTab().signIn({ token: 't1', user: marta, isRemembered: false });
    expect(tab.getItem('auth_token')).toBe('t1');
    expect(browser.length).toBe(0);
  });

  test('a tab with a session of its own does not adopt those of others', () => {
    const session = openTab();
    session.signIn({ token: 't1', user: marta, isRemembered: false });
    createSession({ browser, tab: new FakeStorage() }).signIn({ token: 't2', user: noah, isRemembered: true });
    session.adopt();
    expect(userNameIn(session)).toBe('marta');
    expect(userNameIn(openTab())).toBe('marta');
  });

  test('signing out of the tab leaves the session of the browser alone', () => {
    createSession({ browser, tab: new FakeStorage() }).signIn({ token: 't2', user: noah, isRemembered: true });
    const session = createSession({ browser: null, tab });
    session.signIn({ token: 't1', user: marta, isRemembered: false });
    openTab().signOut();
    expect(tab.length).toBe(0);
    expect(browser.getItem('auth_token')).toBe('t2');
  });

  test('ticked after unticked, the browser stores the session', () => {
    const session = openTab();
    session.signIn({ token: 't1', user: marta, isRemembered: false });
    session.signOut();
    session.signIn({ token: 't2', user: marta, isRemembered: true });
    expect(tab.length).toBe(0);
    expect(session.getSnapshot().persistence).toBe('browser');
  });
});

describe('storage that refuses', () => {
  test('a blocked store gives a session on this page, which no other tab ends', () => {
    const session = createSession({ browser: null, tab: null });
    session.signIn({ token: 't1', user: marta, isRemembered: true });
    session.adopt();
    expect(session.getSnapshot()).toMatchObject({ session: { token: 't1' }, persistence: 'page' });
  });

  test.each([0, 30, 260])('a store that is full after %i characters keeps no half of a session', (quota) => {
    browser.quota = quota;
    const session = openTab();
    session.signIn({ token: 't'.repeat(64), user: marta, isRemembered: true });
    expect(browser.length).toBe(0);
    expect(userNameIn(session)).toBe('marta');
    expect(session.getSnapshot().persistence).toBe('page');
  });
});

describe('other tabs', () => {
  test('signing in, out and in as another user is followed', () => {
    const [here, there] = [openTab(), openTab()];
    const listener = vi.fn<() => void>();
    here.subscribe(listener);
    there.signIn({ token: 't1', user: marta, isRemembered: true });
    here.adopt();
    expect(userNameIn(here)).toBe('marta');
    there.signOut();
    here.adopt();
    expect(userNameIn(here)).toBe('signed out');
    there.signIn({ token: 't2', user: noah, isRemembered: true });
    here.adopt();
    expect(userNameIn(here)).toBe('noah');
    here.adopt();
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test('whatever is read while another tab writes is a whole session or none', () => {
    browser.setItem('auth_token', 'old');
    browser.setItem('auth_user', '{"id":"8","name":"noah"}');
    browser.setItem('type', 'Admin');
    const seen = new Set<string>();
    const original = browser.setItem.bind(browser);
    const look = () => {
      const { session } = createSession({ browser, tab: null }).getSnapshot();
      seen.add(session === null ? 'signed out' : `${session.token} ${session.user.name}`);
    };
    const remove = browser.removeItem.bind(browser);
    browser.setItem = (...entry) => (original(...entry), look());
    browser.removeItem = (entry) => (remove(entry), look());
    const writer = createSession({ browser, tab: null });
    writer.signIn({ token: 'new', user: marta, isRemembered: true });
    writer.signOut();
    expect([...seen].toSorted()).toEqual(['new marta', 'signed out']);
  });

  test('Logout pressed just after another tab signed in another user ends nothing', () => {
    const [here, there] = [openTab(), openTab()];
    here.signIn({ token: 't1', user: marta, isRemembered: true });
    there.signIn({ token: 't2', user: noah, isRemembered: true });
    expect(here.signOut()).toBeNull();
    expect(userNameIn(here)).toBe('noah');
    expect(browser.getItem('auth_token')).toBe('t2');
  });

  test('a changed user replaces the stored one and leaves the token alone', () => {
    const session = openTab();
    session.signIn({ token: 't1', user: marta, isRemembered: true });
    session.replaceUser({ ...marta, name: 'Marta Vidal' });
    expect(userNameIn(openTab())).toBe('Marta Vidal');
    expect(browser.changes.filter((entry) => entry.endsWith('auth_token'))).toEqual(['+auth_token']);
  });

  test('another tab of the same session takes over a changed user', () => {
    const here = openTab();
    here.signIn({ token: 't1', user: marta, isRemembered: true });
    const there = openTab();
    here.replaceUser({ ...marta, name: 'Marta Vidal' });
    there.adoptUser();
    expect(userNameIn(there)).toBe('Marta Vidal');
  });

  test('a user that is written while a sign-in is pending changes no other session', () => {
    const here = openTab();
    here.signIn({ token: 't1', user: marta, isRemembered: true });
    const there = openTab();
    browser.removeItem('auth_token');
    browser.setItem('auth_user', '{"id":"8","name":"noah"}');
    there.adoptUser();
    expect(userNameIn(there)).toBe('marta');
    browser.setItem('auth_token', 't2');
    there.adoptUser();
    expect(userNameIn(there)).toBe('marta');
    there.adopt();
    expect(userNameIn(there)).toBe('noah');
  });

  test('a changed user of an earlier session is not put over the present one', () => {
    const session = openTab();
    session.signIn({ token: 't2', user: noah, isRemembered: true });
    session.replaceUser({ ...marta, name: 'Marta Vidal' });
    expect(userNameIn(session)).toBe('noah');
  });
});

describe('a refused call', () => {
  /** Delivers to `session` the browser's events of other tabs' changes to the token. */
  function follow(session: SessionStore): void {
    const window = new EventTarget();
    vi.stubGlobal('window', window);
    vi.stubGlobal('document', new EventTarget());
    followOtherTabs(session);
    const tell = (newValue: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth_token', newValue }));
    const { setItem, removeItem } = browser;
    browser.setItem = (name, value) => {
      setItem.call(browser, name, value);
      if (name === 'auth_token') tell(value);
    };
    browser.removeItem = (name) => {
      removeItem.call(browser, name);
      if (name === 'auth_token') tell(null);
    };
  }

  test('ends the session in other tabs in the same way, a logout silently', () => {
    const [here, there] = [openTab(), openTab()];
    follow(there);
    here.signIn({ token: 't1', user: marta, isRemembered: true });
    here.expire('t1');
    expect(there.getSnapshot()).toMatchObject({ session: null, lastEvent: 'expired', expired: marta });
    expect(browser.length).toBe(0);
    here.signIn({ token: 't2', user: marta, isRemembered: true });
    expect(there.getSnapshot()).toMatchObject({ session: { token: 't2' }, lastEvent: 'followed', expired: null });
    here.signOut();
    expect(there.getSnapshot()).toMatchObject({ session: null, lastEvent: 'followed', expired: null });
  });

  test('whose tab has not been told yet that another one ended the session', () => {
    const [here, there] = [openTab(), openTab()];
    here.signIn({ token: 't1', user: marta, isRemembered: true });
    there.adopt();
    here.expire('t1');
    there.expire('t1');
    expect(there.getSnapshot()).toMatchObject({ session: null, lastEvent: 'expired', expired: marta });
  });

  test('twenty together end the session once', () => {
    const session = openTab();
    session.signIn({ token: 't1', user: marta, isRemembered: true });
    const listener = vi.fn<() => void>();
    session.subscribe(listener);
    for (let call = 0; call < 20; call += 1) session.expire('t1');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(session.getSnapshot()).toMatchObject({ session: null, lastEvent: 'expired' });
    expect(browser.length).toBe(0);
  });

  test('with the token of an earlier session ends nothing', () => {
    const session = openTab();
    session.signIn({ token: 't2', user: marta, isRemembered: true });
    session.expire('t1');
    expect(userNameIn(session)).toBe('marta');
  });

  test('with a token that another tab has already replaced adopts the new one', () => {
    const [here, there] = [openTab(), openTab()];
    here.signIn({ token: 't1', user: marta, isRemembered: true });
    there.signIn({ token: 't2', user: noah, isRemembered: true });
    here.expire('t1');
    expect(userNameIn(here)).toBe('noah');
    expect(browser.getItem('auth_token')).toBe('t2');
  });

  test('a second press on Logout ends nothing more', () => {
    const session = openTab();
    session.signIn({ token: 't1', user: marta, isRemembered: true });
    expect(session.signOut()).toMatchObject({ token: 't1' });
    expect(session.signOut()).toBeNull();
    expect(session.getSnapshot().lastEvent).toBe('signed-out');
  });
});

describe('a session that a tab loses without a choice made in it', () => {
  const editing = () => createSession({ browser, tab: new FakeStorage() }, (userId) => userId === '7');
  const signedIn = () => {
    openTab().signIn({ token: 't1', user: marta, isRemembered: true });
    return editing();
  };

  test.each([
    ['logout', { isLogout: true, lastEvent: 'followed' }],
    ['expired', { isLogout: false, lastEvent: 'expired' }],
    [undefined, { isLogout: false, lastEvent: 'followed' }],
  ] as const)('by %s: what it held is known', (end, { isLogout, lastEvent }) => {
    const session = signedIn();
    openTab().signOut();
    session.adopt(end);
    expect(session.getSnapshot()).toMatchObject({ session: null, lastEvent, lost: { userId: '7', isLogout, hadInput: true } });
  });

  test("by another user's session: it is known until this tab signs in", () => {
    const session = signedIn();
    openTab().signIn({ token: 't2', user: noah, isRemembered: true });
    session.adopt();
    expect(session.getSnapshot().lost).toEqual({ userId: '7', isLogout: false, hadInput: true });
    session.signIn({ token: 't3', user: marta, isRemembered: true });
    expect(session.getSnapshot().lost).toBeUndefined();
  });

  test('is none when only the user has changed, or the tab itself logs out', () => {
    const session = signedIn();
    openTab().replaceUser({ ...marta, name: 'Marta' });
    session.adoptUser();
    expect([session.getSnapshot().session?.user.name, session.getSnapshot().lost]).toEqual(['Marta', undefined]);
    session.signOut();
    expect(session.getSnapshot().lost).toBeUndefined();
  });
});
