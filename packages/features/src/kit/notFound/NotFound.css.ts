import { rem, screenStyle, text, vars } from '@valise/ui/theme';

const { color, space } = vars;
const sizes = { card: rem(420) };

export const page = screenStyle({ display: 'grid', gap: space[3] });

export const message = screenStyle({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[1],
  minBlockSize: sizes.card,
  textAlign: 'center',
});

export const title = screenStyle({ ...text('title-lg'), marginBlockStart: space[3], overflowWrap: 'anywhere', textWrap: 'balance' });

export const hint = screenStyle({ ...text('body'), color: color.text.secondary });

export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[2], marginBlockStart: space[4] });
