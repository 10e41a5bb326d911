import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { vi } from 'vitest';
import { type User, user as userSchema, userToWire } from '@valise/contract';
import { FakeStorage } from './fakeStorage.ts';
import { logOut } from '../logOut.ts';
import { createSession, followOtherTabs, type SessionStore } from '../session.ts';
import type { Stores } from '../storage.ts';
import { SharedStorage, type TabView } from './sharedStorage.ts';

const TABS = 3;
const USERS = ['7', '8'];
const DOCUMENTED = new Set(Object.keys(userToWire(userSchema.parse({ id: 1 }))));

function check(isTrue: boolean, rule: string): asserts isTrue {
  if (!isTrue) throw new Error(`Broken rule: ${rule}.`);
}

/** The tested functions: the store and logging out. The test of the model itself replaces them with broken ones. */
export interface Subject {
  create: (stores: Stores) => SessionStore;
  logOut: typeof logOut;
}
export const correctSubject: Subject = { create: createSession, logOut };

interface Tab {
  view: TabView;
  own: FakeStorage;
  window: EventTarget;
  document: EventTarget;
  /** Keys of storage events that this tab has not received yet. */
  undelivered: string[];
  session: SessionStore;
  /** Tokens of requests that have no response yet. */
  requests: string[];
  stop: () => void;
}

/** A session that the server has opened, with every state of its user that was ever sent. */
interface Issued {
  id: string;
  users: Set<string>;
}

const read = fc.record({ step: fc.nat(5), tab: fc.nat(TABS - 1) });
const tab = fc.nat(TABS - 1);
const user = fc.constantFrom(...USERS);
const reads = fc.array(read, { maxLength: 3 });

/** One event. `reads` counts the reads by other tabs between two changes of the acting tab. */
const sessionEvent = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('signIn'), tab, user, isRemembered: fc.boolean(), reads }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('logOut'), tab, presses: fc.integer({ min: 1, max: 3 }), reads }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('request'), tab }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('refuse'), tab, request: fc.nat(5), times: fc.constantFrom(1, 2, 20), reads }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('deliver'), tab, event: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wake'), tab, by: fc.constantFrom('pageshow', 'visibilitychange') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('replaceUser'), tab, user, name: fc.constantFrom('Vidal', 'Roca'), reads }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('draft'), user }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload'), tab, isBlocked: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('fill'), tab, isFull: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('corrupt'), text: fc.constantFrom(null, '', '{"id":7', '{"name":"x"}', '[]', '<html>') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('settle') }) },
) as fc.Arbitrary<SessionEvent>;

type Reads = { reads: { step: number; tab: number }[] };
type SessionEvent =
  | ({ kind: 'signIn'; tab: number; user: string; isRemembered: boolean } & Reads)
  | ({ kind: 'logOut'; tab: number; presses: number } & Reads)
  | { kind: 'request'; tab: number }
  | ({ kind: 'refuse'; tab: number; request: number; times: number } & Reads)
  | { kind: 'deliver'; tab: number; event: number }
  | { kind: 'wake'; tab: number; by: 'pageshow' | 'visibilitychange' }
  | ({ kind: 'replaceUser'; tab: number; user: string; name: string } & Reads)
  | { kind: 'draft'; user: string }
  | { kind: 'reload'; tab: number; isBlocked: boolean }
  | { kind: 'fill'; tab: number; isFull: boolean }
  | { kind: 'corrupt'; text: string | null }
  | { kind: 'settle' };

/** Two users, the tabs of one browser, and the rules that are checked after every event. */
class SessionModel {
  readonly #subject: Subject;
  readonly #shared = new SharedStorage();
  readonly #tabs: Tab[] = [];
  readonly #issued = new Map<string, Issued>();
  readonly #unremembered = new Set<string>();
  readonly #notifiedServer: string[] = [];
  #tokens = 0;
  /** The stored user was changed without an event for the tabs. */
  #isCorrupted = false;

  constructor(subject: Subject) {
    this.#subject = subject;
    for (let index = 0; index < TABS; index += 1) this.#tabs.push(this.#openTab(new FakeStorage()));
  }

