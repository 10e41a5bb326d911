'use client';
import { CheckSquare } from '@valise/ui/icons/CheckSquare';
import { Copy } from '@valise/ui/icons/Copy';
import { DotsThreeBold } from '@valise/ui/icons/DotsThreeBold';
import { DownloadSimple } from '@valise/ui/icons/DownloadSimple';
import { IconButton } from '@valise/ui/IconButton';
import { Menu, MenuItem, MenuTrigger } from '@valise/ui/Menu';
import { useMessages } from '@valise/ui/messages';
import { memo } from 'react';
import { listMessages } from '../../shared/index.ts';
import { supportMessages } from '../messages.ts';

export interface TicketMenuProps {
  size: 'medium' | 'large';
  /** Starts the selection of cards; without it that is not offered. */
  onSelect?: () => void;
  /** For the selected tickets, or without any those that the filters leave. */
  onExport: () => void;
  onCopy: () => void;
}

/** What can be done with many tickets beside their status. */
export const TicketMenu = memo(function TicketMenu({ size, onSelect, onExport, onCopy }: TicketMenuProps) {
  const { bulkActions, selectTickets } = useMessages(supportMessages);
  const { exportCsv, copyRows } = useMessages(listMessages);
  return (
    <MenuTrigger>
      <IconButton label={bulkActions} variant="secondary" size={size}>
        <DotsThreeBold size={20} />
      </IconButton>
      <Menu>
        {onSelect && (
          <MenuItem icon={<CheckSquare size={18} />} onAction={onSelect}>
            {selectTickets}
          </MenuItem>
        )}
        <MenuItem icon={<DownloadSimple size={18} />} onAction={onExport}>
          {exportCsv}
        </MenuItem>
        <MenuItem icon={<Copy size={18} />} onAction={onCopy}>
          {copyRows}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
});
