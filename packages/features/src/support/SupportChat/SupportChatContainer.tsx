'use client';
import { liveEvents, ticketChannel, type User } from '@valise/contract';
import type { ComposerHandle } from '@valise/ui/Composer';
import { useRef, useState } from 'react';
import { useLiveEvent } from '../../kit/realtime/useLiveEvent.ts';
import { type ScreenSubjectProps, useScreenSubject } from '../../kit/useScreenSubject.ts';
import { isReadOnlyFor } from '../isReadOnlyFor.ts';
import { markSeen, seenMessagesOf } from '../seen/seenMessages.ts';
import { useArrivals } from './arrivals/useArrivals.ts';
import { useSound } from './arrivals/useSound.ts';
import { ChatPanel } from './ChatPanel.tsx';
import { changeChatDraft, chatDraftEntry } from './draft/chatDraft.ts';
import { QuickReplies } from './quickReplies/QuickReplies.tsx';
import { SupportChat } from './SupportChat.tsx';
import { useChatMessages } from './thread/useChatMessages.ts';
import { useThread } from './thread/useThread.ts';
import { useAnswerNews } from './useAnswerNews.ts';
import { useComposerFocus } from './useComposerFocus.ts';
import { useTicketStatus } from './useTicketStatus.ts';

export interface SupportChatContainerProps extends ScreenSubjectProps {
  id: string;
  user: User;
  /** Called with how many messages have arrived while the page was in the background. */
  onUnseenChange?: (count: number) => void;
}

/** A ticket's chat over the API and its channel. Give it another `key` for another ticket or user. */
export function SupportChatContainer({ id, user, onUnseenChange, onSubjectChange }: SupportChatContainerProps) {
  const thread = useThread(id, user);
  const { ticket, store, rows } = thread;
  const known = ticket.state === 'ready' ? ticket.data : null;
  useScreenSubject([known?.ticketId, known?.sender?.name], onSubjectChange);
  useLiveEvent(known && ticketChannel(known.id), liveEvents.supportMessageSent, { onEvent: store.receiveEvent, onResync: thread.refresh });
  useAnswerNews(rows);
  const messages = useChatMessages(rows, known, user);
  const { status, choose } = useTicketStatus(id, known?.status ?? '', thread.setStatus);
  const sound = useSound();
  const [entry] = useState(() => chatDraftEntry(user.id, id));
  const [draft] = useState(() => entry.read().text);
  const text = useRef(draft);
  const composer = useRef<ComposerHandle>(null);
  useComposerFocus(composer, ticket.state === 'loading' ? 'loading' : known === null || isReadOnlyFor(user, known) ? 'closed' : 'writable');
  useArrivals(known === null ? null : rows, {
    onArrival: sound.play,
    onUnseenChange: (count) => onUnseenChange?.(count),
    onSeen: (messageId) => markSeen(seenMessagesOf(user.id), id, messageId),
  });

  return (
    <SupportChat id={id} ticket={ticket}>
      {(found, heading) => (
        <ChatPanel
          ticket={found}
          heading={heading}
          messages={messages}
          isReadOnly={isReadOnlyFor(user, found)}
          status={status}
          onStatusChoose={choose}
          draft={draft}
          onDraftChange={(typed) => {
            text.current = typed;
            changeChatDraft(entry, { text: typed });
          }}
          onSend={thread.send}
          unsent={thread.unsent}
          onRestore={store.restore}
          onRetry={thread.retry}
          hasSound={sound.isOn}
          onSoundChange={sound.choose}
          composer={composer}
          quickReplies={<QuickReplies userId={user.id} typed={() => text.current} onChoose={(reply) => composer.current?.insert(reply)} />}
        />
      )}
    </SupportChat>
  );
}
