import { rem, screenStyle, text, vars } from '@valise/ui/theme';

const { space } = vars;
const sizes = { summary: rem(24), list: rem(240) };

export const line = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[2] });
export const words = screenStyle({ flex: '1 1 auto', margin: 0 });
export const unread = screenStyle({ selectors: { 'div + &': { marginBlockStart: space[2] } } });
export const summary = screenStyle({ minBlockSize: sizes.summary, cursor: 'pointer' });
export const items = screenStyle({
  ...text('caption'),
  maxBlockSize: sizes.list,
  marginBlock: space[2],
  paddingInlineStart: space[5],
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  color: vars.color.text.secondary,
});
export const place = screenStyle({ marginBlockEnd: space[4] });
