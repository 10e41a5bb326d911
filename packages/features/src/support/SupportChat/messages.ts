import type { Wording } from '@valise/ui/messages';

export const supportChatMessages = {
  'en-US': {
    dashboard: 'Dashboard',
    supportTicket: 'Support Ticket',
    details: 'Details',
    backToSupport: 'Back to Support',
    loadingTicket: 'Loading ticket...',
    failedToLoad: 'Failed to load the ticket',
    notFound: 'Not found',
    ticketNotFound: ({ id }: { id: string }) => `Ticket ${id} not found`,
    ticketNotFoundWithoutId: 'Ticket not found',
    ticketNotFoundHint: 'It was deleted, or the address is not complete.',

    ticket: 'Ticket',
    ticketOf: ({ number }: { number: string }) => `Ticket ${number}`,
    status: 'Status',
    failedToSetStatus: 'Failed to update the status',
    order: 'Order',
    orderNumber: ({ id }: { id: string }) => `#${id}`,
    date: 'Date',
    message: 'Message',
    sound: 'Sound for new messages',

    messagesWith: ({ name }: { name: string }) => `Messages with ${name}`,
    unknownSender: 'Unknown sender',
    support: 'Support',
    previousTicket: 'Previous ticket',
    nextTicket: 'Next ticket',
    answerSent: 'Answer sent',
    lastOfTickets: ({ total }: { total: number }, { number }: Wording) => `That was the last of ${number(total)} tickets.`,
    readOnly: 'This ticket is about an order, so it can only be read here.',
    quickReplies: 'Quick replies',
    saveQuickReply: 'Save what is typed',
    removeQuickReply: ({ text }: { text: string }) => `Remove “${text}”`,
  },
};
