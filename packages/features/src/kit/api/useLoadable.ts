'use client';
import { useMessages } from '@valise/ui/messages';
import type { Loadable } from '@valise/ui/LoadableView';
import { sharedMessages } from '../messages.ts';
import { type EndpointResponse, toLoadable } from './toLoadable.ts';

/** An endpoint's response as a screen's `Loadable`. `message` is shown when the request failed and there is no data. */
export function useLoadable<Data>(response: EndpointResponse<Data>, message: string): Loadable<Data> {
  const messages = useMessages(sharedMessages);
  return toLoadable(response, message, {
    unreachable: messages.noConnection,
    timeout: messages.tookTooLong,
    unreadable: messages.notReadable,
  });
}
