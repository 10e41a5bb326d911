'use client';
import { useState } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { serverAnswers } from '../loading/serverAnswers.ts';
import { lazyPartMessages } from '../messages.ts';
import { PlainButton } from './PlainButton.tsx';

/** Reloads the page once its server answers. Code that a browser remembers as failed comes in no other way; see `lazyModule`. */
export function ReloadButton() {
  const messages = useMessages(lazyPartMessages);
  const [isReloading, setReloading] = useState(false);
  async function reload() {
    setReloading(true);
    if (await serverAnswers()) window.location.reload();
    else setReloading(false);
  }
  return <PlainButton label={messages.partReload} busyLabel={messages.partReloading} isBusy={isReloading} onClick={() => void reload()} />;
}
