import { useMessages } from '@valise/ui/messages';
import { useEffect } from 'react';
import { portalMessages } from '../messages.ts';
import { documentTitle } from './documentTitle.ts';

/** Sets the document's title to the name of the screen. */
export function useTitle(screen: string): void {
  const messages = useMessages(portalMessages);
  useEffect(() => documentTitle.setScreen(messages.pageTitle({ screen })), [messages, screen]);
}
