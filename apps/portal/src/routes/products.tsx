import { ProductListContainer, productListState } from '@valise/features/products';
import { useMessages } from '@valise/ui/messages';
import { signedInMessages } from '../signedIn/messages.ts';
import { useListViews } from '../preferences/useListViews.ts';
import { useListPreferences } from '../preferences/useListPreferences.ts';
import { useListState } from '../router/useListState.ts';
import { useScreen } from '../router/useScreen.ts';

/** /products. The state of the list is stored in the address. */
export default function ProductsRoute() {
  const messages = useMessages(signedInMessages);
  useScreen(messages.products);
  const preferences = useListPreferences('products');
  const views = useListViews('products');
  const list = useListState('products', productListState, { views: views.views, onPreferencesChange: preferences.onPreferencesChange });
  return <ProductListContainer {...list} {...preferences} {...views} />;
}
