import { ProductListContainer, productListState } from '@valise/features/products';
import { useMessages } from '@valise/ui/messages';
import { signedInMessages } from '../signedIn/messages.ts';
import { useHiddenColumns } from '../preferences/useHiddenColumns.ts';
import { useListState } from '../router/useListState.ts';
import { useScreen } from '../router/useScreen.ts';

/** /products. The state of the list is stored in the address. */
export default function ProductsRoute() {
  const messages = useMessages(signedInMessages);
  useScreen(messages.products);
  const list = useListState('products', productListState);
  const columns = useHiddenColumns('products');
  return <ProductListContainer {...list} {...columns} />;
}
