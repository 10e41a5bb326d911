'use client';
import type { Product } from '@valise/contract';
import { Copy } from '@valise/ui/icons/Copy';
import { DownloadSimple } from '@valise/ui/icons/DownloadSimple';
import { Eye } from '@valise/ui/icons/Eye';
import { PencilSimple } from '@valise/ui/icons/PencilSimple';
import { QrCode } from '@valise/ui/icons/QrCode';
import { Trash } from '@valise/ui/icons/Trash';
import { useMessages } from '@valise/ui/messages';
import { Button } from '@valise/ui/Button';
import {
  type CardParts,
  DataTable,
  type DataTableHandle,
  noSelection,
  type RowActions,
  type SelectedRows,
  selectionOfIds,
  type TableLayout,
  useStableCallback,
} from '@valise/ui/DataTable';
import { LinkButton } from '@valise/ui/LinkButton';
import { lazyOverlay } from '@valise/ui/lazyPart';
import type { Loadable } from '@valise/ui/LoadableView';
import { notify } from '@valise/ui/Toast';
import { type ComponentType, useCallback, useMemo, useRef, useState } from 'react';
import {
  BufferedSearchField,
  filterChips,
  LazyListViewTabs,
  listMessages,
  type ListPreferences,
  type ListViews,
  paths,
  tablePreferences,
  useConfirmDelete,
  useExportRows,
  useFirstPage,
  useUndo,
  useValueFormats,
  type ValueFormats,
} from '../../shared/index.ts';
import { usePrintLabels } from '../Labels/usePrintLabels.tsx';
import { type ProductCopy, productMessages } from '../messages.ts';
import type { BulkEditProps } from '../BulkEdit/index.ts';
import { brandAndSku, cardMeta, nameIn, picture, statusBadge } from '../ProductParts/ProductParts.tsx';
import { BulkActions } from './BulkActions.tsx';
import { productColumns } from './columns/productColumns.tsx';
import type { DeleteProductsDialogProps } from './DeleteProductsDialog.tsx';
import { productFilterLabels } from './productFilterLabels.ts';
import { ProductFilters } from './ProductFilters.tsx';
import { ProductListHeader } from './ProductListHeader.tsx';
import { countProducts } from './state/countProducts.ts';
import { facetCounts } from './state/facetCounts.ts';
import { productFilter } from './state/productFilter.ts';
import { type ProductListState, productListState } from './state/productListState.ts';
import type { DeleteOutcome } from './useProducts.ts';

