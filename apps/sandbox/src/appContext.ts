import type { Background } from './background.ts';
import type { Chat } from './chat/chat.ts';
import type { Database } from './database/open.ts';
import type { Manners } from './laravel/manners.ts';
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
  /** Limits tries at second factors, whatever the sign-in: who knows a password can start any number of sign-ins. */
  codeThrottle: Throttle;
  /** Limits new accounts, by address alone. */
  registrationThrottle: Throttle;
  background: Background;
  realtime: Realtime;
  chat: Chat;
  /** Read for each call. */
  manners: Manners;
  /** The current time in ms since 1970. */
  now: () => number;
}
