'use client';
import { CaretDownBold } from '@valise/ui/icons/CaretDownBold';
import { CheckSquare } from '@valise/ui/icons/CheckSquare';
import { Copy } from '@valise/ui/icons/Copy';
import { DotsThreeBold } from '@valise/ui/icons/DotsThreeBold';
import { DownloadSimple } from '@valise/ui/icons/DownloadSimple';
import { ListChecks } from '@valise/ui/icons/ListChecks';
import { QrCode } from '@valise/ui/icons/QrCode';
import { Trash } from '@valise/ui/icons/Trash';
import { useMessages } from '@valise/ui/messages';
import { Button } from '@valise/ui/Button';
import { IconButton } from '@valise/ui/IconButton';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '@valise/ui/Menu';
import { memo } from 'react';
import { listMessages } from '../../shared/index.ts';
import { productMessages } from '../messages.ts';

export interface BulkActionsProps {
  /** The button is only its icon, in this size: above cards, and in the bar of what is selected. */
  iconSize?: 'medium' | 'large';
  /** Starts the selection of cards; without it that is not offered. */
  onSelect?: () => void;
  /** For the selected products, or without any those that the filters leave. */
  onExport: () => void;
  onCopy: () => void;
  onPrintLabels: () => void;
  onDeleteSelected: () => void;
}

/** The menu of actions for the selected products. Memoised, so that another page does not render it. */
export const BulkActions = memo(function BulkActions({ iconSize, onSelect, onExport, onCopy, onPrintLabels, onDeleteSelected }: BulkActionsProps) {
  const messages = useMessages(productMessages);
  const { exportCsv, copyRows } = useMessages(listMessages);
  return (
    <MenuTrigger>
      {iconSize ? (
        <IconButton label={messages.bulkActions} variant="secondary" size={iconSize}>
          <DotsThreeBold size={20} />
        </IconButton>
      ) : (
        <Button icon={<ListChecks size={18} />}>
          {messages.bulkActions}
          <CaretDownBold size={14} />
        </Button>
      )}
      <Menu>
        {onSelect && (
          <MenuItem icon={<CheckSquare size={18} />} onAction={onSelect}>
            {messages.selectProducts}
          </MenuItem>
        )}
        <MenuItem icon={<DownloadSimple size={18} />} onAction={onExport}>
          {exportCsv}
        </MenuItem>
        <MenuItem icon={<Copy size={18} />} onAction={onCopy}>
          {copyRows}
        </MenuItem>
        <MenuItem icon={<QrCode size={18} />} onAction={onPrintLabels}>
          {messages.printLabels}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash size={18} />} tone="critical" onAction={onDeleteSelected}>
          {messages.deleteSelected}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
});
