import { media, rem, screenStyle, vars } from '@valise/ui/theme';

const { space } = vars;
const sizes = { message: rem(224) };

export const row = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${space[3]} ${space[4]}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const message = screenStyle({
  flex: `1 1 ${sizes.message}`,
  minInlineSize: 0,
  selectors: { '&:empty': { display: 'none' } },
});

export const button = screenStyle({ '@media': { [media.belowTablet]: { flex: '1 1 100%', display: 'grid' } } });
