import { useMessages } from '@valise/ui/messages';
import { useEffect } from 'react';
import { portalMessages } from '../messages.ts';
import { documentTitle } from './documentTitle.ts';

/** Sets the document's title: what the screen shows, if it is known, and the name of the screen. */
export function useTitle(screen: string, subject = ''): void {
  const messages = useMessages(portalMessages);
  useEffect(() => documentTitle.setScreen(messages.pageTitle({ subject, screen }), [subject, screen].filter(Boolean).join(' · ')), [messages, screen, subject]);
}
