export const decimalFieldMessages = {
  'en-US': {
    decimalRefused: 'Use digits and one decimal point, like 1234.50',
    decimalTooLong: ({ max, cut }: { max: number; cut: string }) => `Up to ${max} decimal places: type ${cut}`,
    decimalOrThousand: ({ max, cut, whole }: { max: number; cut: string; whole: string }) => `Up to ${max} decimal places: type ${whole} or ${cut}`,
  },
};