  #openTab(own: FakeStorage, isBlocked = false): Tab {
    const undelivered: string[] = [];
    const view = this.#shared.open((key) => undelivered.push(key));
    view.isBlocked = isBlocked;
    const session = this.#subject.create({ browser: view, tab: own });
    const [window, document] = [new EventTarget(), new EventTarget()];
    vi.stubGlobal('window', window);
    vi.stubGlobal('document', document);
    return { view, own, window, document, undelivered, session, requests: [], stop: followOtherTabs(session) };
  }

  #userNamed(id: string, name: string): User {
    const read = userSchema.parse({ id, name, email: `${id}@valise.club`, type: 'Partner' });
    return Object.assign(read, { password: 'SECRET', two_factor_recovery: 'SECRET' });
  }

  /** The stored session, read without the code under test. */
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

  /** Acts in one tab, while other tabs read between its changes. */
  #act(acting: Tab, reads: Reads['reads'], action: () => void): void {
    let step = 0;
    this.#shared.beforeChange = () => {
      const now = step;
      step += 1;
      for (const { step: wanted, tab: index } of reads) {
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

  /** Runs an action that may only read, and checks that it changes no entry. */
  #read(reader: Tab, action: () => void): void {
    const before = reader.view.changes;
    action();
    check(reader.view.changes === before, 'a reader never writes or deletes');
    this.#checkTab(reader);
  }

  #deliver(tab: Tab, key: string): void {
    this.#read(tab, () => tab.window.dispatchEvent(Object.assign(new Event('storage'), { key })));
  }

  apply(event: SessionEvent): void {
    if (event.kind === 'settle') return this.#settle();
    if (event.kind === 'draft') return void this.#shared.entries.set(`valise.draft.product.${event.user}.1`, '{}');
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
      case 'request': {
        const token = tab.session.getSnapshot().session?.token;
        if (token !== undefined) tab.requests.push(token);
        break;
      }
      case 'refuse': {
        this.#refuse(tab, event);
        break;
      }
      case 'deliver': {
        const [key] = tab.undelivered.splice(event.event % Math.max(tab.undelivered.length, 1), 1);
        if (key !== undefined) this.#deliver(tab, key);
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
        check(isDeepStrictEqual([...this.#shared.entries], before), 'opening a tab changes nothing');
        break;
      }
      case 'fill': {
        tab.view.isFull = event.isFull;
        break;
      }
    }
    this.#checkAll();
  }

  #signIn(tab: Tab, { user: who, isRemembered, reads }: Extract<SessionEvent, { kind: 'signIn' }>): void {
    this.#tokens += 1;
    const token = `t${this.#tokens}`;
    const user = this.#userNamed(who, 'Vidal');
    this.#issued.set(token, { id: user.id, users: new Set([this.#known(user)]) });
    if (!isRemembered) this.#unremembered.add(token);
    tab.session.challenge({ userId: user.id, methods: ['totp'], loginToken: 'SECRET', isRemembered });
    this.#act(tab, reads, () => tab.session.signIn({ token, user, isRemembered }));
    const { session, persistence, pending } = tab.session.getSnapshot();
    check(session?.token === token, 'signing in opens the session, stored or not');
    check(pending === null, 'no code is needed after signing in');
    const canStore = !isRemembered || !(tab.view.isFull || tab.view.isBlocked);
    const wanted = isRemembered ? 'browser' : 'tab';
    check(persistence === (canStore ? wanted : 'page'), 'a session is stored where it was chosen, or is in memory only');
    if (persistence === 'browser') this.#isCorrupted = false;
  }

  #logOut(tab: Tab, { presses, reads }: Extract<SessionEvent, { kind: 'logOut' }>): void {
    const chosen = tab.session.getSnapshot().session;
    if (chosen === null) return;
    // With another user signed in, the next press would be that user's.
    const isPressable = () => [chosen.token, undefined].includes(tab.session.getSnapshot().session?.token);
    const drafts = this.#drafts();
    const notified = this.#notifiedServer.length;
    const stored = this.#stored();
    this.#act(tab, reads, () => {
      for (let press = 0; press < presses && isPressable(); press += 1)
        this.#subject.logOut({
          session: tab.session,
          stores: { browser: tab.view, tab: null },
          returnTo: { forget: () => undefined },
          notifyServer: (token) => this.#notifiedServer.push(token),
        });
    });
    const ended = this.#notifiedServer.slice(notified);
    check(ended.length <= 1, 'a session ends once, however often Logout is pressed');
    check(ended.every((token) => token === chosen.token), 'the session that was on screen is the one that ends');
    if (ended.length === 1) check(tab.session.getSnapshot().session === null, 'there is no session after logging out');
    const takesDrafts = ended.length === 1 && !tab.view.isBlocked;
    const left = drafts.filter((name) => !takesDrafts || !name.endsWith(`.${chosen.user.id}.1`));
    check(isDeepStrictEqual(this.#drafts(), left), 'logging out removes the drafts of its user alone');
    if (stored?.token !== chosen.token) check(this.#stored()?.token === stored?.token, 'no other session ends');
  }

  #refuse(tab: Tab, { request, times, reads }: Extract<SessionEvent, { kind: 'refuse' }>): void {
    const token = tab.requests[request % Math.max(tab.requests.length, 1)];
    if (token === undefined) return;
    const stored = this.#stored();
    const drafts = this.#drafts();
    const before = tab.session.getSnapshot();
    let ends = 0;
    const stop = tab.session.subscribe(() => {
      if (tab.session.getSnapshot().lastEvent === 'expired') ends += 1;
    });
    this.#act(tab, reads, () => {
      for (let response = 0; response < times; response += 1) tab.session.expire(token);
    });
    stop();
    const after = tab.session.getSnapshot();
    check(ends <= 1, 'parallel refusals end a session once');
    check(isDeepStrictEqual(this.#drafts(), drafts), 'an expired session keeps every draft');
    check(after.session?.token !== token, 'the refused session is over');
    if (stored?.token !== token) check(this.#stored()?.token === stored?.token, 'a refusal of an older session ends no newer one');
    if (before.persistence !== 'browser' && before.session?.token !== token) check(after === before, 'a refusal of an older session does not end the session of a tab');
  }

  #replaceUser(tab: Tab, { user: who, name, reads }: Extract<SessionEvent, { kind: 'replaceUser' }>): void {
    const changed = this.#userNamed(who, name);
    for (const issued of this.#issued.values()) if (issued.id === changed.id) issued.users.add(this.#known(changed));
    const before = this.#stored();
    this.#act(tab, reads, () => tab.session.replaceUser(changed));
    check(this.#stored()?.token === before?.token, 'a change of the user leaves the token alone');
  }

  #corrupt(text: string | null): void {
    if (text === null) this.#shared.entries.delete('auth_user');
    else this.#shared.entries.set('auth_user', text);
    this.#isCorrupted = true;
  }

  /** Delivers all events. Then each tab shows the stored session, or its own. */
  #settle(): void {
    for (const tab of this.#tabs) for (const key of tab.undelivered.splice(0).toReversed()) this.#deliver(tab, key);
    for (const tab of this.#tabs) {
      if (!this.#isCorrupted) this.#checkFollows(tab, false);
      this.#read(tab, () => tab.document.dispatchEvent(new Event('visibilitychange')));
      this.#checkFollows(tab, true);
    }
    this.#checkAll();
  }

  #checkFollows(tab: Tab, isAwake: boolean): void {
    const { session, persistence } = tab.session.getSnapshot();
    const stored = this.#stored();
    if (persistence !== 'browser') return;
    const expected = tab.view.isBlocked ? null : stored;
    check(session?.token === expected?.token, 'a tab shows the stored session');
    if (isAwake && session && expected) check(this.#known(session.user) === this.#known(expected.user), 'a tab shows the stored user');
  }

  // The documented fields of a user, always in the same order.
  #known(user: User): string {
    return JSON.stringify(userSchema.parse(userToWire(user)));
  }

  #checkTab(tab: Tab): void {
    const { session } = tab.session.getSnapshot();
    if (session === null) return;
    const known = this.#issued.get(session.token)?.users;
    check(known?.has(this.#known(session.user)) === true, 'a session on screen is whole: its user belongs to its token');
  }

  #checkAll(): void {
    for (const tab of this.#tabs) {
      this.#checkTab(tab);
      const names = Array.from({ length: tab.own.length }, (_, index) => tab.own.key(index) ?? '');
      this.#checkEntries(names.map((name) => [name, tab.own.getItem(name) ?? '']));
    }
    this.#checkEntries([...this.#shared.entries]);
    check(!this.#unremembered.has(this.#shared.entries.get('auth_token') ?? ''), 'a session without Remember me stays in its tab');
    check(new Set(this.#notifiedServer).size === this.#notifiedServer.length, 'the server is notified of each end once');
  }

  #checkEntries(entries: readonly (readonly [string, string])[]): void {
    for (const [name, text] of entries) {
      check(/^(auth_token|auth_user|type|valise\.draft\..*)$/.test(name), `${name} is a documented entry`);
      check(!text.includes('SECRET'), 'nothing secret is stored');
      if (name === 'auth_user' && !this.#isCorrupted)
        check(Object.keys(JSON.parse(text) as object).every((field) => DOCUMENTED.has(field)), 'the user is stored as documented');
    }
  }

  close(): void {
    for (const tab of this.#tabs) tab.stop();
    vi.unstubAllGlobals();
  }
}

/** Checks that every rule holds for a subject after any sequence of events. */
export const sessionRules = (subject: Subject) =>
  fc.property(fc.array(sessionEvent, { minLength: 1, maxLength: 20, size: 'max' }), (events) => {
    const model = new SessionModel(subject);
    try {
      for (const event of events) model.apply(event);
      model.apply({ kind: 'settle' });
    } finally {
      model.close();
    }
  });
