import { useMessages } from '@valise/ui/messages';
import { Spinner } from '@valise/ui/Spinner';
import { portalMessages } from '../messages.ts';

/** Stands in place of a screen whose code is on its way. It is seen only where that takes a moment. */
export function Waiting({ isInside = false }: { isInside?: boolean }) {
  const messages = useMessages(portalMessages);
  return (
    <p role="status" className={isInside ? 'page page-inside waiting' : 'page waiting'}>
      <Spinner />
      {messages.loading}
    </p>
  );
}
