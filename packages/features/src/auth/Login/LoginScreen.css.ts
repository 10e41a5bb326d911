import { media, screenStyle, text, vars } from '@valise/ui/theme';

export const row = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const forgot = screenStyle({ ...text('body'), fontWeight: 500 });

// As high as a row of buttons under its heading, so that nothing moves when they come.
export const otherWays = screenStyle({
  display: 'flow-root',
  minBlockSize: '6.125rem',
  '@media': {
    [media.belowTablet]: { minBlockSize: '3.5rem' },
  },
});

export const newHere = screenStyle({
  ...text('body'),
  marginBlockStart: vars.space[6],
  color: vars.color.text.secondary,
  textAlign: 'center',
});
