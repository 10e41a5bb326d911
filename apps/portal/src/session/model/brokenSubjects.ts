import { userToWire } from '@valise/contract';
import { forgetDrafts } from '../drafts.ts';
import { logOut } from '../logOut.ts';
import { createSession, type SessionStore } from '../session.ts';
import type { Stores } from '../storage.ts';
import { type Subject, soundSubject } from './sessionWorld.ts';

const store = (breakIt: (sound: SessionStore, stores: Stores) => Partial<SessionStore>): Subject => ({
  ...soundSubject,
  create(stores) {
    const sound = createSession(stores);
    return { ...sound, ...breakIt(sound, stores) };
  },
});

const tokenOf = (session: SessionStore) => session.getSnapshot().session?.token ?? '';

/** Mistakes that are easily made. The model has to notice each. */
export const brokenSubjects: Readonly<Record<string, Subject>> = {
  'writes the token first': store((sound, { browser }) => ({
    signIn(session) {
      if (session.isRemembered) browser?.setItem('auth_token', session.token);
      sound.signIn(session);
    },
  })),
  'writes the new user while the old token still stands': store((sound, { browser }) => ({
    signIn(session) {
      if (session.isRemembered) browser?.setItem('auth_user', JSON.stringify(userToWire(session.user)));
      sound.signIn(session);
    },
  })),
  'ends the present session for a refusal of an older one': store((sound) => ({
    expire: () => sound.expire(tokenOf(sound)),
  })),
  'ends a session once for every refused call': store((sound) => ({
    expire(token) {
      sound.expire(token);
      sound.challenge(null);
    },
  })),
  'does not end a refused session': store(() => ({ expire: () => undefined })),
  'ignores other tabs': store(() => ({ adopt: () => undefined })),
  'tidies up what it cannot read': store((sound, { browser }) => ({
    adopt() {
      sound.adopt();
      if (sound.getSnapshot().session === null) browser?.removeItem('auth_token');
    },
  })),
  'takes the drafts along when a session expires': store((sound, { browser }) => ({
    expire(token) {
      const { session } = sound.getSnapshot();
      sound.expire(token);
      if (session !== null) forgetDrafts(browser, session.user.id);
    },
  })),
  'leaves the drafts behind after logging out': {
    ...soundSubject,
    logOut: (tools) => logOut({ ...tools, browser: null }),
  },
  "takes everybody's drafts": {
    ...soundSubject,
    logOut(tools) {
      logOut(tools);
      for (const user of ['7', '8']) forgetDrafts(tools.browser, user);
    },
  },
  'tells the server at every press': {
    ...soundSubject,
    logOut(tools) {
      const token = tokenOf(tools.session) || 'none';
      logOut({ ...tools, tellServer: () => undefined });
      tools.tellServer(token);
    },
  },
  'logs out whoever is signed in by now': store((sound) => ({
    signOut() {
      sound.adopt();
      return sound.signOut();
    },
  })),
  'puts a changed user over somebody else': store((sound, { browser }) => ({
    replaceUser(changed) {
      const { id, name, email, type } = changed;
      if (sound.getSnapshot().keeping === 'browser') browser?.setItem('auth_user', JSON.stringify({ id, name, email, type }));
    },
  })),
  'remembers who did not want to be': store((sound) => ({
    signIn: (session) => sound.signIn({ ...session, isRemembered: true }),
  })),
  'stores whatever the server sent of the user': store((sound, { browser }) => ({
    signIn(session) {
      sound.signIn(session);
      if (sound.getSnapshot().keeping === 'browser') browser?.setItem('auth_user', JSON.stringify(session.user));
    },
  })),
  'stores the login token': store((sound, { tab }) => ({
    challenge(pending) {
      if (pending !== null) tab?.setItem('login_token', pending.loginToken);
      sound.challenge(pending);
    },
  })),
  'signs nobody in when storage is full': store((sound) => ({
    signIn(session) {
      sound.signIn(session);
      if (sound.getSnapshot().keeping === 'page') sound.signOut();
    },
  })),
};
