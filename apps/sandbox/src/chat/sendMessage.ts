import type { SupportMessageWire } from '@valise/contract';
import type { AppContext } from '../appContext.ts';
import { senderTypeOf } from '../laravel/senderTypes.ts';
import { addMessage, type NewMessage } from '../database/tickets.ts';

/** Stores a message and broadcasts it on its ticket's channel. */
export async function sendMessage(app: AppContext, { tempId, ...message }: NewMessage): Promise<SupportMessageWire> {
  const isRepeated = app.chat.switches.tempIds === 'repeated';
  const sent = await addMessage(app, { ...message, tempId: isRepeated ? tempId : null });
  const sender_type = senderTypeOf(String(sent.sender_type ?? ''), app.manners);
  app.chat.broadcast(message.ticketId, { ...sent, sender_type });
  return sent;
}
