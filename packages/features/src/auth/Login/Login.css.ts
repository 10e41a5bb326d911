import { media, rem, screenStyle, text, vars } from '@valise/ui/theme';

const sizes = { providers: rem(98), providersOnPhone: rem(56) };

export const row = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const forgot = screenStyle({ ...text('body'), fontWeight: 500 });

// Reserves the height of the buttons and their heading, so that nothing moves when they arrive.
export const socialSignIn = screenStyle({
  display: 'flow-root',
  minBlockSize: sizes.providers,
  '@media': {
    [media.belowTablet]: { minBlockSize: sizes.providersOnPhone },
  },
});

export const newHere = screenStyle({
  ...text('body'),
  marginBlockStart: vars.space[6],
  color: vars.color.text.secondary,
  textAlign: 'center',
});

export const ended = screenStyle({ fontWeight: 600 });
