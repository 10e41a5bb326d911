import { LoadingText } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { Spinner } from '@valise/ui/Spinner';
import { portalMessages } from '../messages.ts';

/** Replaces a screen whose code is being fetched. It is invisible for the first 300 ms. */
export function PageLoading({ isInside = false }: { isInside?: boolean }) {
  const messages = useMessages(portalMessages);
  return (
    <LoadingText text={messages.loading} className={isInside ? 'page page-inside page-loading' : 'page page-loading'}>
      <Spinner />
    </LoadingText>
  );
}
