'use client';
import { CaretDownBold } from '@valise/ui/icons/CaretDownBold';
import { Button } from '@valise/ui/Button';
import { Menu, MenuItem, MenuTrigger } from '@valise/ui/Menu';
import { useMessages } from '@valise/ui/messages';
import { memo } from 'react';
import { supportMessages } from '../messages.ts';
import { statusChoices } from '../ticketStatus.ts';

export interface StatusMenuProps {
  /** For the bar below cards. */
  isLarge: boolean;
  onChoose: (status: string) => void;
}

/** The statuses to which the selected tickets can be set. */
export const StatusMenu = memo(function StatusMenu({ isLarge, onChoose }: StatusMenuProps) {
  const { setStatus } = useMessages(supportMessages);
  return (
    <MenuTrigger>
      <Button size={isLarge ? 'large' : 'medium'} isFullWidth={isLarge}>
        {setStatus}
        <CaretDownBold size={14} />
      </Button>
      <Menu>
        {statusChoices.map((status) => (
          <MenuItem key={status} onAction={() => onChoose(status)}>
            {status}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
});
