import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { vi } from 'vitest';
import { type User, user as userSchema, userToWire } from '@valise/contract';
import { FakeStorage } from '../fakeStorage.ts';
import { logOut } from '../logOut.ts';
import { createSession, followOtherTabs, type SessionStore } from '../session.ts';
import type { Stores } from '../storage.ts';
import { SharedStorage, type TabView } from './sharedStorage.ts';

const TABS = 3;
const USERS = ['7', '8'];
const DOCUMENTED = new Set(Object.keys(userToWire(userSchema.parse({ id: 1 }))));

function hold(isSo: boolean, fact: string): asserts isSo {
  if (!isSo) throw new Error(`It must hold that ${fact}.`);
}

/** What is under test: the store, and ending a session by choice. Broken ones take their places. */
export interface Subject {
  create: (stores: Stores) => SessionStore;
  logOut: typeof logOut;
}
export const soundSubject: Subject = { create: createSession, logOut };

interface Tab {
  view: TabView;
  own: FakeStorage;
  window: EventTarget;
  document: EventTarget;
  /** Changes by other tabs of which this one has not heard yet. */
  unheard: string[];
  session: SessionStore;
  /** Tokens of calls that have left and not been answered. */
  calls: string[];
  stop: () => void;
}

/** Somebody's session: every form of its user that was ever given. */
interface Issued {
  id: string;
  users: Set<string>;
}

const peek = fc.record({ step: fc.nat(5), tab: fc.nat(TABS - 1) });
const tab = fc.nat(TABS - 1);
const user = fc.constantFrom(...USERS);
const peeks = fc.array(peek, { maxLength: 3 });

/** One thing that happens. `peeks` are reads by other tabs between two changes of the one that acts. */
export const happening = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('signIn'), tab, user, isRemembered: fc.boolean(), peeks }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('logOut'), tab, presses: fc.integer({ min: 1, max: 3 }), peeks }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('call'), tab }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('refuse'), tab, call: fc.nat(5), times: fc.constantFrom(1, 2, 20), peeks }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('hear'), tab, event: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wake'), tab, by: fc.constantFrom('pageshow', 'visibilitychange') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('replaceUser'), tab, user, name: fc.constantFrom('Vidal', 'Roca'), peeks }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('draft'), user }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload'), tab, isBlocked: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('fill'), tab, isFull: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('corrupt'), text: fc.constantFrom(null, '', '{"id":7', '{"name":"x"}', '[]', '<html>') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('settle') }) },
) as fc.Arbitrary<Happening>;

type Peeks = { peeks: { step: number; tab: number }[] };
export type Happening =
  | ({ kind: 'signIn'; tab: number; user: string; isRemembered: boolean } & Peeks)
  | ({ kind: 'logOut'; tab: number; presses: number } & Peeks)
  | { kind: 'call'; tab: number }
  | ({ kind: 'refuse'; tab: number; call: number; times: number } & Peeks)
  | { kind: 'hear'; tab: number; event: number }
  | { kind: 'wake'; tab: number; by: 'pageshow' | 'visibilitychange' }
  | ({ kind: 'replaceUser'; tab: number; user: string; name: string } & Peeks)
  | { kind: 'draft'; user: string }
  | { kind: 'reload'; tab: number; isBlocked: boolean }
  | { kind: 'fill'; tab: number; isFull: boolean }
  | { kind: 'corrupt'; text: string | null }
  | { kind: 'settle' };

/** Some people, the tabs of one browser, and what must hold after everything that happens there. */
export class SessionWorld {
  readonly #subject: Subject;
  readonly #shared = new SharedStorage();
  readonly #tabs: Tab[] = [];
  readonly #issued = new Map<string, Issued>();
  readonly #unremembered = new Set<string>();
  readonly #toldServer: string[] = [];
  #tokens = 0;
  /** Somebody has meddled with the entries without a word to the tabs. */
  #isCorrupted = false;

