'use client';
import type { Product } from '@valise/contract';
import { Copy } from '@valise/ui/icons/Copy';
import { Eye } from '@valise/ui/icons/Eye';
import { PencilSimple } from '@valise/ui/icons/PencilSimple';
import { QrCode } from '@valise/ui/icons/QrCode';
import { Trash } from '@valise/ui/icons/Trash';
import { useMessages } from '@valise/ui/messages';
import type { CardParts, RowActions, SelectedRows, TableLayout } from '@valise/ui/DataTable';
import { useStableCallback } from '@valise/ui/hooks';
import { LinkButton } from '@valise/ui/LinkButton';
import { lazyOverlay } from '@valise/ui/lazyPart';
import type { Loadable } from '@valise/ui/LoadableView';
import { notify } from '@valise/ui/Toast';
import { type ComponentType, useCallback, useMemo, useRef, useState } from 'react';
import { paths } from '../../domain/paths.ts';
import { type NumberFormats, useNumberFormats } from '../../kit/format/numberFormats.ts';
import { ListFilters } from '../../kit/list/ListFilters.tsx';
import { ListTable } from '../../kit/list/ListTable.tsx';
import { filterChips } from '../../kit/list/filterChips.ts';
import type { KeptList } from '../../kit/list/keptList.ts';
import { useConfirmDelete } from '../../kit/list/useConfirmDelete.ts';
import { useCountOf } from '../../kit/list/useCountOf.ts';
import { useExportRows } from '../../kit/list/useExportRows.ts';
import { useListSelection } from '../../kit/list/useListSelection.ts';
import { useListTools } from '../../kit/list/useListTools.ts';
import { LazyListViewTabs } from '../../kit/list/views/LazyListViewTabs.tsx';
import type { OnSaving } from '../../kit/submit/onSaving.ts';
import type { BulkEditProps } from '../BulkEdit/BulkEdit.tsx';
import { usePrintLabels } from '../Labels/usePrintLabels.tsx';
import { type ProductCopy, productMessages } from '../messages.ts';
import { brandAndSku, cardMeta, nameIn, picture, statusBadge } from '../ProductParts/ProductParts.tsx';
import { BulkActions } from './BulkActions.tsx';
import { productColumns } from './columns/productColumns.tsx';
import type { DeleteProductsDialogProps } from './DeleteProductsDialog.tsx';
import { productFilterLabels } from './productFilterLabels.ts';
import { ProductListHeader } from './ProductListHeader.tsx';
import { SelectedActions } from './SelectedActions.tsx';
import { facetCounts } from './state/facetCounts.ts';
import { productFilter } from './state/productFilter.ts';
import { type ProductListState, productListState } from './state/productListState.ts';
import type { DeleteOutcome } from './useProducts.ts';

export interface ProductListProps extends KeptList<ProductListState> {
  products: Loadable<readonly Product[]>;
  /** Deletes the products; rejects when some of them are still there. */
  onDelete: (ids: readonly string[]) => Promise<DeleteOutcome>;
  /** What changes several products at once. Without it that is not offered. */
  bulkEdit?: ComponentType<BulkEditProps>;
  /** Several products are being changed; leaving the list stops that. */
  onSaving?: OnSaving;
}

interface Deletion {
  products: SelectedRows<Product>;
  /** Started for the selected products, not for one row. */
  isBulk: boolean;
}

const DeleteProductsDialog = lazyOverlay<DeleteProductsDialogProps>(
  async () => (await import('./DeleteProductsDialog.tsx')).DeleteProductsDialog,
  { close: ({ onCancel }) => onCancel() },
);

const none: readonly Product[] = [];
const noProducts: SelectedRows<Product> = { shown: [], hidden: [], hiddenBy: 'search' };
const single = (product: Product): SelectedRows<Product> => ({ ...noProducts, shown: [product] });

const idOf = ({ id }: Product) => id;
const searchText = ({ name }: Product) => name;
const filterOf = (state: ProductListState) => ({ search: state.search, searchText, matches: productFilter(state) });
const hrefOf = ({ id }: Product) => paths.viewProduct(id);

