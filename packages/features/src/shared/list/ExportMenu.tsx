'use client';
import { Button } from '@valise/ui/Button';
import type { TableLayout } from '@valise/ui/DataTable';
import { IconButton } from '@valise/ui/IconButton';
import { CaretDownBold } from '@valise/ui/icons/CaretDownBold';
import { Copy } from '@valise/ui/icons/Copy';
import { DownloadSimple } from '@valise/ui/icons/DownloadSimple';
import { Menu, MenuItem, MenuTrigger } from '@valise/ui/Menu';
import { useMessages } from '@valise/ui/messages';
import { memo } from 'react';
import { listMessages } from './messages.ts';

export interface ExportMenuProps {
  layout: TableLayout;
  /** For the selected rows, or without any those that the filters leave, as `useExportRows` has them. */
  exportCsv: () => void;
  copyRows: () => void;
}

/** The menu that exports and copies the rows of a list without other actions for many rows. Put it in a table's `bulkActions` slot. */
export const ExportMenu = memo(function ExportMenu({ layout, exportCsv, copyRows }: ExportMenuProps) {
  const messages = useMessages(listMessages);
  return (
    <MenuTrigger>
      {layout === 'full' ? (
        <Button icon={<DownloadSimple size={18} />}>
          {messages.exportRows}
          <CaretDownBold size={14} />
        </Button>
      ) : (
        <IconButton label={messages.exportRows} variant="secondary" size={layout === 'cards' ? 'large' : 'medium'}>
          <DownloadSimple size={20} />
        </IconButton>
      )}
      <Menu>
        <MenuItem icon={<DownloadSimple size={18} />} onAction={exportCsv}>
          {messages.exportCsv}
        </MenuItem>
        <MenuItem icon={<Copy size={18} />} onAction={copyRows}>
          {messages.copyRows}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
});
