'use client';
import { CaretDownBold } from '@valise/ui/icons/CaretDownBold';
import { CheckSquare } from '@valise/ui/icons/CheckSquare';
import { DotsThreeBold } from '@valise/ui/icons/DotsThreeBold';
import { Trash } from '@valise/ui/icons/Trash';
import { useMessages } from '@valise/ui/messages';
import { Button } from '@valise/ui/Button';
import { IconButton } from '@valise/ui/IconButton';
import { Menu, MenuItem, MenuTrigger } from '@valise/ui/Menu';
import { productMessages } from '../messages.ts';

export interface BulkActionsProps {
  /** Products are shown as cards, whose checkboxes show only in selection mode. */
  areCards: boolean;
  isSelectingCards: boolean;
  onSelectingCardsChange: (isSelecting: boolean) => void;
  onDeleteSelected: () => void;
}

/** The menu of actions for the selected products. */
export function BulkActions({ areCards, isSelectingCards, onSelectingCardsChange, onDeleteSelected }: BulkActionsProps) {
  const messages = useMessages(productMessages);
  return (
    <MenuTrigger>
      {areCards ? (
        <IconButton label={messages.bulkActions} variant="secondary" size="large">
          <DotsThreeBold size={20} />
        </IconButton>
      ) : (
        <Button>
          {messages.bulkActions}
          <CaretDownBold size={14} />
        </Button>
      )}
      <Menu>
        {areCards && (
          <MenuItem icon={<CheckSquare size={18} />} onAction={() => onSelectingCardsChange(!isSelectingCards)}>
            {isSelectingCards ? messages.doneSelecting : messages.selectProducts}
          </MenuItem>
        )}
        <MenuItem icon={<Trash size={18} />} tone="critical" onAction={onDeleteSelected}>
          {messages.deleteSelected}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
