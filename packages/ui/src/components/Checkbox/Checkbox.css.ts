import { media, rem, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const sizes = { box: rem(18) };

export const row = style({
  ...text('body'),
  display: 'inline-flex',
  alignItems: 'flex-start',
  alignSelf: 'flex-start',
  gap: vars.space[2],
  paddingBlock: vars.space['0-5'],
  minInlineSize: vars.space[6],
  color: color.text.primary,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:has(> :disabled)': { color: color.text.disabled, cursor: 'default' },
  },
  '@media': {
    [media.touch]: { minBlockSize: vars.size['touch-min'], minInlineSize: vars.size['touch-min'], paddingBlock: vars.space[3] },
  },
});

/** Aligned with the label, not with the box. */
export const help = style({
  paddingInlineStart: `calc(${sizes.box} + ${vars.space[2]})`,
  marginBlockStart: `calc(-1 * ${vars.space[1]})`,
});
