import * as z from 'zod/mini';

// zod compiles objects with `new Function` unless told not to, and probes for it when the first one is built; a portal's
// content security policy reports both. Every file that builds an object imports this one, so that it runs before.
z.config({ jitless: true });
