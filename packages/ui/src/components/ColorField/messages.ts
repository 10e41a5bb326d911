export const colorFieldMessages = {
  'en-US': {
    colorChoose: ({ label }: { label: string }) => `Choose ${label}`,
    colorHue: 'Hue',
    colorWardrobe: 'Wardrobe',
  },
};
