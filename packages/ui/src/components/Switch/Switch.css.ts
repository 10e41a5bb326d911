import { media, rem, text, transition } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const sizes = { track: rem(36), trackHeight: rem(20) };

export const row = style({
  ...text('body'),
  display: 'inline-flex',
  alignItems: 'flex-start',
  alignSelf: 'flex-start',
  gap: vars.space[2],
  paddingBlock: vars.space['0-5'],
  color: color.text.primary,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-readonly]': { cursor: 'default' },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
  },
  '@media': { [media.touch]: { minBlockSize: vars.size['touch-min'], paddingBlock: vars.space[3] } },
});

export const track = style({
  ...transition('background-color'),
  flex: 'none',
  inlineSize: sizes.track,
  blockSize: sizes.trackHeight,
  padding: vars.space['0-5'],
  borderRadius: vars.radius.full,
  background: color.border.control,
  selectors: {
    '[data-hovered] > &': { background: color.border.strong },
    '[data-selected] > &': { background: color.accent.rest },
    '[data-selected][data-hovered] > &': { background: color.accent.hover },
    '[data-readonly] > &': { background: color.border.control },
    '[data-readonly][data-selected] > &': { background: color.text.secondary },
    '[data-disabled] > &': { background: color.border.default },
    '[data-focus-visible] > &': { outline: `${vars.borderWidth.focus} solid ${color.focus.ring}`, outlineOffset: vars.focusOffset.default },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'CanvasText',
      selectors: {
        '[data-hovered] > &': { background: 'CanvasText' },
        '[data-selected] > &, [data-selected]:is([data-hovered], [data-readonly]) > &': { background: 'Highlight' },
        '[data-disabled] > &, [data-disabled][data-selected] > &': { background: 'GrayText' },
        '[data-focus-visible] > &': { outlineColor: 'Highlight' },
      },
    },
  },
});

export const thumb = style({
  display: 'block',
  inlineSize: vars.size['icon-sm'],
  blockSize: vars.size['icon-sm'],
  borderRadius: vars.radius.full,
  background: color.background.surface,
  transition: `transform ${vars.duration.base} ${vars.easing.standard}`,
  selectors: {
    '[data-selected] > * > &': { transform: `translateX(${vars.size['icon-sm']})` },
    '[dir="rtl"] [data-selected] > * > &': { transform: `translateX(calc(-1 * ${vars.size['icon-sm']}))` },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Canvas' },
  },
});

/** Aligned with the label, not with the track. */
export const help = style({
  paddingInlineStart: `calc(${sizes.track} + ${vars.space[2]})`,
  marginBlockStart: `calc(-1 * ${vars.space[1]})`,
  selectors: { '&:empty': { display: 'none' } },
});
