import { ProductListContainer, productList } from '@valise/features/products';
import { useMessages } from '@valise/ui/messages';
import { leaveGuard } from '../router/leaving/leaveGuard.ts';
import { signedInMessages } from '../signedIn/messages.ts';
import { useKeptList } from '../router/useKeptList.ts';
import { useScreen } from '../router/useScreen.ts';

/** /products. The state of the list is stored in the address. */
export default function ProductsRoute() {
  const messages = useMessages(signedInMessages);
  useScreen(messages.products);
  return <ProductListContainer {...useKeptList(productList)} onSaving={leaveGuard.startSaving} />;
}
