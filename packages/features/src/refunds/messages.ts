import type { Messages, Wording } from '@valise/ui/messages';

/** The copy of refunds. A language is added beside 'en-US'. */
export const refundMessages = {
  'en-US': {
    dashboard: 'Dashboard',
    refunds: 'Refunds',
    refund: 'Refund',
    details: 'Details',
    backToRefunds: 'Back to Refunds',

    searchRefunds: 'Search refunds',
    status: 'Status',
    pending: 'Pending',
    processed: 'Processed',
    rejected: 'Rejected',
    pendingRefunds: 'Pending refunds',
    loadingRefunds: 'Loading Refunds',
    noRefunds: 'No refunds found.',
    noRefundsYet: 'Refunds that travelers ask for appear here.',
    failedToFetch: 'Failed to fetch refunds',
    refundCount: ({ count }: { count: number }, { number, plural }: Wording) =>
      `${number(count)} ${plural(count, { one: 'refund', other: 'refunds' })}`,

    id: 'ID',
    refundId: 'Refund ID',
    travelerEmail: 'Traveler email',
    travelerPhone: 'Traveler phone',
    orderId: 'Order ID',
    orderNumber: ({ id }: { id: string }) => `#${id}`,
    otherRefunds: ({ count }: { count: number }, { number, plural }: Wording) =>
      `${number(count)} ${plural(count, { one: 'other refund', other: 'other refunds' })} of this order`,
    travelerName: 'Traveler Name',
    partnerName: 'Partner Name',
    date: 'Date',
    total: 'Total',
    action: 'Action',
    viewDetail: 'View Detail',
    chatSupport: 'Chat Support',

    loadingRefund: 'Loading refund...',
    failedToLoad: 'Failed to load refund data.',
    notFound: 'Not found',
    refundNotFound: ({ id }: { id: string }) => `Refund ${id} not found`,
    refundNotFoundWithoutId: 'Refund not found',
    refundNotFoundHint: 'It was deleted, or the address is not complete.',

    refundTitle: ({ refundId }: { refundId: string }) => `Refund ${refundId}`,
    orderInformation: 'Order Information',
    requested: 'Requested',
    items: 'Items',
    amount: 'Amount',
    reason: 'Reason',
    quotedReason: ({ reason }: { reason: string }) => `“${reason}”`,
    noReason: 'No reason given',
    evidence: 'Evidence',
    noEvidence: 'No evidence added',
    evidencePhoto: ({ number: place }: { number: number }, { number }: Wording) => `Evidence photo ${number(place)}`,
    imageUnavailable: 'Image unavailable',
    viewerCaption: ({ refundId, item }: { refundId: string; item: string }) => `Refund ${refundId} · ${item}`,
    loadingOrder: 'Loading order...',
    failedToLoadOrder: 'Failed to load order data.',

    reject: 'Reject',
    approve: 'Approve',
    rejectTitle: 'Reject refund',
    approveAndNext: 'Approve and next',
    moreActions: 'More actions',
    previousRefund: 'Previous refund',
    nextRefund: 'Next refund',
    lastOfRefunds: ({ total }: { total: number }, { number }: Wording) => `That was the last of ${number(total)} refunds.`,
    approveTitle: 'Approve refund',
    approveQuestion: ({ amount, traveler }: { amount: string; traveler: string }) =>
      `Approve this refund? ${amount} goes back to ${traveler}. This cannot be undone.`,
    rejectQuestion: ({ amount, traveler }: { amount: string; traveler: string }) =>
      `Reject this refund? ${traveler} does not get ${amount} back. This cannot be undone.`,
    theTraveler: 'the traveler',
    confirmApprove: 'Yes, Approve',
    confirmReject: 'Yes, Reject',
    approving: 'Approving...',
    rejecting: 'Rejecting...',
    decided: ({ status }: { status: string }) => `Refund ${status} successfully!`,
    failedToUpdate: 'Failed to update refund status',
    alreadyDecided: ({ status }: { status: string }) => `This refund was already decided: ${status}.`,
  },
};

export type RefundCopy = Messages<(typeof refundMessages)['en-US']>;
