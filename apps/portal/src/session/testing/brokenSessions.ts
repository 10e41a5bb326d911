import { userToWire } from '@valise/contract';
import { forgetDrafts } from '@valise/features/kit';
import { logOut } from '../logOut.ts';
import { createSession, type SessionStore } from '../session.ts';
import type { Stores } from '../storage.ts';
import { correctSubject, type Subject } from './sessionModel.ts';

const store = (breakIt: (correct: SessionStore, stores: Stores) => Partial<SessionStore>): Subject => ({
  ...correctSubject,
  create(stores) {
    const correct = createSession(stores);
    return { ...correct, ...breakIt(correct, stores) };
  },
});

const tokenOf = (session: SessionStore) => session.getSnapshot().session?.token ?? '';

/** Likely mistakes. The model must find each. */
export const brokenSessions: Readonly<Record<string, Subject>> = {
  'writes the token first': store((correct, { browser }) => ({
    signIn(session) {
      if (session.isRemembered) browser?.setItem('auth_token', session.token);
      correct.signIn(session);
    },
  })),
  'writes the new user while the old token is still stored': store((correct, { browser }) => ({
    signIn(session) {
      if (session.isRemembered) browser?.setItem('auth_user', JSON.stringify(userToWire(session.user)));
      correct.signIn(session);
    },
  })),
  'ends the present session when an older one is refused': store((correct) => ({
    expire: () => correct.expire(tokenOf(correct)),
  })),
  'ends a session once for every refused request': store((correct) => ({
    expire(token) {
      correct.expire(token);
      correct.challenge(null);
    },
  })),
  'does not end a refused session': store(() => ({ expire: () => undefined })),
  'ignores other tabs': store(() => ({ adopt: () => undefined })),
  'deletes what it cannot read': store((correct, { browser }) => ({
    adopt() {
      correct.adopt();
      if (correct.getSnapshot().session === null) browser?.removeItem('auth_token');
    },
  })),
  'deletes the drafts when a session expires': store((correct, { browser }) => ({
    expire(token) {
      const { session } = correct.getSnapshot();
      correct.expire(token);
      if (session !== null) forgetDrafts(browser, session.user.id);
    },
  })),
  'does not delete the drafts after logging out': {
    ...correctSubject,
    logOut: (options) => logOut({ ...options, stores: { browser: null, tab: null } }),
  },
  "deletes every user's drafts": {
    ...correctSubject,
    logOut(options) {
      logOut(options);
      for (const user of ['7', '8']) forgetDrafts(options.stores.browser, user);
    },
  },
  'notifies the server at every press': {
    ...correctSubject,
    logOut(options) {
      const token = tokenOf(options.session) || 'none';
      logOut({ ...options, notifyServer: () => undefined });
      options.notifyServer(token);
    },
  },
  'ends the session that another tab has opened meanwhile': store((correct) => ({
    signOut() {
      correct.adopt();
      return correct.signOut();
    },
  })),
  'stores a changed user over another one': store((correct, { browser }) => ({
    replaceUser(changed) {
      const { id, name, email, type } = changed;
      if (correct.getSnapshot().persistence === 'browser') browser?.setItem('auth_user', JSON.stringify({ id, name, email, type }));
    },
  })),
  'stores a session in the browser without Remember me': store((correct) => ({
    signIn: (session) => correct.signIn({ ...session, isRemembered: true }),
  })),
  'stores every key that the server sent of the user': store((correct, { browser }) => ({
    signIn(session) {
      correct.signIn(session);
      if (correct.getSnapshot().persistence === 'browser') browser?.setItem('auth_user', JSON.stringify(session.user));
    },
  })),
  'stores the login token': store((correct, { tab }) => ({
    challenge(pending) {
      if (pending !== null) tab?.setItem('login_token', pending.loginToken);
      correct.challenge(pending);
    },
  })),
  'ignores a sign-in when storage is full': store((correct) => ({
    signIn(session) {
      correct.signIn(session);
      if (correct.getSnapshot().persistence === 'page') correct.signOut();
    },
  })),
};