export interface ProductListProps {
  products: Loadable<readonly Product[]>;
  /** Search, filters, sort and page. The application keeps it, for example in the address. */
  listState: ProductListState;
  onListStateChange: (state: ProductListState) => void;
  /** The columns and the density. The application keeps them. */
  preferences: ListPreferences;
  onPreferencesChange: (preferences: ListPreferences) => void;
  /** The saved views. The application keeps them. */
  views: ListViews;
  onViewsChange: (views: ListViews) => void;
  /** Deletes the products; rejects when some of them are still there. */
  onDelete: (ids: readonly string[]) => Promise<DeleteOutcome>;
  /** What changes several products at once. Without it that is not offered. */
  bulkEdit?: ComponentType<BulkEditProps>;
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
const hrefOf = ({ id }: Product) => paths.viewProduct(id);

const productCard =
  (messages: ProductCopy, formats: ValueFormats) =>
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
export function ProductList({
  products,
  listState,
  onListStateChange,
  preferences,
  onPreferencesChange,
  views,
  onViewsChange,
  onDelete,
  bulkEdit: BulkEdit,
}: ProductListProps) {
  const messages = useMessages(productMessages);
  const { exportRows: exportLabel } = useMessages(listMessages);
  const formats = useValueFormats();
  const [selected, setSelected] = useState(noSelection);
  const [isSelectingCards, setSelectingCards] = useState(false);
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  /** The selected products that are shown alone; they stay when one of them is no longer selected, until the selection is cleared. */
  const [onlyShown, setOnlyShown] = useState<ReadonlySet<string>>();
  const heading = useRef<HTMLHeadingElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const table = useRef<DataTableHandle<Product>>(null);
  const { printLabels, labelsDialog } = usePrintLabels();
  const loaded = products.state === 'ready' ? products.data : none;

  const select = (next: typeof selected) => {
    setSelected(next);
    if (next === noSelection) setOnlyShown(undefined);
  };

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
        if (isBulk) {
          select(noSelection);
          setSelectingCards(false);
        }
        if (outcome === 'deleted') notify(isBulk ? messages.deletedMany : messages.deletedOne);
        else notify(isBulk ? messages.alreadyDeletedMany : messages.alreadyDeletedOne, { tone: 'info' });
      },
    },
  );
  const deleted = target?.products ?? noProducts;
  const stillThere = dialog.failure === undefined ? deleted : remaining(deleted);

  const firstPage = useFirstPage(productListState, listState);
  const changeState = useStableCallback(onListStateChange);
  const changePreferences = useStableCallback(onPreferencesChange);
  const changeViews = useStableCallback(onViewsChange);
  const countOf = useMemo(() => (products.state === 'ready' ? (state: ProductListState) => countProducts(loaded, state) : undefined), [products.state, loaded]);
  const setSearch = useStableCallback((search: string) => onListStateChange(productListState.withFilters(listState, { search })));

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
  const { search, status, grade, stock } = firstPage;
  const matches = useMemo(() => {
    const passes = productFilter({ status, grade, stock });
    return onlyShown ? (product: Product) => onlyShown.has(product.id) && (passes?.(product) ?? true) : passes;
  }, [status, grade, stock, onlyShown]);

  const hasChosen = status.length + grade.length + stock.length > 0;
  const isCounting = products.state === 'ready' && (areFiltersOpen || hasChosen);
  const counts = useMemo(
    () => (isCounting ? facetCounts(loaded, { search, status, grade, stock }) : undefined),
    [isCounting, loaded, search, status, grade, stock],
  );
  const filterLabels = useMemo(() => productFilterLabels(messages, counts), [messages, counts]);

  const offerUndo = useUndo();
  const clearFilters = () => {
    setOnlyShown(undefined);
    onListStateChange(productListState.clearFilters(listState));
    offerUndo(messages.filtersCleared, () => {
      setOnlyShown(onlyShown);
      changeState(listState);
    });
  };
  const withSelected = (act: (products: SelectedRows<Product>) => void) => () => {
    const products = table.current?.selectedRows() ?? noProducts;
    if (products.shown.length + products.hidden.length === 0) notify(messages.pleaseSelect, { tone: 'warning' });
    else act(products);
  };
  const deleteSelected = useStableCallback(withSelected((products) => confirmDelete({ products, isBulk: true })));
  const printSelected = useStableCallback(withSelected(({ shown, hidden }) => printLabels([...shown, ...hidden])));
  const { exportCsv, copyRows } = useExportRows(table, 'products');
  const [edited, setEdited] = useState({ isOpen: false, selection: noProducts });
  const editTrigger = useRef<HTMLButtonElement>(null);
  const editSelected = () => setEdited({ isOpen: true, selection: table.current?.selectedRows() ?? noProducts });
  const startSelecting = useCallback(() => setSelectingCards(true), []);

  const filters = (layout: TableLayout, total: number) => (
    <ProductFilters
      layout={layout}
      total={products.state === 'ready' ? total : undefined}
      state={firstPage}
      onStateChange={changeState}
      labels={filterLabels}
      onOpenChange={setFiltersOpen}
      columns={columns}
      preferences={preferences}
      onPreferencesChange={changePreferences}
    />
  );
  const bulkActions = (layout: TableLayout) => (
    <BulkActions
      iconSize={layout === 'cards' ? 'large' : undefined}
      onSelect={layout === 'cards' ? startSelecting : undefined}
      onExport={exportCsv}
      onCopy={copyRows}
      onPrintLabels={printSelected}
      onDeleteSelected={deleteSelected}
    />
  );
  const editButton = (layout: TableLayout) =>
    BulkEdit && (
      <Button
        ref={editTrigger}
        size={layout === 'cards' ? 'large' : 'medium'}
        isFullWidth={layout === 'cards'}
        icon={<PencilSimple size={18} />}
        onPress={editSelected}
      >
        {messages.editAction}
      </Button>
    );
  const selectedActions = (layout: TableLayout) => (
    <>
      {layout !== 'cards' && editButton(layout)}
      {layout === 'full' && (
        <Button icon={<DownloadSimple size={18} />} onPress={exportCsv}>
          {exportLabel}
        </Button>
      )}
      {layout === 'full' && (
        <Button icon={<QrCode size={18} />} onPress={printSelected}>
          {messages.labels}
        </Button>
      )}
      <Button
        variant="danger-outline"
        size={layout === 'cards' ? 'large' : 'medium'}
        isFullWidth={layout === 'cards'}
        icon={<Trash size={18} />}
        onPress={deleteSelected}
      >
        {messages.deleteAction}
      </Button>
      {layout === 'cards' && editButton(layout)}
      <BulkActions iconSize={layout === 'cards' ? 'large' : 'medium'} onExport={exportCsv} onCopy={copyRows} onPrintLabels={printSelected} onDeleteSelected={deleteSelected} />
    </>
  );
  const chips = (total: number) => [
    ...(search.trim() === ''
      ? []
      : [{ id: 'search', facet: messages.search, value: search.trim(), count: products.state === 'ready' ? total : undefined, onRemove: () => setSearch('') }]),
    ...(onlyShown
      ? [{ id: 'selected', facet: messages.selectedFilter, value: messages.count({ count: onlyShown.size }), onRemove: () => setOnlyShown(undefined) }]
      : []),
    ...filterChips(productListState, { state: listState, onStateChange: onListStateChange }, filterLabels),
  ];

  return (
    <>
      <ProductListHeader titleRef={heading} />
      {(products.state !== 'ready' || loaded.length > 0) && (
        <LazyListViewTabs
          label={messages.products}
          list={productListState}
          state={firstPage}
          onStateChange={changeState}
          preferences={preferences}
          onPreferencesChange={changePreferences}
          views={views}
          onViewsChange={changeViews}
          countOf={countOf}
        />
      )}
      <DataTable
        ref={table}
        label={messages.products}
        columns={columns}
        {...tablePreferences(preferences, onPreferencesChange)}
        rows={products}
        rowId={idOf}
        rowName={rowName}
        rowHref={hrefOf}
        actions={actions}
        card={card}
        tableState={listState}
        onTableStateChange={onListStateChange}
        filter={{ search, searchText, matches }}
        filterChips={chips}
        onClearFilters={clearFilters}
        sizes={productListState.sizes}
        selection={{
          selected,
          onChange: select,
          cards: { isSelecting: isSelectingCards, onSelectingChange: setSelectingCards },
          onShowHidden: () => {
            const { shown, hidden } = table.current?.selectedRows() ?? noProducts;
            onListStateChange(productListState.clearFilters(listState));
            setOnlyShown(new Set([...shown, ...hidden].map(idOf)));
          },
          actions: selectedActions,
        }}
        search={
          <BufferedSearchField
            label={messages.searchInProduct}
            isLabelHidden
            ref={searchField}
            placeholder={messages.searchInProduct}
            value={search}
            onChange={setSearch}
          />
        }
        filters={filters}
        bulkActions={bulkActions}
        loading={messages.loadingProducts}
        countLabel={(count) => messages.productCount({ count })}
        empty={{
          title: messages.noProductsFound,
          description: messages.tryAdjustingFilters,
          action:
            loaded.length === 0 ? (
              <LinkButton href={paths.addProduct}>{messages.addProductLink}</LinkButton>
            ) : (
              <Button
                onPress={() => {
                  searchField.current?.focus();
                  clearFilters();
                }}
              >
                {messages.clearFilters}
              </Button>
            ),
        }}
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
          onEdited={() => {
            select(noSelection);
            setSelectingCards(false);
          }}
          onUndo={(ids) => {
            select(selectionOfIds(ids));
            setSelectingCards(true);
          }}
        />
      )}
    </>
  );
}
