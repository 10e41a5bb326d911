import { media, rem, text, transition } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const sizes = { mark: rem(18), markMargin: rem(1) };

export const row = style({
  ...text('body'),
  position: 'relative',
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
    '&[data-readonly]': { cursor: 'default' },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
  },
  '@media': {
    [media.touch]: { minBlockSize: vars.size['touch-min'], minInlineSize: vars.size['touch-min'], paddingBlock: vars.space[3] },
  },
});

export const mark = style({
  ...transition('background-color', 'border-color'),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: sizes.mark,
  blockSize: sizes.mark,
  marginBlock: sizes.markMargin,
  border: `${vars.borderWidth.control} solid ${color.border.control}`,
  borderRadius: vars.radius.xs,
  background: color.background.surface,
  color: color.accent.onAccent,
  selectors: {
    '[data-hovered] > &': { borderColor: color.border.strong },
    ':is([data-selected], [data-indeterminate]) > &': { background: color.accent.rest, borderColor: color.accent.rest },
    ':is([data-selected], [data-indeterminate])[data-hovered] > &': { background: color.accent.hover, borderColor: color.accent.hover },
    '[data-invalid] > &': { borderColor: color.danger.rest, boxShadow: `inset 0 0 0 1px ${color.danger.rest}` },
    '[data-readonly] > &': { background: color.background.sunken, borderColor: color.border.default, color: color.text.primary },
    '[data-disabled] > &': { background: color.background.pressed, borderColor: color.border.default, color: color.text.disabled },
    '[data-focus-visible] > &': { outline: `${vars.borderWidth.focus} solid ${color.focus.ring}`, outlineOffset: vars.focusOffset.default },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'Canvas',
      selectors: {
        '[data-hovered] > &': { borderColor: 'CanvasText' },
        ':is([data-selected], [data-indeterminate]) > &, :is([data-selected], [data-indeterminate])[data-hovered] > &': { background: 'Highlight', borderColor: 'Highlight', color: 'HighlightText' },
        '[data-invalid] > &': { borderWidth: '2px', borderColor: 'CanvasText', boxShadow: 'none' },
        '[data-disabled] > &': { background: 'Canvas', borderColor: 'GrayText', color: 'GrayText' },
        '[data-focus-visible] > &': { outlineColor: 'Highlight' },
      },
    },
  },
});

/** Below the label, not below the box. */
export const help = style({
  paddingInlineStart: `calc(${sizes.mark} + ${vars.space[2]})`,
  marginBlockStart: `calc(-1 * ${vars.space[1]})`,
  selectors: { '&:empty': { display: 'none' } },
});
