'use client';
import { Button } from '@valise/ui/Button';
import { ChatsCircle } from '@valise/ui/icons/ChatsCircle';
import { useMessages } from '@valise/ui/messages';
import { useOfflineReason } from '../../kit/connection/useOfflineReason.tsx';
import { supportTicketMessages } from './messages.ts';
import { useSupportTicket } from './useSupportTicket.ts';

export interface SupportButtonProps {
  orderId: string;
  /** Receives the path of the ticket's chat. */
  onOpen: (path: string) => void;
}

export function SupportButton({ orderId, onOpen }: SupportButtonProps) {
  const messages = useMessages(supportTicketMessages);
  const { submit, isBusy } = useSupportTicket(onOpen);
  const offline = useOfflineReason();
  return (
    <>
      {offline?.line}
      <Button icon={<ChatsCircle size={18} />} isBusy={isBusy} busyLabel={messages.opening} aria-describedby={offline?.id} onPress={() => submit(orderId)}>
        {messages.chatSupport}
      </Button>
    </>
  );
}
