export const brandMessages = {
  'en-US': {
    brandName: 'Valise',
  },
};
