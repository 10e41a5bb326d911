import { media, rem, stitch, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { listItem } from '../Field/styles/listItem.css.ts';
import { popover } from '../Field/styles/Popover.css.ts';

const { color } = vars;
const sizes = { list: rem(128), setApartMargin: rem(17), setApartLine: rem(9) };

const trigger = style({ justifyContent: 'space-between', textAlign: 'start', cursor: 'pointer', WebkitTapHighlightColor: 'transparent' });

export const triggers = {
  outlined: trigger,
  plain: style([
    trigger,
    {
      paddingInline: vars.space[2],
      background: 'transparent',
      selectors: { '&:not([data-hovered], [data-focus-visible], :focus-visible, [aria-expanded="true"])': { borderColor: 'transparent' } },
    },
  ]),
};

export const value = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: color.text.muted }, '[data-disabled] > * > &': { color: 'inherit' } },
});
export const inside = style({ flex: 'none', color: color.text.secondary, selectors: { '[data-disabled] > * > &': { color: 'inherit' } } });
export const caret = style({ flex: 'none', color: color.text.secondary, selectors: { '[data-disabled] > * > &': { color: 'inherit' } } });

const least = `max(var(--trigger-width), ${sizes.list})`;
const most = `calc(100vw - ${vars.space[4]})`;
export const lists = {
  outlined: style([popover, { inlineSize: least, maxInlineSize: most }]),
  // Without a box the trigger is narrower than its options with their ticks.
  plain: style([popover, { inlineSize: 'max-content', minInlineSize: least, maxInlineSize: most }]),
};
export const options = style({ padding: vars.space[1], outline: 'none' });

export const option = style([listItem, { justifyContent: 'space-between', '@media': { [media.touch]: { fontSize: text('body-lg').fontSize } } }]);
export const setApartOption = style([
  option,
  {
    marginBlockStart: sizes.setApartMargin,
    selectors: {
      '&::before': { ...stitch, content: '', position: 'absolute', insetInline: vars.space[2], insetBlockStart: `calc(-1 * ${sizes.setApartLine})` },
    },
  },
]);
export const tick = style({ flex: 'none', color: color.text.secondary, selectors: { '[data-focused] > &': { color: 'inherit' } } });
