'use client';
import type { Product } from '@valise/contract';
import { Button } from '@valise/ui/Button';
import { DownloadSimple } from '@valise/ui/icons/DownloadSimple';
import { PencilSimple } from '@valise/ui/icons/PencilSimple';
import { QrCode } from '@valise/ui/icons/QrCode';
import { Trash } from '@valise/ui/icons/Trash';
import { useMessages } from '@valise/ui/messages';
import { memo } from 'react';
import type { BulkTools } from '../../../kit/list/defineList.ts';
import { listMessages } from '../../../kit/list/messages.ts';
import { productMessages } from '../../messages.ts';
import type { ProductListContext } from '../productListContext.ts';
import { ProductBulkMenu } from './ProductBulkMenu.tsx';

/** The actions in the bar of selected products. Memoised, so that another number of several renders none of its buttons. */
export const SelectedActions = memo(function SelectedActions(tools: BulkTools<Product, ProductListContext>) {
  const messages = useMessages(productMessages);
  const { exportRows } = useMessages(listMessages);
  const { layout, selectedRows, onExport, context } = tools;
  const { onEdit, editRef, onPrintLabels, onDelete } = context;
  const isCards = layout === 'cards';
  const size = isCards ? 'large' : 'medium';
  const edit = onEdit && (
    <Button ref={editRef} size={size} isFullWidth={isCards} icon={<PencilSimple size={18} />} onPress={() => onEdit(selectedRows())}>
      {messages.editAction}
    </Button>
  );
  return (
    <>
      {!isCards && edit}
      {layout === 'full' && (
        <Button icon={<DownloadSimple size={18} />} onPress={onExport}>
          {exportRows}
        </Button>
      )}
      {layout === 'full' && (
        <Button icon={<QrCode size={18} />} onPress={() => onPrintLabels(selectedRows())}>
          {messages.labels}
        </Button>
      )}
      <Button variant="danger-outline" size={size} isFullWidth={isCards} icon={<Trash size={18} />} onPress={() => onDelete(selectedRows())}>
        {messages.deleteAction}
      </Button>
      {isCards && edit}
      <ProductBulkMenu {...tools} iconSize={size} />
    </>
  );
});
