export const fileDropMessages = {
  'en-US': {
    fileDropMissed: ({ zone }: { zone: string }) => `Nothing was added: drop the file on ${zone}`,
  },
};
