import { createTransport } from 'nodemailer';
import { outbox } from './database/schema.ts';
import type { AppContext } from './appContext.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

// Composes a mail without sending it.
const transport = createTransport({ jsonTransport: true });

/** Puts a mail into the outbox, which the console shows. */
export async function sendMail({ db, now }: AppContext, mail: Mail): Promise<void> {
  await transport.sendMail({ from: 'Valise <hello@valise.club>', ...mail });
  await db.insert(outbox).values({ ...mail, sentAt: now() });
}
