'use client';
import type { User } from '@valise/contract';
import type { ChatMessage } from '@valise/ui/ChatThread';
import { useMessages } from '@valise/ui/messages';
import { useMemo } from 'react';
import { userName } from '../../../domain/userName.ts';
import { dateOf } from '../../../kit/format/format.ts';
import type { ThreadRow } from '../../messageStore/rowsOf.ts';
import { isFromColleague } from '../../senderType.ts';
import { authorOf, type TicketHead } from '../chatRules.ts';
import { supportChatMessages } from '../messages.ts';

/** Turns rows into messages. An unchanged row gives the same object again. */
function createMessageOf(writerOf: (row: ThreadRow) => Pick<ChatMessage, 'author' | 'isColleague'>) {
  const known = new WeakMap<ThreadRow, ChatMessage>();
  return (row: ThreadRow): ChatMessage => {
    const { key, text, createdAt, isOwn, status } = row;
    const message = known.get(row) ?? { key, text, at: dateOf(createdAt), isOwn, ...writerOf(row), ...(isOwn ? { status } : {}) };
    known.set(row, message);
    return message;
  };
}

/** The rows as the thread shows them. */
export function useChatMessages(rows: readonly ThreadRow[], ticket: TicketHead | null, user: User): readonly ChatMessage[] {
  const messages = useMessages(supportChatMessages);
  const sender = ticket?.sender ?? null;
  const messageOf = useMemo(() => {
    const own = { name: userName(user), id: user.id };
    return createMessageOf((row) =>
      row.isOwn
        ? { author: own }
        : { author: authorOf(row, { sender }, user, messages), isColleague: isFromColleague(row.senderType, sender?.type ?? '', user.type) },
    );
  }, [sender, user, messages]);
  return useMemo(() => rows.map(messageOf), [rows, messageOf]);
}
