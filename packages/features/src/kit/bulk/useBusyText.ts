'use client';
import { useMessages } from '@valise/ui/messages';
import { useSecondsUntil } from '../api/useSecondsUntil.ts';
import { sharedMessages } from '../messages.ts';

/** 'The server is busy. Trying again in 42 s.', counting down to `waitsUntil`; undefined without a wait. */
export function useBusyText(waitsUntil: number | undefined): string | undefined {
  const messages = useMessages(sharedMessages);
  const seconds = useSecondsUntil(waitsUntil);
  return seconds === undefined ? undefined : messages.waiting({ seconds });
}
