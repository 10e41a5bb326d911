'use client';
import type { Ticket } from '@valise/contract';
import { Button } from '@valise/ui/Button';
import { CaretDownBold } from '@valise/ui/icons/CaretDownBold';
import { Menu, MenuItem, MenuTrigger } from '@valise/ui/Menu';
import { useMessages } from '@valise/ui/messages';
import { memo } from 'react';
import { BulkMenu } from '../../kit/list/BulkMenu.tsx';
import type { BulkTools } from '../../kit/list/defineList.ts';
import { supportMessages } from '../messages.ts';
import { chosenStatuses, ticketStatuses } from '../ticketStatus.ts';
import type { TicketListContext } from './ticketListContext.ts';

type SelectedTicketsProps = BulkTools<Ticket, TicketListContext>;

/** The actions in the bar of selected tickets. Memoised, so that changing the page does not render them while the bar is hidden. */
export const SelectedTickets = memo(function SelectedTickets({ layout, selectedRows, context, onExport, onCopy, exported, onExportedChange }: SelectedTicketsProps) {
  const messages = useMessages(supportMessages);
  const { onSetStatus } = context;
  const size = layout === 'cards' ? 'large' : 'medium';
  const choose = (status: string) => {
    const { shown, hidden } = selectedRows();
    onSetStatus?.(status, [...shown, ...hidden]);
  };
  return (
    <>
      {onSetStatus && (
        <MenuTrigger>
          <Button size={size} isFullWidth={layout === 'cards'}>
            {messages.setStatus}
            <CaretDownBold size={14} />
          </Button>
          <Menu>
            {chosenStatuses.map((key) => (
              <MenuItem key={key} onAction={() => choose(ticketStatuses.wireOf(key))}>
                {messages[key]}
              </MenuItem>
            ))}
          </Menu>
        </MenuTrigger>
      )}
      <BulkMenu iconSize={size} {...{ onExport, onCopy, exported, onExportedChange }} />
    </>
  );
});
