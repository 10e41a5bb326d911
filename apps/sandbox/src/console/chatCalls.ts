import { eq } from 'drizzle-orm';
import type { SupportMessageWire } from '@valise/contract';
import type { AppContext } from '../appContext.ts';
import type { Chat } from '../chat/chat.ts';
import { notifyOfMessage, writeAsTraveler } from '../chat/traveler.ts';
import { tickets } from '../database/schema.ts';

const recordOf = (body: unknown) => (body ?? {}) as Record<string, unknown>;

/**
 * Writes the message in a request's body {ticketId, message?, isQuiet?} as the traveler. A quiet message notifies nobody. Returns
 * null when there is no such ticket.
 */
export async function writeOnTicket(app: AppContext, body: unknown): Promise<SupportMessageWire | null> {
  const { ticketId, message, isQuiet } = recordOf(body);
  const [ticket] = await app.db
    .select()
    .from(tickets)
    .where(eq(tickets.id, Number(ticketId)));
  if (ticket === undefined) return null;
  const text = typeof message === 'string' && message.trim() !== '' ? message : 'Hello, is anybody there?';
  const sent = await writeAsTraveler(app, ticket, text);
  if (isQuiet !== true) await notifyOfMessage(app, ticket, text);
  return sent;
}

const isIndex = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isOrder = (value: unknown): value is number[] => Array.isArray(value) && value.every(isIndex);

/** Releases the held events and answers that a request's body lists, each list in its order; false when the body cannot be read. */
export function releaseHeld({ events, answers }: Pick<Chat, 'events' | 'answers'>, body: unknown): boolean {
  const { events: eventOrder, answers: answerOrder } = recordOf(body);
  if (![eventOrder, answerOrder].every((order) => order === undefined || isOrder(order))) return false;
  if (isOrder(eventOrder)) events.release(eventOrder);
  if (isOrder(answerOrder)) answers.release(answerOrder);
  return true;
}
