import { focusRing, media, rem, text } from '../../../theme/mixins.ts';
import { style } from '../../../theme/style.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color } = vars;
const sizes = { item: rem(36) };

/** An item of a popover: an option, an action, a result. */
export const listItem = style({
  ...text('body'),
  ...focusRing('inset'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: sizes.item,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.sm,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    ...focusRing('inset').selectors,
    '&:is([data-focused], [data-hovered])': { background: color.background.hover },
    '&[data-pressed]': { background: color.background.pressed },
    '&[data-disabled]': { background: 'none', color: color.text.disabled, cursor: 'default' },
  },
  '@media': {
    [media.touch]: { minBlockSize: vars.size['touch-min'] },
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText', outlineColor: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
