'use client';
import { type ChatMessage, ChatThread } from '@valise/ui/ChatThread';
import { Composer, type ComposerHandle, type UnsentMessage } from '@valise/ui/Composer';
import { Drawer } from '@valise/ui/Drawer';
import { ready } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { type ReactNode, type RefObject, useState } from 'react';
import type { TicketHead } from './chatRules.ts';
import { ChatHead } from './ChatHead.tsx';
import { supportChatMessages } from './messages.ts';
import * as styles from './SupportChat.css.ts';
import { TicketDetails } from './TicketDetails.tsx';

export interface ChatPanelProps {
  ticket: TicketHead;
  /** The page's heading, on windows that have room for it only here. */
  heading?: ReactNode;
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** This user can only read the ticket. @default false */
  isReadOnly?: boolean;
  status: string;
  onStatusChoose: (status: string) => void;
  /** The text of the field at first. @default '' */
  draft?: string;
  onDraftChange?: (text: string) => void;
  onSend: (text: string) => void;
  /** Sends and opens the next ticket that waits. @default no button for it */
  onSendAndNext?: (text: string) => void;
  /** Messages that could not be sent. */
  unsent?: readonly UnsentMessage[];
  onRestore?: (key: string) => void;
  onRetry?: (key: string) => void;
  /** A new message makes a sound. @default false */
  hasSound?: boolean;
  onSoundChange: (isOn: boolean) => void;
  /** Shown before the field. */
  quickReplies?: ReactNode;
  composer?: RefObject<ComposerHandle | null>;
}

/** A ticket's thread with its details: beside the thread where there is room, else in a drawer. */
export function ChatPanel({ ticket, heading, messages, isReadOnly = false, status, onStatusChoose, hasSound = false, onSoundChange, composer, ...writing }: ChatPanelProps) {
  const copy = useMessages(supportChatMessages);
  const [isOpen, setOpen] = useState(false);
  const { sender, ticketId } = ticket;
  const name = sender?.name.trim() || sender?.email.trim() || copy.unknownSender;
  const choose = isReadOnly ? undefined : onStatusChoose;
  const details = <TicketDetails ticket={ticket} status={status} onStatusChoose={choose} hasSound={hasSound} onSoundChange={onSoundChange} />;
  return (
    <div className={styles.columns}>
      <div className={styles.panel}>
        <ChatHead ticket={ticket} name={name} heading={heading} status={status} onStatusChoose={choose} onDetailsOpen={() => setOpen(true)} />
        <div className={styles.thread}>
          <ChatThread label={copy.messagesWith({ name })} messages={ready(messages)} />
        </div>
        <div className={styles.writing}>
          <Composer
            ref={composer}
            defaultValue={writing.draft}
            onChange={writing.onDraftChange}
            onSend={writing.onSend}
            onSendAndNext={writing.onSendAndNext}
            unsent={writing.unsent}
            onRestore={writing.onRestore}
            onRetry={writing.onRetry}
            start={writing.quickReplies}
            readOnlyReason={isReadOnly ? copy.readOnly : undefined}
          />
        </div>
      </div>
      <div className={styles.side}>{details}</div>
      <Drawer isOpen={isOpen} title={copy.ticketOf({ number: ticketId })} onClose={() => setOpen(false)}>
        {details}
      </Drawer>
    </div>
  );
}
