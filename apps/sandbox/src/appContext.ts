import type { Background } from './background.ts';
import type { Chat } from './chat/chat.ts';
import type { Database } from './database/open.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { Passwords } from './security/password.ts';
import type { Throttle } from './security/throttle.ts';
import type { UploadStore } from './uploads/uploadStore.ts';

/** The parts of the sandbox that handlers use. */
export interface AppContext {
  db: Database;
  uploads: UploadStore;
  passwords: Passwords;
  loginThrottle: Throttle;
  /** Of second factors, whichever sign-in they belong to: who knows a password may start as many as they like. */
  codeThrottle: Throttle;
  /** Of new accounts, by address alone. */
  registrationThrottle: Throttle;
  background: Background;
  realtime: Realtime;
  chat: Chat;
  /** Milliseconds since 1970. */
  now: () => number;
}
