'use client';
import { nativeButton } from '../../components/Button/nativeButton.css.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { lazyPartMessages } from '../messages.ts';

/** Reloads the page. The only way to code that a browser remembers as failed; see `lazyModule`. */
export function ReloadButton() {
  const messages = useMessages(lazyPartMessages);
  return (
    <button type="button" className={nativeButton} onClick={() => window.location.reload()}>
      {messages.partReload}
    </button>
  );
}
