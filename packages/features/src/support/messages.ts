import type { Messages, Wording } from '@valise/ui/messages';

/** The copy of the support tickets. A language is added beside 'en-US'. */
export const supportMessages = {
  'en-US': {
    dashboard: 'Dashboard',
    support: 'Support',
    subtitle: 'View and manage all queries from the users in the platform',
    search: 'Search',
    searchTickets: 'Search tickets',
    status: 'Status',
    id: 'ID',
    ticketId: 'Ticket ID',
    orderId: 'Order ID',
    email: 'Email',
    message: 'Message',
    userType: 'User Type',
    name: 'Name',
    subject: 'Subject',
    date: 'Date',
    view: 'View',
    loadingTickets: 'Loading tickets...',
    failedToLoad: 'Failed to load tickets',
    noSupportFound: 'No support found.',
    ticketCount: ({ count }: { count: number }, { number, plural }: Wording) =>
      `${number(count)} ${plural(count, { one: 'ticket', other: 'tickets' })}`,
    pendingTickets: 'Pending tickets',
    numberless: ({ id }: { id: string }) => `Ticket ${id}`,
    unread: 'Unread',
    waiting: ({ time }: { time: string }) => `Waiting ${time}`,

    pending: 'Pending',
    inProgress: 'In Progress',
    resolved: 'Resolved',
    rejected: 'Rejected',

    setStatus: 'Set status',
    settingStatus: ({ status }: { status: string }) => `Set to ${status}`,
    statusesPutBack: 'Put statuses back',
    progress: ({ done, total }: { done: number; total: number }, { number }: Wording) => `${number(done)} of ${number(total)} tickets`,
    stop: 'Stop',
    close: 'Close',
    retryFailed: ({ count }: { count: number }, { number }: Wording) => `Retry ${number(count)} failed`,
    someFailed: ({ count }: { count: number }, { number, plural }: Wording) =>
      `${number(count)} ${plural(count, { one: 'ticket was', other: 'tickets were' })} not changed.`,
    stopped: ({ count }: { count: number }, { number, plural }: Wording) =>
      `Stopped. ${number(count)} ${plural(count, { one: 'ticket was', other: 'tickets were' })} left as they are.`,
    failedToSet: 'Failed to set the status.',
    changedElsewhere: ({ status }: { status: string }) => `Set to ${status} by somebody else. Retry replaces that.`,
    statusSet: ({ count, status }: { count: number; status: string }, { number, plural }: Wording) =>
      `${number(count)} ${plural(count, { one: 'ticket', other: 'tickets' })} set to ${status}`,
    statusesRestored: ({ count }: { count: number }, { number, plural }: Wording) =>
      `${number(count)} ${plural(count, { one: 'status', other: 'statuses' })} put back`,
    onlyRead: ({ count }: { count: number }, { number, plural }: Wording) =>
      `${number(count)} ${plural(count, { one: 'ticket is about an order and', other: 'tickets are about an order and' })} can only be read here.`,
    nothingToSet: ({ status }: { status: string }) => `All of them are ${status} already.`,
  },
};

export type SupportCopy = Messages<(typeof supportMessages)['en-US']>;
