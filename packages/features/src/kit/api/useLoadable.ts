'use client';
import { useMessages } from '@valise/ui/messages';
import { sharedMessages } from '../messages.ts';
import { type EndpointResponse, type Read, toLoadable } from './toLoadable.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

/** An endpoint's response as a screen's `Loadable`. `message` is shown when the request failed and there is no data. */
export function useLoadable<Data>(response: EndpointResponse<Data>, message: string): Read<Data> {
  const messages = useMessages(sharedMessages);
  // A part has its own line, which counts.
  const seconds = useSecondsUntil(response.reading?.part === undefined ? response.reading?.wait?.until : undefined);
  return toLoadable(response, message, {
    unreachable: messages.noConnection,
    timeout: messages.tookTooLong,
    unreadable: messages.notReadable,
    tooMany: messages.tooMany,
    unavailable: messages.unavailable,
    waiting: seconds === undefined ? undefined : messages.waiting({ seconds }),
  });
}
