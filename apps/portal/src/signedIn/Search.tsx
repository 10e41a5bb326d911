import { useOrderSearch, usePeopleSearch } from '@valise/features/orders';
import { useProductSearch } from '@valise/features/products';
import { useRefundSearch } from '@valise/features/refunds';
import { Search as ShellSearch, type SearchOverlayProps } from '@valise/features/shell';
import { useTicketSearch } from '@valise/features/support';
import { useMemo } from 'react';
import { SWRConfig } from 'swr';
import { hasScreen } from '../router/hasScreen.ts';
import { useGoTo } from '../router/goTo.tsx';
import { useSession } from '../session/SessionContext.tsx';

/** Opening the search does not request a list again that is in the cache. */
const cachedFirst = { revalidateIfStale: false, revalidateOnFocus: false };

/** The search palette for every list that can be searched. */
export default function Search(props: SearchOverlayProps) {
  return (
    <SWRConfig value={cachedFirst}>
      <SearchInLists {...props} />
    </SWRConfig>
  );
}

function SearchInLists(props: SearchOverlayProps) {
  const { session } = useSession();
  const goTo = useGoTo();
  const products = useProductSearch(props.isOpen);
  const orders = useOrderSearch(props.isOpen);
  const people = usePeopleSearch(props.isOpen);
  const refunds = useRefundSearch(props.isOpen);
  const tickets = useTicketSearch(props.isOpen);
  const sources = useMemo(() => [products, orders, people, refunds, tickets], [products, orders, people, refunds, tickets]);
  return session && <ShellSearch {...props} user={session.user} sources={sources} hasScreen={hasScreen} onGoTo={goTo} />;
}
