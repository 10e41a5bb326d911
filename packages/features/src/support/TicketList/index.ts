export { TicketList, type TicketListProps } from './TicketList.tsx';
export { TicketListContainer, type TicketListContainerProps } from './TicketListContainer.tsx';
export { type TicketListState, ticketListState } from './state/ticketListState.ts';
export { ticketList } from './ticketListDefinition.tsx';
