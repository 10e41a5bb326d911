'use client';
import { liveEvents, supportEndpoints, ticketChannel, type User } from '@valise/contract';
import type { ComposerHandle } from '@valise/ui/Composer';
import { useMessages } from '@valise/ui/messages';
import { useRef, useState } from 'react';
import { paths } from '../../domain/paths.ts';
import { useApi } from '../../kit/api/ApiProvider.tsx';
import { useReadCached } from '../../kit/api/useCached.ts';
import { noList, type OpenedList } from '../../kit/list/openedList.ts';
import { listSteps } from '../../kit/list/steps/listSteps.ts';
import { useGoOn } from '../../kit/list/steps/useGoOn.ts';
import { useLiveEvent } from '../../kit/realtime/useLiveEvent.ts';
import { type ScreenSubjectProps, useScreenSubject } from '../../kit/useScreenSubject.ts';
import { isReadOnlyFor } from '../isReadOnlyFor.ts';
import { waitsForAnswer } from '../seen/ticketActivity.ts';
import { markSeen, seenMessagesOf } from '../seen/seenMessages.ts';
import { useArrivals } from './arrivals/useArrivals.ts';
import { useSound } from './arrivals/useSound.ts';
import { ChatPanel } from './ChatPanel.tsx';
import { changeChatDraft, chatDraftEntry } from './draft/chatDraft.ts';
import { supportChatMessages } from './messages.ts';
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
  /** The list that the ticket was opened from, for the way back and the next and previous ticket. @default no list */
  list?: OpenedList;
  /** Opens a path of this app: that of the next ticket or of the list. Needed with `list`. */
  onGoTo?: (path: string) => void;
  /** Called with how many messages have arrived while the page was in the background. */
  onUnseenChange?: (count: number) => void;
}

/** A ticket's chat over the API and its channel. Give it another `key` for another ticket or user. */
export function SupportChatContainer({ id, user, list = noList, onGoTo = () => {}, onUnseenChange, onSubjectChange }: SupportChatContainerProps) {
  const copy = useMessages(supportChatMessages);
  const api = useApi();
  const thread = useThread(id, user);
  const steps = listSteps(list, id, paths.support, paths.supportChat);
  const goOn = useGoOn({
    id,
    list,
    steps,
    loaded: useReadCached(supportEndpoints.list),
    request: (each) => api.call(supportEndpoints.thread, { params: { id: each } }),
    waits: (ticket) => waitsForAnswer(ticket, user) && !isReadOnlyFor(user, ticket),
    hrefOf: paths.supportChat,
    onGoTo,
    lastOf: (total) => copy.lastOfTickets({ total }),
  });
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
    <SupportChat id={id} ticket={ticket} steps={steps}>
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
          onSend={(written) => void thread.send(written)}
          onSendAndNext={
            goOn &&
            (async (written) => {
              if (await thread.send(written)) await goOn({ text: copy.answerSent, detail: copy.ticketOf({ number: found.ticketId }) });
            })
          }
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
