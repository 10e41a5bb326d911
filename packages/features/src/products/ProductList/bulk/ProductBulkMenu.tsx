'use client';
import type { Product } from '@valise/contract';
import { Copy } from '@valise/ui/icons/Copy';
import { PencilSimple } from '@valise/ui/icons/PencilSimple';
import { QrCode } from '@valise/ui/icons/QrCode';
import { Trash } from '@valise/ui/icons/Trash';
import { MenuItem, MenuSeparator } from '@valise/ui/Menu';
import { useMessages } from '@valise/ui/messages';
import { memo } from 'react';
import { paths } from '../../../domain/paths.ts';
import { BulkMenu, type BulkMenuProps } from '../../../kit/list/BulkMenu.tsx';
import type { BulkTools } from '../../../kit/list/defineList.ts';
import { productMessages } from '../../messages.ts';
import type { ProductListContext } from '../productListContext.ts';

export interface ProductBulkMenuProps extends BulkTools<Product, ProductListContext> {
  /** The button is only its icon, in this size. @default on cards 'large', else the button has its text */
  iconSize?: BulkMenuProps['iconSize'];
}

/** The menu of actions for the selected products. Memoised, so that another page does not render it. */
export const ProductBulkMenu = memo(function ProductBulkMenu({ layout, iconSize, onlyId, selectedRows, context, ...menu }: ProductBulkMenuProps) {
  const messages = useMessages(productMessages);
  const { onEdit, onPrintLabels, onDelete } = context;
  return (
    <BulkMenu
      onSelect={menu.onSelect}
      onExport={menu.onExport}
      onCopy={menu.onCopy}
      exported={menu.exported}
      onExportedChange={menu.onExportedChange}
      iconSize={iconSize ?? (layout === 'cards' ? 'large' : undefined)}
      start={
        onEdit && (
          <MenuItem icon={<PencilSimple size={18} />} onAction={() => onEdit(selectedRows())}>
            {messages.editSelected}
          </MenuItem>
        )
      }
    >
      <MenuItem icon={<QrCode size={18} />} onAction={() => onPrintLabels(selectedRows())}>
        {messages.printLabels}
      </MenuItem>
      {onlyId !== undefined && (
        <MenuItem icon={<Copy size={18} />} href={paths.duplicateProduct(onlyId)}>
          {messages.duplicateAction}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<Trash size={18} />} tone="critical" onAction={() => onDelete(selectedRows())}>
        {messages.deleteSelected}
      </MenuItem>
    </BulkMenu>
  );
});
