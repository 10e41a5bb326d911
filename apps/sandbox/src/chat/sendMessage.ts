import type { SupportMessageWire } from '@valise/contract';
import type { AppContext } from '../appContext.ts';
import { addMessage, type NewMessage } from '../database/tickets.ts';

/** Stores a message and broadcasts it on its ticket's channel. */
export async function sendMessage(app: AppContext, { tempId, ...message }: NewMessage): Promise<SupportMessageWire> {
  const isRepeated = app.chat.switches.tempIds === 'repeated';
  const sent = await addMessage(app, { ...message, tempId: isRepeated ? tempId : null });
  app.chat.broadcast(message.ticketId, sent);
  return sent;
}
