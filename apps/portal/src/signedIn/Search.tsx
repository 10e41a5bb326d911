import { useProductSearch } from '@valise/features/products';
import { Search as ShellSearch, type SearchOverlayProps } from '@valise/features/shell';
import { useMemo } from 'react';
import { SWRConfig } from 'swr';
import { hasScreen } from '../router/hasScreen.ts';
import { useGuardedNavigate } from '../router/leaving/guardedNavigation.tsx';
import { useSession } from '../session/SessionContext.tsx';

/** A list that is in the cache is not requested again because it is searched. */
const cachedFirst = { revalidateIfStale: false, revalidateOnFocus: false };

/** The search palette with every list that can be searched. */
export default function Search(props: SearchOverlayProps) {
  return (
    <SWRConfig value={cachedFirst}>
      <SearchInLists {...props} />
    </SWRConfig>
  );
}

function SearchInLists(props: SearchOverlayProps) {
  const { session } = useSession();
  const goTo = useGuardedNavigate();
  const products = useProductSearch(props.isOpen);
  const sources = useMemo(() => [products], [products]);
  return session && <ShellSearch {...props} user={session.user} sources={sources} hasScreen={hasScreen} onGoTo={goTo} />;
}
