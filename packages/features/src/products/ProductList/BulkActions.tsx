'use client';
import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CheckSquare } from '@phosphor-icons/react/dist/csr/CheckSquare';
import { DotsThree } from '@phosphor-icons/react/dist/csr/DotsThree';
import { Trash } from '@phosphor-icons/react/dist/csr/Trash';
import { useMessages } from '@valise/ui/messages';
import { Button } from '@valise/ui/Button';
import { IconButton } from '@valise/ui/IconButton';
import { Menu, MenuItem, MenuTrigger } from '@valise/ui/Menu';
import { productMessages } from '../messages.ts';

export interface BulkActionsProps {
  /** Products are cards, which show their checkboxes only while products are being selected. */
  areCards: boolean;
  isSelectingCards: boolean;
  onSelectingCardsChange: (isSelecting: boolean) => void;
  onDeleteSelected: () => void;
}

/** What can be done with the selected products. */
export function BulkActions({ areCards, isSelectingCards, onSelectingCardsChange, onDeleteSelected }: BulkActionsProps) {
  const messages = useMessages(productMessages);
  return (
    <MenuTrigger>
      {areCards ? (
        <IconButton label={messages.bulkActions} variant="secondary" size="large">
          <DotsThree size={20} weight="bold" />
        </IconButton>
      ) : (
        <Button>
          {messages.bulkActions}
          <CaretDown size={14} weight="bold" aria-hidden="true" />
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
