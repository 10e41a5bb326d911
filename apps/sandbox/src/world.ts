import type { Database } from './database/open.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { LoginThrottle } from './security/loginThrottle.ts';
import type { Passwords } from './security/password.ts';
import type { UploadStore } from './uploads/uploadStore.ts';

/** What every handler works with. */
export interface World {
  db: Database;
  uploads: UploadStore;
  passwords: Passwords;
  loginThrottle: LoginThrottle;
  realtime: Realtime;
  /** Milliseconds since 1970. */
  now: () => number;
}