  constructor(subject: Subject) {
    this.#subject = subject;
    for (let index = 0; index < TABS; index += 1) this.#tabs.push(this.#openTab(new FakeStorage()));
  }

  #openTab(own: FakeStorage, isBlocked = false): Tab {
    const unheard: string[] = [];
    const view = this.#shared.open((key) => unheard.push(key));
    view.isBlocked = isBlocked;
    const session = this.#subject.create({ browser: view, tab: own });
    const [window, document] = [new EventTarget(), new EventTarget()];
    vi.stubGlobal('window', window);
    vi.stubGlobal('document', document);
    return { view, own, window, document, unheard, session, calls: [], stop: followOtherTabs(session) };
  }

  #userCalled(id: string, name: string): User {
    const read = userSchema.parse({ id, name, email: `${id}@valise.club`, type: 'Partner' });
    return Object.assign(read, { password: 'HUSH', two_factor_recovery: 'HUSH' });
  }

  /** What the browser holds, as a reader that trusts nothing sees it. */
  #stored(): { token: string; user: User } | null {
    const token = this.#shared.entries.get('auth_token');
    const text = this.#shared.entries.get('auth_user');
    if (!token || text === undefined) return null;
    try {
      const read = userSchema.safeParse(JSON.parse(text));
      return read.success ? { token, user: read.data } : null;
    } catch {
      return null;
    }
  }

  #drafts(): string[] {
    return [...this.#shared.entries.keys()].filter((name) => name.startsWith('valise.draft.')).toSorted();
  }

  /** Acts in one tab, while others read in between. */
  #act(acting: Tab, peeks: Peeks['peeks'], action: () => void): void {
    let step = 0;
    this.#shared.beforeChange = () => {
      const now = step;
      step += 1;
      for (const { step: wanted, tab: index } of peeks) {
        const other = this.#tabs[index];
        if (wanted === now && other !== undefined && other !== acting) this.#read(other, () => other.session.adopt());
      }
    };
    try {
      action();
    } finally {
      this.#shared.beforeChange = () => undefined;
    }
  }

  /** Runs something that only reads: it changes no entry. */
  #read(reader: Tab, action: () => void): void {
    const before = reader.view.changes;
    action();
    hold(reader.view.changes === before, 'a reader never writes or deletes');
    this.#checkTab(reader);
  }

  #hear(tab: Tab, key: string): void {
    this.#read(tab, () => tab.window.dispatchEvent(Object.assign(new Event('storage'), { key })));
  }

  happen(event: Happening): void {
    if (event.kind === 'settle') return this.#settle();
    if (event.kind === 'draft') return void this.#shared.entries.set(`valise.draft.product.${event.user}`, '{}');
    if (event.kind === 'corrupt') return this.#corrupt(event.text);
    const tab = this.#tabs[event.tab];
    if (tab === undefined) return;
    switch (event.kind) {
      case 'signIn': {
        this.#signIn(tab, event);
        break;
      }
      case 'logOut': {
        this.#logOut(tab, event);
        break;
      }
      case 'call': {
        const token = tab.session.getSnapshot().session?.token;
        if (token !== undefined) tab.calls.push(token);
        break;
      }
      case 'refuse': {
        this.#refuse(tab, event);
        break;
      }
      case 'hear': {
        const [key] = tab.unheard.splice(event.event % Math.max(tab.unheard.length, 1), 1);
        if (key !== undefined) this.#hear(tab, key);
        break;
      }
      case 'wake': {
        const target = event.by === 'pageshow' ? tab.window : tab.document;
        this.#read(tab, () => target.dispatchEvent(new Event(event.by)));
        break;
      }
      case 'replaceUser': {
        this.#replaceUser(tab, event);
        break;
      }
      case 'reload': {
        tab.stop();
        this.#shared.close(tab.view);
        const before = [...this.#shared.entries];
        this.#tabs[event.tab] = this.#openTab(tab.own, event.isBlocked);
        hold(isDeepStrictEqual([...this.#shared.entries], before), 'opening a tab changes nothing');
        break;
      }
      case 'fill': {
        tab.view.isFull = event.isFull;
        break;
      }
    }
    this.#checkAll();
  }

  #signIn(tab: Tab, { user: who, isRemembered, peeks }: Extract<Happening, { kind: 'signIn' }>): void {
    this.#tokens += 1;
    const token = `t${this.#tokens}`;
    const user = this.#userCalled(who, 'Vidal');
    this.#issued.set(token, { id: user.id, users: new Set([this.#known(user)]) });
    if (!isRemembered) this.#unremembered.add(token);
    tab.session.challenge({ userId: user.id, methods: ['totp'], loginToken: 'HUSH', isRemembered });
    this.#act(tab, peeks, () => tab.session.signIn({ token, user, isRemembered }));
    const { session, keeping, pending } = tab.session.getSnapshot();
    hold(session?.token === token, 'signing in signs in, stored or not');
    hold(pending === null, 'who has signed in owes no code');
    const canStore = !isRemembered || !(tab.view.isFull || tab.view.isBlocked);
    const wanted = isRemembered ? 'browser' : 'tab';
    hold(keeping === (canStore ? wanted : 'page'), 'a session is kept where it was asked to be, or on the page alone');
    if (keeping === 'browser') this.#isCorrupted = false;
  }

  #logOut(tab: Tab, { presses, peeks }: Extract<Happening, { kind: 'logOut' }>): void {
    const chosen = tab.session.getSnapshot().session;
    if (chosen === null) return;
    // Once somebody else is on screen, a further press would be theirs.
    const isPressable = () => [chosen.token, undefined].includes(tab.session.getSnapshot().session?.token);
    const drafts = this.#drafts();
    const told = this.#toldServer.length;
    const stored = this.#stored();
    this.#act(tab, peeks, () => {
      for (let press = 0; press < presses && isPressable(); press += 1)
        this.#subject.logOut({
          session: tab.session,
          browser: tab.view,
          requested: { forget: () => undefined },
          tellServer: (token) => this.#toldServer.push(token),
        });
    });
    const ended = this.#toldServer.slice(told);
    hold(ended.length <= 1, 'a session ends once, however often Logout is pressed');
    hold(ended.every((token) => token === chosen.token), 'the session that was on screen is the one that ends');
    if (ended.length === 1) hold(tab.session.getSnapshot().session === null, 'nobody is signed in after logging out');
    const takesDrafts = ended.length === 1 && !tab.view.isBlocked;
    const left = drafts.filter((name) => !takesDrafts || !name.endsWith(`.${chosen.user.id}`));
    hold(isDeepStrictEqual(this.#drafts(), left), 'a chosen end takes the drafts of its user alone');
    if (stored?.token !== chosen.token) hold(this.#stored()?.token === stored?.token, 'no other session ends');
  }

  #refuse(tab: Tab, { call, times, peeks }: Extract<Happening, { kind: 'refuse' }>): void {
    const token = tab.calls[call % Math.max(tab.calls.length, 1)];
    if (token === undefined) return;
    const stored = this.#stored();
    const drafts = this.#drafts();
    const before = tab.session.getSnapshot();
    let ends = 0;
    const stop = tab.session.subscribe(() => {
      if (tab.session.getSnapshot().latest === 'expired') ends += 1;
    });
    this.#act(tab, peeks, () => {
      for (let answer = 0; answer < times; answer += 1) tab.session.expire(token);
    });
    stop();
    const after = tab.session.getSnapshot();
    hold(ends <= 1, 'parallel refusals are one end');
    hold(isDeepStrictEqual(this.#drafts(), drafts), 'a forced end keeps every draft');
    hold(after.session?.token !== token, 'the refused session is over');
    if (stored?.token !== token) hold(this.#stored()?.token === stored?.token, 'a refusal of an older session ends no newer one');
    if (before.keeping !== 'browser' && before.session?.token !== token) hold(after === before, 'nor the session of a tab');
  }

  #replaceUser(tab: Tab, { user: who, name, peeks }: Extract<Happening, { kind: 'replaceUser' }>): void {
    const changed = this.#userCalled(who, name);
    for (const issued of this.#issued.values()) if (issued.id === changed.id) issued.users.add(this.#known(changed));
    const before = this.#stored();
    this.#act(tab, peeks, () => tab.session.replaceUser(changed));
    hold(this.#stored()?.token === before?.token, 'a change of the user leaves the token alone');
  }

  #corrupt(text: string | null): void {
    if (text === null) this.#shared.entries.delete('auth_user');
    else this.#shared.entries.set('auth_user', text);
    this.#isCorrupted = true;
  }

  /** Every tab hears of everything; then each shows what the browser holds, or a session of its own. */
  #settle(): void {
    for (const tab of this.#tabs) for (const key of tab.unheard.splice(0).toReversed()) this.#hear(tab, key);
    for (const tab of this.#tabs) {
      if (!this.#isCorrupted) this.#checkFollows(tab, false);
      this.#read(tab, () => tab.document.dispatchEvent(new Event('visibilitychange')));
      this.#checkFollows(tab, true);
    }
    this.#checkAll();
  }

  #checkFollows(tab: Tab, isAwake: boolean): void {
    const { session, keeping } = tab.session.getSnapshot();
    const stored = this.#stored();
    if (keeping !== 'browser') return;
    const expected = tab.view.isBlocked ? null : stored;
    hold(session?.token === expected?.token, 'a tab shows the session that the browser holds');
    if (isAwake && session && expected) hold(this.#known(session.user) === this.#known(expected.user), 'and its user as stored');
  }

  // The documented fields of a user, in one order.
  #known(user: User): string {
    return JSON.stringify(userSchema.parse(userToWire(user)));
  }

  #checkTab(tab: Tab): void {
    const { session } = tab.session.getSnapshot();
    if (session === null) return;
    const given = this.#issued.get(session.token)?.users;
    hold(given?.has(this.#known(session.user)) === true, 'a session on screen is whole: its user was given with its token');
  }

  #checkAll(): void {
    for (const tab of this.#tabs) {
      this.#checkTab(tab);
      const names = Array.from({ length: tab.own.length }, (_, index) => tab.own.key(index) ?? '');
      this.#checkEntries(names.map((name) => [name, tab.own.getItem(name) ?? '']));
    }
    this.#checkEntries([...this.#shared.entries]);
    hold(!this.#unremembered.has(this.#shared.entries.get('auth_token') ?? ''), 'what is not to be remembered stays in its tab');
    hold(new Set(this.#toldServer).size === this.#toldServer.length, 'the server is told of each end once');
  }

  #checkEntries(entries: readonly (readonly [string, string])[]): void {
    for (const [name, text] of entries) {
      hold(/^(auth_token|auth_user|type|valise\.draft\..*)$/.test(name), `${name} is a documented entry`);
      hold(!text.includes('HUSH'), 'nothing secret is stored');
      if (name === 'auth_user' && !this.#isCorrupted)
        hold(Object.keys(JSON.parse(text) as object).every((field) => DOCUMENTED.has(field)), 'the user is stored as documented');
    }
  }

  close(): void {
    for (const tab of this.#tabs) tab.stop();
    vi.unstubAllGlobals();
  }
}

/** Everything above, for a subject, over any order of happenings. */
export const sessionHolds = (subject: Subject) =>
  fc.property(fc.array(happening, { minLength: 1, maxLength: 20, size: 'max' }), (happenings) => {
    const world = new SessionWorld(subject);
    try {
      for (const event of happenings) world.happen(event);
      world.happen({ kind: 'settle' });
    } finally {
      world.close();
    }
  });
