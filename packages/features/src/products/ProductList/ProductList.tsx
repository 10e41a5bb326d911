'use client';
import type { Product } from '@valise/contract';
import { Eye } from '@valise/ui/icons/Eye';
import { PencilSimple } from '@valise/ui/icons/PencilSimple';
import { Trash } from '@valise/ui/icons/Trash';
import { useMessages } from '@valise/ui/messages';
import { Button } from '@valise/ui/Button';
import { type CardParts, ColumnsMenu, DataTable, type DataTableHandle, type RowActions, type TableLayout } from '@valise/ui/DataTable';
import { LinkButton } from '@valise/ui/LinkButton';
import type { Loadable } from '@valise/ui/LoadableView';
import { PageHeader } from '@valise/ui/PageHeader';
import { SearchField } from '@valise/ui/SearchField';
import { notify } from '@valise/ui/Toast';
import { useMemo, useRef, useState } from 'react';
import { paths, useBufferedInput, useConfirmDelete, useValueFormats, type ValueFormats } from '../../shared/index.ts';
import { type ProductCopy, productMessages } from '../messages.ts';
import { productFilter } from './state/productFilter.ts';
import { type ProductListState, productListState } from './state/productListState.ts';
import { BulkActions } from './BulkActions.tsx';
import { DeleteProductsDialog } from './DeleteProductsDialog.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { cardMeta, nameIn, picture, statusBadge, summaryOf } from '../ProductParts/ProductParts.tsx';
import { productColumns } from './columns/productColumns.tsx';

export interface ProductListProps {
  products: Loadable<readonly Product[]>;
  /** Search, filters, sort and page. The application keeps it, for example in the address. */
  listState: ProductListState;
  onListStateChange: (state: ProductListState) => void;
  /** The ids of hidden columns. The application keeps them. */
  hiddenColumns: readonly string[];
  onHiddenColumnsChange: (hidden: string[]) => void;
  /** Deletes the products; rejects when the request failed. */
  onDelete: (ids: readonly string[]) => Promise<void>;
}

interface Deletion {
  ids: readonly string[];
  /** Started for the selected products, not for one row. */
  isBulk: boolean;
}

const idOf = ({ id }: Product) => id;
const searchText = ({ name }: Product) => name;
const hrefOf = ({ id }: Product) => paths.viewProduct(id);
const noIds: ReadonlySet<string> = new Set();

const productCard =
  (messages: ProductCopy, formats: ValueFormats) =>
  (product: Product): CardParts => ({
    picture: picture(product, 76, 92),
    title: nameIn(messages)(product),
    line: summaryOf(product, messages),
    badge: statusBadge(product, messages),
    meta: cardMeta(product, messages, formats),
    figure: formats.money(product.basePrice),
  });

const productActions = (messages: ProductCopy, onDelete: (product: Product) => void): RowActions<Product> => ({
  header: messages.action,
  items: [
    { id: 'view', label: messages.viewAction, icon: <Eye size={18} />, href: hrefOf },
    { id: 'edit', label: messages.editAction, icon: <PencilSimple size={18} />, href: ({ id }) => paths.editProduct(id) },
    { id: 'delete', label: messages.deleteAction, icon: <Trash size={18} />, tone: 'critical', onAction: onDelete },
  ],
});

/** The list of a partner's products, with search, filters and deletion. */
export function ProductList({
  products,
  listState,
  onListStateChange,
  hiddenColumns,
  onHiddenColumnsChange,
  onDelete,
}: ProductListProps) {
  const messages = useMessages(productMessages);
  const formats = useValueFormats();
  const [selected, setSelected] = useState(noIds);
  const [isSelectingCards, setSelectingCards] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const table = useRef<DataTableHandle>(null);
  const { confirmDelete, target, dialog } = useConfirmDelete(({ ids }: Deletion) => onDelete(ids), {
    headline: ({ isBulk }) => (isBulk ? messages.failedToDeleteMany : messages.failedToDeleteOne),
    onDone: ({ ids, isBulk }) => {
      const deleted = new Set(ids);
      setSelected((known) => new Set([...known].filter((id) => !deleted.has(id))));
      notify(isBulk ? messages.deletedMany : messages.deletedOne);
    },
  });

  const [searchInput, setSearchInput] = useBufferedInput(listState.search, (search) =>
    onListStateChange(productListState.withFilters(listState, { search })),
  );

  const columns = useMemo(() => productColumns(messages, formats), [messages, formats]);
  const rowName = useMemo(() => nameIn(messages), [messages]);
  const card = useMemo(() => productCard(messages, formats), [messages, formats]);
  const actions = useMemo(() => productActions(messages, ({ id }) => confirmDelete({ ids: [id], isBulk: false })), [messages, confirmDelete]);
  const { search, status, grade, stock } = listState;
  const matches = useMemo(() => productFilter({ status, grade, stock }), [status, grade, stock]);

  const deleteSelected = () => {
    const known = products.state === 'ready' ? products.data : [];
    const ids = known.filter(({ id }) => selected.has(id)).map(idOf);
    if (ids.length === 0) notify(messages.pleaseSelect, { tone: 'warning' });
    else confirmDelete({ ids, isBulk: true });
  };

  const filters = (layout: TableLayout) => (
    <>
      <ProductFilters areCards={layout === 'cards'} listState={listState} onListStateChange={onListStateChange} />
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
      <DataTable
        ref={table}
        label={messages.products}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rows={products}
        rowId={idOf}
        rowName={rowName}
        rowHref={hrefOf}
        actions={actions}
        card={card}
        tableState={listState}
        onTableStateChange={onListStateChange}
        filter={{ search, searchText, matches }}
        sizes={productListState.sizes}
        selection={{ selected, onChange: setSelected, isShownOnCards: isSelectingCards }}
        search={
          <SearchField
            label={messages.searchInProduct}
            isLabelHidden
            ref={searchField}
            placeholder={messages.searchInProduct}
            value={searchInput}
            onChange={setSearchInput}
          />
        }
        filters={filters}
        bulkActions={bulkActions}
        loading={messages.loadingProducts}
        countLabel={(count) => messages.productCount({ count })}
        empty={{
          title: messages.noProductsFound,
          description: messages.tryAdjustingFilters,
          action: productListState.hasFilters(listState) && (
            <Button
              onPress={() => {
                searchField.current?.focus();
                onListStateChange(productListState.clearFilters(listState));
              }}
            >
              {messages.clearFilters}
            </Button>
          ),
        }}
      />
      <DeleteProductsDialog
        {...dialog}
        count={target?.ids.length ?? 0}
        restoreFocusTo={() => table.current?.restoreFocusTo() ?? heading.current}
      />
    </>
  );
}
