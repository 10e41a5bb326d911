import { below, focusRing, media, px, rem, tabular, text, transition } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, size } = vars;
const onDark = color.sidebar.activeText;
const sizes = {
  head: rem(60),
  phoneHead: rem(56),
  stage: rem(500),
  strip: rem(88),
  phoneZoom: rem(60),
  percent: rem(56),
  phonePercent: rem(64),
  step: rem(48),
  divider: rem(20),
  stepsOutsideFrom: px(900),
};
const screenHeight = 'var(--visual-viewport-height, 100dvh)';

/** The width of the design's box; on a phone the whole screen. Dark in both themes. */
export const box = style({
  position: 'relative',
  inlineSize: `min(${size['preview-box']}, 100vw - ${space[8]})`,
  blockSize: `min(calc(${sizes.head} + ${sizes.stage} + ${sizes.strip}), calc(${screenHeight} - ${space[8]}))`,
  borderRadius: vars.radius.lg,
  background: color.background.surface,
  boxShadow: vars.shadow.dialog,
  '@media': {
    [media.belowTablet]: {
      position: 'absolute',
      inset: 0,
      inlineSize: 'auto',
      blockSize: 'auto',
      borderRadius: 0,
      background: color.background.canvas,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
    },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const dialog = style({
  blockSize: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto auto auto',
  gridTemplateRows: `auto auto minmax(0, 1fr) auto`,
  gridTemplateAreas: '"name place zoom file close" "caption place zoom file close" "stage stage stage stage stage" "strip strip strip strip strip"',
  alignItems: 'center',
  color: color.text.primary,
  outline: 'none',
  overflow: 'visible',
  '@media': {
    [media.belowTablet]: {
      gridTemplateColumns: `${sizes.phoneHead} minmax(0, 1fr) ${sizes.phoneHead}`,
      gridTemplateRows: 'auto auto minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"close name file" "close place file" "stage stage stage" "zoom zoom zoom" "strip strip strip"',
    },
  },
});

/** Its two parts are items of the grid. */
export const heading = style({ display: 'contents' });

const onOneLine = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const name = style([
  onOneLine,
  {
    ...text('heading'),
    gridArea: 'name',
    alignSelf: 'end',
    paddingInlineStart: space[5],
    paddingBlockStart: space['2-5'],
    '@media': { [media.belowTablet]: { paddingInline: 0, textAlign: 'center' } },
  },
]);

export const nameAlone = style([name, { gridRowEnd: 'caption', alignSelf: 'center', paddingBlock: space[5], '@media': { [media.belowTablet]: { gridRowEnd: 'name', alignSelf: 'end', paddingBlock: `${space['2-5']} 0` } } }]);

export const caption = style([
  onOneLine,
  {
    ...text('caption'),
    gridArea: 'caption',
    paddingInlineStart: space[5],
    paddingBlockEnd: space['3-5'],
    color: color.text.secondary,
    '@media': { [media.belowTablet]: { display: 'none' } },
  },
]);

export const place = style({
  ...text('label'),
  ...tabular,
  gridArea: 'place',
  paddingInline: space[3],
  whiteSpace: 'nowrap',
  '@media': { [media.belowTablet]: { ...text('caption'), paddingBlockEnd: space['2-5'], textAlign: 'center', color: color.text.secondary } },
});

export const zoom = style({
  gridArea: 'zoom',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  '@media': { [media.belowTablet]: { minBlockSize: sizes.phoneZoom } },
});

export const percent = style({
  ...text('label'),
  ...tabular,
  minInlineSize: sizes.percent,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '@media': { [media.belowTablet]: { ...text('body'), fontWeight: 500, minInlineSize: sizes.phonePercent } },
});

const rule = { inlineSize: '1px', blockSize: sizes.divider, marginInline: space[2], background: color.border.default } as const;

export const divider = style({ ...rule, '@media': { [media.belowTablet]: { marginInline: space['3-5'] } } });

const pressable = {
  ...transition('background-color', 'color'),
  ...focusRing('inset', color.focus.ring),
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
} as const;

export const tool = style({
  ...pressable,
  inlineSize: size['control-md'],
  blockSize: size['control-md'],
  borderRadius: vars.radius.sm,
  color: color.text.secondary,
  selectors: {
    ...focusRing('inset', color.focus.ring).selectors,
    '&[aria-disabled]': { color: color.text.disabled, cursor: 'default' },
    '&:active:not([aria-disabled])': { background: color.background.pressed, color: color.text.primary },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-disabled])': { background: color.background.pressed, color: color.text.primary } } },
    [media.touch]: { inlineSize: size['touch-min'], blockSize: size['touch-min'] },
    [media.forcedColors]: { selectors: { '&[aria-disabled]': { color: 'GrayText' } } },
  },
});

export const download = style([tool, { gridArea: 'file', justifySelf: 'center', marginInlineStart: space['0-5'] }]);

/** Separated by a rule. */
export const close = style({
  gridArea: 'close',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  paddingInlineEnd: space[3],
  selectors: { '&::before': { ...rule, content: '' } },
  '@media': { [media.belowTablet]: { paddingInlineEnd: 0, selectors: { '&::before': { display: 'none' } } } },
});

const stepButton = style({
  ...pressable,
  position: 'absolute',
  insetBlockStart: `calc(50% - ${sizes.step} / 2)`,
  inlineSize: sizes.step,
  blockSize: sizes.step,
  borderRadius: vars.radius.full,
  background: onDark,
  color: color.sidebar.background,
  boxShadow: vars.shadow.popover,
  selectors: {
    ...focusRing('default', color.sidebar.marker).selectors,
    '&[aria-disabled]': {
      background: `color-mix(in oklab, ${onDark} 16%, ${color.background.canvas})`,
      color: `color-mix(in oklab, ${onDark} 48%, ${color.background.canvas})`,
      cursor: 'default',
    },
  },
  '@media': {
    // On touch a swipe or a thumbnail shows another picture.
    [media.belowTablet]: { display: 'none' },
    [media.forcedColors]: { border: '1px solid ButtonBorder', selectors: { '&[aria-disabled]': { color: 'GrayText' } } },
  },
});

const outside = `calc(-1 * (${sizes.step} + ${space[6]}))`;

export const previous = style([stepButton, { insetInlineStart: outside, '@media': { [below(sizes.stepsOutsideFrom)]: { insetInlineStart: space[3] } } }]);

export const next = style([stepButton, { insetInlineEnd: outside, '@media': { [below(sizes.stepsOutsideFrom)]: { insetInlineEnd: space[3] } } }]);
