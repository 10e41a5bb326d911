import { parseProductListView, ProductListContainer, type ProductListView, productListQuery } from '@valise/features/products';
import { useMessages } from '@valise/ui/messages';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { portalMessages } from '../messages.ts';
import { useHiddenColumns } from './useHiddenColumns.ts';
import { useScreen } from './useScreen.ts';

/** /products. What the list shows of them stands in the address. */
export default function ProductsRoute() {
  const messages = useMessages(portalMessages);
  useScreen(messages.products);
  const [query, setQuery] = useSearchParams();
  const columns = useHiddenColumns('products');
  const view = useMemo(() => parseProductListView(query), [query]);

  function show(next: ProductListView) {
    // Each filter, order and page is a step that Back takes back; the letters of a search are not.
    setQuery(productListQuery(next), { replace: next.search !== view.search });
  }
  return <ProductListContainer view={view} onViewChange={show} {...columns} />;
}
