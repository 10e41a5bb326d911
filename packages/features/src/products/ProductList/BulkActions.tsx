'use client';
import { Copy } from '@valise/ui/icons/Copy';
import { PencilSimple } from '@valise/ui/icons/PencilSimple';
import { QrCode } from '@valise/ui/icons/QrCode';
import { Trash } from '@valise/ui/icons/Trash';
import { MenuItem, MenuSeparator } from '@valise/ui/Menu';
import { useMessages } from '@valise/ui/messages';
import { memo } from 'react';
import { paths } from '../../domain/paths.ts';
import { BulkMenu, type BulkMenuProps } from '../../kit/list/BulkMenu.tsx';
import { productMessages } from '../messages.ts';

export interface BulkActionsProps extends Omit<BulkMenuProps, 'start' | 'children'> {
  /** Without it, editing several products at once is not offered. */
  onEdit?: () => void;
  /** The id of the only selected product, which can be duplicated. */
  onlyId?: string;
  onPrintLabels: () => void;
  onDeleteSelected: () => void;
}

/** The menu of actions for the selected products. Memoised, so that another page does not render it. */
export const BulkActions = memo(function BulkActions({ onEdit, onlyId, onPrintLabels, onDeleteSelected, ...menu }: BulkActionsProps) {
  const messages = useMessages(productMessages);
  return (
    <BulkMenu
      {...menu}
      start={
        onEdit && (
          <MenuItem icon={<PencilSimple size={18} />} onAction={onEdit}>
            {messages.editSelected}
          </MenuItem>
        )
      }
    >
      <MenuItem icon={<QrCode size={18} />} onAction={onPrintLabels}>
        {messages.printLabels}
      </MenuItem>
      {onlyId !== undefined && (
        <MenuItem icon={<Copy size={18} />} href={paths.duplicateProduct(onlyId)}>
          {messages.duplicateAction}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<Trash size={18} />} tone="critical" onAction={onDeleteSelected}>
        {messages.deleteSelected}
      </MenuItem>
    </BulkMenu>
  );
});
