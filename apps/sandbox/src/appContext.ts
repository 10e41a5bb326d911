import type { Database } from './database/open.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { LoginThrottle } from './security/loginThrottle.ts';
import type { Passwords } from './security/password.ts';
import type { UploadStore } from './uploads/uploadStore.ts';

/** What every handler works with. */
export interface AppContext {
  db: Database;
  uploads: UploadStore;
  passwords: Passwords;
  loginThrottle: LoginThrottle;
  /** Of second factors, whichever sign-in they belong to: who knows a password may start as many as they like. */
  codeThrottle: LoginThrottle;
  realtime: Realtime;
  /** Milliseconds since 1970. */
  now: () => number;
}
