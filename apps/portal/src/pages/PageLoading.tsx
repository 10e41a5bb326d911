import { useMessages } from '@valise/ui/messages';
import { Spinner } from '@valise/ui/Spinner';
import { portalMessages } from '../messages.ts';

/** Shown in place of a screen whose code is being fetched; invisible for the first 300 ms. */
export function PageLoading({ isInside = false }: { isInside?: boolean }) {
  const messages = useMessages(portalMessages);
  return (
    <p role="status" className={isInside ? 'page page-inside page-loading' : 'page page-loading'}>
      <Spinner />
      {messages.loading}
    </p>
  );
}