const productCard =
  (messages: ProductCopy, formats: NumberFormats) =>
  (product: Product): CardParts => ({
    picture: picture(product, 76, 92),
    title: nameIn(messages)(product),
    line: brandAndSku(product),
    badge: statusBadge(product, messages),
    meta: cardMeta(product, messages, formats),
    figure: formats.money(product.basePrice),
  });

const productActions = (messages: ProductCopy, onPrintLabel: (product: Product) => void, onDelete: (product: Product) => void): RowActions<Product> => ({
  header: messages.action,
  items: [
    { id: 'view', label: messages.viewAction, icon: <Eye size={18} />, href: hrefOf },
    { id: 'edit', label: messages.editAction, icon: <PencilSimple size={18} />, href: ({ id }) => paths.editProduct(id) },
    { id: 'duplicate', label: messages.duplicateAction, icon: <Copy size={18} />, href: ({ id }) => paths.duplicateProduct(id), isInMenuAlone: true },
    { id: 'label', label: messages.printLabel, icon: <QrCode size={18} />, onAction: onPrintLabel, isInMenuAlone: true },
    { id: 'delete', label: messages.deleteAction, icon: <Trash size={18} />, tone: 'critical', onAction: onDelete },
  ],
});

/** The list of a partner's products, with search, filters and deletion. */
export function ProductList({ products, onDelete, bulkEdit: BulkEdit, onSaving, ...props }: ProductListProps) {
  const messages = useMessages(productMessages);
  const formats = useNumberFormats();
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const tools = useListTools<Product, ProductListState>(productListState, props);
  const { table, kept } = tools;
  const { selectedRows, onlyId, startSelecting, endSelecting, selectIds, selection } = useListSelection(tools, idOf);
  const { printLabels, labelsDialog } = usePrintLabels();
  const loaded = products.state === 'ready' ? products.data : none;

  /** Without the products that have been deleted meanwhile, also by a first attempt that failed. */
  const remaining = ({ shown, hidden, hiddenBy }: SelectedRows<Product>): SelectedRows<Product> => {
    const ids = new Set(loaded.map(idOf));
    const isLoaded = ({ id }: Product) => ids.has(id);
    return { shown: shown.filter(isLoaded), hidden: hidden.filter(isLoaded), hiddenBy };
  };
  const { confirmDelete, target, dialog } = useConfirmDelete(
    ({ products }: Deletion) => {
      const { shown, hidden } = remaining(products);
      return onDelete([...hidden, ...shown].map(idOf));
    },
    {
      headline: ({ isBulk }) => (isBulk ? messages.failedToDeleteMany : messages.failedToDeleteOne),
      onDone: ({ isBulk }, outcome) => {
        if (isBulk) endSelecting();
        if (outcome === 'deleted') notify(isBulk ? messages.deletedMany : messages.deletedOne);
        else notify(isBulk ? messages.alreadyDeletedMany : messages.alreadyDeletedOne, { tone: 'info' });
      },
    },
  );
  const deleted = target?.products ?? noProducts;
  const stillThere = dialog.failure === undefined ? deleted : remaining(deleted);

  const countOf = useCountOf(products, filterOf);

  const columns = useMemo(() => productColumns(messages, formats), [messages, formats]);
  const rowName = useMemo(() => nameIn(messages), [messages]);
  const card = useMemo(() => productCard(messages, formats), [messages, formats]);
  const actions = useMemo(
    () =>
      productActions(
        messages,
        (product) => printLabels([product]),
        (product) => confirmDelete({ products: single(product), isBulk: false }),
      ),
    [messages, printLabels, confirmDelete],
  );
  const { search, status, grade, stock } = kept.state;
  const matches = useMemo(() => productFilter({ status, grade, stock }), [status, grade, stock]);

  const hasChosen = status.length + grade.length + stock.length > 0;
  const isCounting = products.state === 'ready' && (areFiltersOpen || hasChosen);
  const counts = useMemo(
    () => (isCounting ? facetCounts(loaded, { search, status, grade, stock }) : undefined),
    [isCounting, loaded, search, status, grade, stock],
  );
  const filterLabels = useMemo(() => productFilterLabels(messages, counts), [messages, counts]);

  const withSelected = (act: (products: SelectedRows<Product>) => void) => () => {
    const products = selectedRows();
    if (products.shown.length + products.hidden.length === 0) notify(messages.pleaseSelect, { tone: 'warning' });
    else act(products);
  };
  const deleteSelected = useStableCallback(withSelected((products) => confirmDelete({ products, isBulk: true })));
  const printSelected = useStableCallback(withSelected(({ shown, hidden }) => printLabels([...shown, ...hidden])));
  const { exportCsv, copyRows } = useExportRows(table, 'products');
  const [edited, setEdited] = useState({ isOpen: false, selection: noProducts });
  const editTrigger = useRef<HTMLButtonElement>(null);
  const editSelected = useStableCallback(withSelected((selection) => setEdited({ isOpen: true, selection })));

  const filters = (layout: TableLayout, total: number) => (
    <ListFilters
      list={productListState}
      label={messages.filters}
      labels={filterLabels}
      layout={layout}
      total={products.state === 'ready' ? total : undefined}
      onOpenChange={setFiltersOpen}
      columns={columns}
      {...kept}
    />
  );
  const bulkActions = (layout: TableLayout) => (
    <BulkActions
      iconSize={layout === 'cards' ? 'large' : undefined}
      onSelect={layout === 'cards' ? startSelecting : undefined}
      onEdit={BulkEdit && editSelected}
      onExport={exportCsv}
      onCopy={copyRows}
      onPrintLabels={printSelected}
      onDeleteSelected={deleteSelected}
    />
  );
  // Memoised for the bar of selected rows, which no other page then renders out of sight.
  const selectedActions = useCallback(
    (layout: TableLayout) => (
      <SelectedActions
        layout={layout}
        editRef={editTrigger}
        onlyId={onlyId}
        onEdit={BulkEdit && editSelected}
        onExport={exportCsv}
        onCopy={copyRows}
        onPrintLabels={printSelected}
        onDeleteSelected={deleteSelected}
      />
    ),
    [onlyId, BulkEdit, editSelected, exportCsv, copyRows, printSelected, deleteSelected],
  );
  return (
    <>
      <ProductListHeader titleRef={heading} />
      {(products.state !== 'ready' || loaded.length > 0) && (
        <LazyListViewTabs
          label={messages.products}
          list={productListState}
          {...kept}
          countOf={countOf}
        />
      )}
      <ListTable
        tools={tools}
        label={messages.products}
        columns={columns}
        rows={products}
        rowId={idOf}
        rowName={rowName}
        rowHref={hrefOf}
        actions={actions}
        card={card}
        searchLabel={messages.searchInProduct}
        filter={{ search, searchText, matches }}
        chips={filterChips(productListState, kept, filterLabels)}
        selection={{ ...selection, actions: selectedActions }}
        filters={filters}
        bulkActions={bulkActions}
        loading={messages.loadingProducts}
        countLabel={(count) => messages.productCount({ count })}
        emptyTitle={messages.noProductsFound}
        emptyAction={<LinkButton href={paths.addProduct}>{messages.addProductLink}</LinkButton>}
      />
      <DeleteProductsDialog
        {...dialog}
        products={stillThere}
        restoreFocusTo={() => table.current?.restoreFocusTo() ?? heading.current}
      />
      {labelsDialog}
      {BulkEdit && (
        <BulkEdit
          {...edited}
          restoreFocusTo={() => editTrigger.current ?? table.current?.restoreFocusTo() ?? heading.current}
          onClose={() => setEdited((last) => ({ ...last, isOpen: false }))}
          onSaving={onSaving}
          onEdited={endSelecting}
          onUndo={selectIds}
        />
      )}
    </>
  );
}
