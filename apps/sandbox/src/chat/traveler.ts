import type { SupportMessageWire } from '@valise/contract';
import type { AppContext } from '../appContext.ts';
import type { TicketRow } from '../database/schema.ts';
import { notifyConcerned } from '../notify.ts';
import { sendMessage } from './sendMessage.ts';

const ANSWER_MS = 1500;
const answers = ['Thank you, that helps.', 'Could you tell me when?', 'I will be at the hotel after six.', 'Perfect, see you then.'];

/** A message of the person who opened the ticket. */
export const writeAsTraveler = (app: AppContext, { id, authorId, authorType }: TicketRow, message: string): Promise<SupportMessageWire> =>
  sendMessage(app, { ticketId: id, tempId: null, message, senderId: authorId, senderType: authorType });

/** Notifies the ticket's owner and the staff of the traveler's message. */
export async function notifyOfMessage(app: AppContext, { id, ownerId, senderName }: TicketRow, message: string): Promise<void> {
  const owner = await app.db.query.users.findFirst({ where: (users, { eq }) => eq(users.id, ownerId) });
  await notifyConcerned(app, owner, { title: `New message from ${senderName}`, message, url: `/support/chatsupport/${id}` });
}

/** Answers as the traveler after a moment, if that switch is on and the sandbox has not been reset meanwhile. */
export function answerAsTraveler(app: AppContext, ticket: TicketRow, question: SupportMessageWire): void {
  if (!app.chat.switches.travelerAnswers) return;
  const answer = answers[Number(question.id) % answers.length] ?? '';
  app.chat.later(ANSWER_MS, () => app.background.run('The traveler’s answer', () => writeAsTraveler(app, ticket, answer)));
}
