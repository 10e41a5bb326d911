'use client';
import { supportEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { useRef, useState } from 'react';
import { useApi } from '../../kit/api/ApiProvider.tsx';
import { useRefresh } from '../../kit/api/useEndpoint.ts';
import { useSubmit } from '../../kit/submit/useSubmit.ts';
import { supportChatMessages } from './messages.ts';

const { setStatus, list } = supportEndpoints;

/**
 * Saves a ticket's status as soon as it is chosen. While one is being saved, the last choice waits. A failure restores the saved
 * status.
 */
export function useTicketStatus(ticketId: string, stored: string, onSaved: (status: string) => void) {
  const api = useApi();
  const refresh = useRefresh();
  const messages = useMessages(supportChatMessages);
  const [chosen, setChosen] = useState<string | null>(null);
  const last = useRef('');

  async function save() {
    let saved = '';
    try {
      while (saved !== last.current) {
        const status = last.current;
        await api.call(setStatus, { params: { id: ticketId }, body: { status } });
        saved = status;
        onSaved(status);
      }
    } finally {
      setChosen(null);
    }
  }

  const { submit } = useSubmit(save, { headline: messages.failedToSetStatus, onDone: () => void refresh(list) });
  return {
    status: chosen ?? stored,
    choose(status: string) {
      last.current = status;
      setChosen(status);
      submit();
    },
  };
}
