/** The copy of opening a support chat from an order or a refund. */
export const supportTicketMessages = {
  'en-US': {
    chatSupport: 'Chat support',
    opening: 'Opening...',
    ticketCreated: 'New support ticket created!',
    unableToOpen: 'Unable to open support chat',
  },
};
