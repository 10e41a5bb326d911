'use client';
import { Button } from '@valise/ui/Button';
import type { TableLayout } from '@valise/ui/DataTable';
import { IconButton } from '@valise/ui/IconButton';
import { CaretDownBold } from '@valise/ui/icons/CaretDownBold';
import { DownloadSimple } from '@valise/ui/icons/DownloadSimple';
import { Menu, MenuTrigger } from '@valise/ui/Menu';
import { useMessages } from '@valise/ui/messages';
import { memo } from 'react';
import { ExportItems, type ExportItemsProps } from './ExportItems.tsx';
import { listMessages } from './messages.ts';

interface ExportMenuProps extends ExportItemsProps {
  layout: TableLayout;
}

/** A menu that only exports and copies the rows, for lists without other bulk actions. */
export const ExportMenu = memo(function ExportMenu({ layout, ...items }: ExportMenuProps) {
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
        <ExportItems {...items} />
      </Menu>
    </MenuTrigger>
  );
});
