import type { Product } from '@valise/contract';
import type { CardParts, RowActions } from '@valise/ui/DataTable';
import { Copy } from '@valise/ui/icons/Copy';
import { Eye } from '@valise/ui/icons/Eye';
import { PencilSimple } from '@valise/ui/icons/PencilSimple';
import { QrCode } from '@valise/ui/icons/QrCode';
import { Trash } from '@valise/ui/icons/Trash';
import { LinkButton } from '@valise/ui/LinkButton';
import { paths } from '../../domain/paths.ts';
import { defineList, type ListWords } from '../../kit/list/defineList.ts';
import { type ProductCopy, productMessages } from '../messages.ts';
import { brandAndSku, cardMeta, nameIn, picture, statusBadge } from '../ProductParts/ProductParts.tsx';
import { availabilityKey } from '../availability.ts';
import { ProductBulkMenu } from './bulk/ProductBulkMenu.tsx';
import { SelectedActions } from './bulk/SelectedActions.tsx';
import { optionalColumns, productColumns } from './columns/productColumns.tsx';
import type { ProductListContext } from './productListContext.ts';
import { gradeFilterOf, stockFilterOf } from './state/productFilters.ts';
import { type GradeFilter, productListState, type StockFilter } from './state/productListState.ts';

const gradeLabels = {
  new: 'gradeNew',
  likeNew: 'gradeLikeNew',
  good: 'gradeGood',
  fair: 'gradeFair',
  other: 'gradeOther',
} as const satisfies Record<GradeFilter, keyof ProductCopy>;

const stockLabels = { inStock: 'stockIn', outOfStock: 'stockOut' } as const satisfies Record<StockFilter, keyof ProductCopy>;

const hrefOf = ({ id }: Product) => paths.viewProduct(id);
/** The link to a new product. The plus sign of its text is not spoken. */
const addLink = ({ addProductLink }: ProductCopy, variant?: 'primary') => {
  const spoken = addProductLink.replace(/^\+ /, '');
  return (
    <LinkButton variant={variant} href={paths.addProduct}>
      <span>
        {spoken !== addProductLink && <span aria-hidden="true">+ </span>}
        {spoken}
      </span>
    </LinkButton>
  );
};

const productCard =
  ({ messages, formats }: ListWords<ProductCopy>) =>
  (product: Product): CardParts => ({
    picture: picture(product, 76, 92),
    title: nameIn(messages)(product),
    line: brandAndSku(product),
    badge: statusBadge(product, messages),
    meta: cardMeta(product, messages, formats),
    figure: formats.money(product.basePrice),
  });

const productActions = ({ messages }: ListWords<ProductCopy>, { onPrintLabel, onDeleteOne }: ProductListContext): RowActions<Product> => ({
  header: messages.action,
  items: [
    { id: 'view', label: messages.viewAction, icon: <Eye size={18} />, href: hrefOf },
    { id: 'edit', label: messages.editAction, icon: <PencilSimple size={18} />, href: ({ id }) => paths.editProduct(id) },
    { id: 'duplicate', label: messages.duplicateAction, icon: <Copy size={18} />, href: ({ id }) => paths.duplicateProduct(id), isInMenuAlone: true },
    { id: 'label', label: messages.printLabel, icon: <QrCode size={18} />, onAction: onPrintLabel, isInMenuAlone: true },
    { id: 'delete', label: messages.deleteAction, icon: <Trash size={18} />, tone: 'critical', onAction: onDeleteOne },
  ],
});

/** The products of a partner. */
export const productList = defineList({
  name: 'products',
  messages: productMessages,
  state: productListState,
  rowId: ({ id }: Product) => id,
  rowName: (product, messages) => nameIn(messages)(product),
  rowHref: hrefOf,
  header: (messages) => ({
    title: messages.products,
    subtitle: messages.subtitle,
    parent: { label: messages.dashboard, href: paths.dashboard },
    primaryAction: addLink(messages, 'primary'),
  }),
  columns: productColumns,
  optionalColumns,
  fields: async () => (await import('./columns/productFields.ts')).productFields,
  card: productCard,
  actions: productActions,
  search: { label: (messages) => messages.searchInProduct, text: ({ name }) => name, codes: ({ barcode, sku }) => [barcode, sku] },
  filters: {
    status: {
      label: (messages) => messages.status,
      labelOf: (key, messages) => (key === 'unavailable' ? messages.unavailableFilter : messages[key]),
      choiceOf: ({ availability }) => availabilityKey(availability),
    },
    grade: {
      label: (messages) => messages.grade,
      labelOf: (key, messages) => messages[gradeLabels[key]],
      choiceOf: ({ conditionGrade }) => gradeFilterOf(conditionGrade),
    },
    stock: { label: (messages) => messages.stock, labelOf: (key, messages) => messages[stockLabels[key]], choiceOf: ({ stock }) => stockFilterOf(stock) },
  },
  bulk: { Toolbar: ProductBulkMenu, Selected: SelectedActions },
  loading: (messages) => messages.loadingProducts,
  count: (count, messages) => messages.productCount({ count }),
  empty: (messages) => ({ title: messages.noProductsFound, action: addLink(messages) }),
});
