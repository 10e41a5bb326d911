'use client';
import { Eye } from '@phosphor-icons/react/dist/csr/Eye';
import { PencilSimple } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { Trash } from '@phosphor-icons/react/dist/csr/Trash';
import type { Product } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { Button } from '@valise/ui/Button';
import { type CardParts, ColumnsMenu, DataTable, type RowActions, type TableLayout } from '@valise/ui/DataTable';
import { LinkButton } from '@valise/ui/LinkButton';
import type { Loadable } from '@valise/ui/LoadableView';
import { PageHeader } from '@valise/ui/PageHeader';
import { SearchField } from '@valise/ui/SearchField';
import { notify } from '@valise/ui/Toast';
import { useMemo, useRef, useState } from 'react';
import { formatMoney, paths } from '../../shared/index.ts';
import { productMessages } from '../messages.ts';
import { productFilter } from '../productFilter.ts';
import { isNarrowed, narrowedTo, pageSizes, type ProductListView, widened } from '../productListView.ts';
import { BulkActions } from './BulkActions.tsx';
import { DeleteProductsDialog } from './DeleteProductsDialog.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { cardMeta, nameIn, picture, type ProductCopy, statusBadge, summaryOf } from './ProductParts.tsx';
import { productColumns } from './productColumns.tsx';
import { useDeletion } from './useDeletion.ts';
import { useFocusAfterDeletion } from './useFocusAfterDeletion.ts';
import { useTypedText } from './useTypedText.ts';

export interface ProductListProps {
  products: Loadable<readonly Product[]>;
  /** Search, filters, sort and page. The application keeps it, for example in the address. */
  view: ProductListView;
  onViewChange: (view: ProductListView) => void;
  /** The ids of columns that the reader has hidden. */
  hiddenColumns: readonly string[];
  /** The reader has chosen other columns. The application keeps the choice. */
  onHiddenColumnsChange: (hidden: string[]) => void;
  /** Deletes for good; rejects when nothing was deleted. */
  onDelete: (ids: readonly string[]) => Promise<void>;
}

const idOf = ({ id }: Product) => id;
const searchText = ({ name }: Product) => name;
const hrefOf = ({ id }: Product) => paths.viewProduct(id);
const noIds: ReadonlySet<string> = new Set();

const productCard =
  (messages: ProductCopy) =>
  (product: Product): CardParts => ({
    picture: picture(product, 76, 92),
    title: nameIn(messages)(product),
    line: summaryOf(product, messages),
    badge: statusBadge(product, messages),
    meta: cardMeta(product, messages),
    figure: formatMoney(product.basePrice),
  });

const productActions = (messages: ProductCopy, askToDelete: (product: Product) => void): RowActions<Product> => ({
  header: messages.action,
  items: [
    { id: 'view', label: messages.viewAction, icon: <Eye size={18} />, href: hrefOf },
    { id: 'edit', label: messages.editAction, icon: <PencilSimple size={18} />, href: ({ id }) => paths.editProduct(id) },
    { id: 'delete', label: messages.deleteAction, icon: <Trash size={18} />, tone: 'critical', onAction: askToDelete },
  ],
});

/** Everything a partner rents out: found, filtered, opened and deleted. */
export function ProductList({
  products,
  view,
  onViewChange,
  hiddenColumns,
  onHiddenColumnsChange,
  onDelete,
}: ProductListProps) {
  const messages = useMessages(productMessages);
  const [selected, setSelected] = useState(noIds);
  const [isSelectingCards, setSelectingCards] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const { list, onClickCapture, restoreFocusTo } = useFocusAfterDeletion(heading);
  const { ask, ...deletion } = useDeletion(onDelete, (ids) => {
    const deleted = new Set(ids);
    setSelected((known) => new Set([...known].filter((id) => !deleted.has(id))));
  });

  const [typed, type] = useTypedText(view.search, (search) => onViewChange(narrowedTo(view, { search })));

  const columns = useMemo(() => productColumns(messages), [messages]);
  const rowName = useMemo(() => nameIn(messages), [messages]);
  const card = useMemo(() => productCard(messages), [messages]);
  const actions = useMemo(() => productActions(messages, ({ id }) => ask({ ids: [id], isBulk: false })), [messages, ask]);
  const { status, grade, stock } = view;
  const filter = useMemo(() => productFilter({ status, grade, stock }), [status, grade, stock]);

  const deleteSelected = () => {
    const known = products.state === 'ready' ? products.data : [];
    const ids = known.filter(({ id }) => selected.has(id)).map(idOf);
    if (ids.length === 0) notify(messages.pleaseSelect, { tone: 'warning' });
    else ask({ ids, isBulk: true });
  };

  const filters = (layout: TableLayout) => (
    <>
      <ProductFilters areCards={layout === 'cards'} view={view} onViewChange={onViewChange} />
      {layout !== 'cards' && (
        <ColumnsMenu columns={columns} hiddenColumns={hiddenColumns} onHiddenColumnsChange={onHiddenColumnsChange} />
      )}
    </>
  );
  const bulkActions = (layout: TableLayout) => (
    <BulkActions
      areCards={layout === 'cards'}
      isSelectingCards={isSelectingCards}
      onSelectingCardsChange={setSelectingCards}
      onDeleteSelected={deleteSelected}
    />
  );

  return (
    <>
      <PageHeader
        titleRef={heading}
        title={messages.products}
        subtitle={messages.subtitle}
        crumbs={[{ label: messages.dashboard, href: paths.dashboard }, { label: messages.products }]}
        primaryAction={
          <LinkButton variant="primary" href={paths.addProduct}>
            {messages.addProductLink}
          </LinkButton>
        }
      />
      <div ref={list} role="presentation" onClickCapture={onClickCapture}>
        <DataTable
          label={messages.products}
          columns={columns}
          hiddenColumns={hiddenColumns}
          rows={products}
          rowId={idOf}
          rowName={rowName}
          rowHref={hrefOf}
          actions={actions}
          card={card}
          view={view}
          onViewChange={onViewChange}
          searchText={searchText}
          filter={filter}
          sizes={pageSizes}
          selection={{ selected, onChange: setSelected, isShownOnCards: isSelectingCards }}
          search={
            <SearchField
              label={messages.searchInProduct}
              isLabelHidden
              ref={searchField}
              placeholder={messages.searchInProduct}
              value={typed}
              onChange={type}
            />
          }
          filters={filters}
          bulkActions={bulkActions}
          loading={messages.loadingProducts}
          countLabel={(count) => messages.productCount({ count })}
          empty={{
            title: messages.noProductsFound,
            description: messages.tryAdjustingFilters,
            action: isNarrowed(view) && (
              <Button
                onPress={() => {
                  searchField.current?.focus();
                  onViewChange(widened(view));
                }}
              >
                {messages.clearFilters}
              </Button>
            ),
          }}
        />
      </div>
      <DeleteProductsDialog
        isOpen={deletion.isOpen}
        count={deletion.count}
        isBusy={deletion.isBusy}
        error={deletion.error}
        restoreFocusTo={restoreFocusTo}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      />
    </>
  );
}
