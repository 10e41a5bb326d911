import { useMessages } from '@valise/ui/messages';
import { useEffect } from 'react';
import { documentTitle } from '../documentTitle.ts';
import { portalMessages } from '../messages.ts';

/** Names the screen in the document's title. */
export function useTitle(screen: string): void {
  const messages = useMessages(portalMessages);
  useEffect(() => documentTitle.nameScreen(messages.pageTitle({ screen })), [messages, screen]);
}
