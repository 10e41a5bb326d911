export const queueBoardMessages = {
  'en-US': {
    queueLanes: 'Choose a list',
    queueMore: 'Show More',
    queueLess: 'Show Less',
    queueMoreOf: ({ lane }: { lane: string }) => `Show More: ${lane}`,
    queueLessOf: ({ lane }: { lane: string }) => `Show Less: ${lane}`,
  },
};
