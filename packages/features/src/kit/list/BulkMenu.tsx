'use client';
import { Button } from '@valise/ui/Button';
import { IconButton } from '@valise/ui/IconButton';
import { CaretDownBold } from '@valise/ui/icons/CaretDownBold';
import { CheckSquare } from '@valise/ui/icons/CheckSquare';
import { DotsThreeBold } from '@valise/ui/icons/DotsThreeBold';
import { ListChecks } from '@valise/ui/icons/ListChecks';
import { Menu, MenuItem, MenuTrigger } from '@valise/ui/Menu';
import { useMessages } from '@valise/ui/messages';
import type { ReactNode } from 'react';
import { ExportItems, type ExportItemsProps } from './ExportItems.tsx';
import { listMessages } from './messages.ts';

export interface BulkMenuProps extends ExportItemsProps {
  /** Shows only the icon on the button, in this size: above cards, and in the bar of selected rows. @default icon and text */
  iconSize?: 'medium' | 'large';
  /** Starts the selection of cards. Without it the menu does not offer it. */
  onSelect?: () => void;
  /** The list's own items, above those of every list. */
  start?: ReactNode;
  /** The list's own items, below those of every list. */
  children?: ReactNode;
}

/** The menu of actions for many rows. */
export function BulkMenu({ iconSize, onSelect, start, children, ...items }: BulkMenuProps) {
  const { bulkActions, selectRows } = useMessages(listMessages);
  return (
    <MenuTrigger>
      {iconSize ? (
        <IconButton label={bulkActions} variant="secondary" size={iconSize}>
          <DotsThreeBold size={20} />
        </IconButton>
      ) : (
        <Button icon={<ListChecks size={18} />}>
          {bulkActions}
          <CaretDownBold size={14} />
        </Button>
      )}
      <Menu>
        {onSelect && (
          <MenuItem icon={<CheckSquare size={18} />} onAction={onSelect}>
            {selectRows}
          </MenuItem>
        )}
        {start}
        <ExportItems {...items} />
        {children}
      </Menu>
    </MenuTrigger>
  );
}
