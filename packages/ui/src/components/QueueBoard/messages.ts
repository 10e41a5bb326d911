export const queueBoardMessages = {
  'en-US': {
    queueLanes: 'Choose a list',
    queueBar: 'Orders by list',
    queueShare: ({ lane, count, total }: { lane: string; count: string; total: string }) => `${lane} ${count} of ${total}`,
    queueOverdue: ({ count }: { count: string }) => `${count} overdue`,
    queueMore: 'Show More',
    queueLess: 'Show Less',
    queueMoreOf: ({ lane }: { lane: string }) => `Show More: ${lane}`,
    queueLessOf: ({ lane }: { lane: string }) => `Show Less: ${lane}`,
  },
};
