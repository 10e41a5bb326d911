import { globalStyle, keyframes } from '@vanilla-extract/css';
import { components } from '../../../theme/layers.css.ts';
import { focusRing, media, px, rem, tagShape, text, transition, visuallyHidden } from '../../../theme/mixins.ts';
import { style } from '../../../theme/style.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, size, space } = vars;
const sizes = { rise: px(4), sheet: px(380), head: rem(56) };

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${sizes.rise})` } });
/** In the dark theme a popover needs an edge, and so does a tag, whose fill is nearly the panel's. */
const darkEdge = `${vars.borderWidth.hairline} solid light-dark(transparent, ${color.border.default})`;
const hairline = `${vars.borderWidth.hairline} solid ${color.border.subtle}`;

export const sheet = style({
  zIndex: vars.zIndex.popover,
  display: 'flex',
  flexDirection: 'column',
  border: darkEdge,
  background: color.background.raised,
  color: color.text.primary,
  textAlign: 'start',
  boxShadow: vars.shadow.popover,
  outline: 'none',
  animation: `${rise} ${vars.duration.base} ${vars.easing.enter}`,
  '@media': {
    [media.belowTablet]: {
      position: 'fixed',
      insetBlockStart: size['topbar-phone'],
      insetInline: 0,
      maxBlockSize: `calc(100dvh - ${size['topbar-phone']})`,
      borderInlineWidth: 0,
    },
    [media.tablet]: {
      position: 'absolute',
      insetBlockStart: `calc(100% + ${space[2]})`,
      insetInlineEnd: 0,
      inlineSize: sizes.sheet,
      maxBlockSize: `calc(100dvh - ${size.topbar} - ${space[4]})`,
      borderRadius: vars.radius.lg,
    },
    [media.reducedMotion]: { animation: `${fade} ${vars.duration.fast} ${vars.easing.linear}` },
    [media.forcedColors]: { borderColor: 'CanvasText' },
    [media.print]: { display: 'none' },
  },
});
// The page must not scroll when a notification at its edge receives the focus (see Popover.css.ts).
globalStyle(`:root:has(${sheet})`, { '@layer': { [components]: { scrollPaddingBlock: 0 } } });

export const head = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: sizes.head,
  paddingBlock: space[2],
  paddingInlineStart: space[5],
  paddingInlineEnd: space[3],
  borderBlockEnd: hairline,
});

export const title = style({ ...text('heading') });

export const failure = style({
  ...text('body'),
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: space[5],
  background: color.tone.critical.surface,
  color: color.tone.critical.text,
  '@media': { [media.forcedColors]: { borderBlockEnd: `${vars.borderWidth.hairline} solid CanvasText` } },
});

export const body = style({ flex: 'auto', minBlockSize: 0, overflow: 'auto', overscrollBehavior: 'contain' });

export const empty = style({
  ...text('body'),
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  paddingBlock: space[10],
  paddingInline: space[5],
  color: color.text.secondary,
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none', selectors: { '&[data-settling]': { pointerEvents: 'none' } } });

export const item = style({
  transition: `opacity ${vars.duration.base} ${vars.easing.exit}`,
  selectors: { '& + &': { borderBlockStart: hairline }, '&[inert]': { opacity: 0 } },
  '@media': { [media.reducedMotion]: { transitionDuration: vars.duration.fast } },
});

export const press = style({
  ...focusRing('inset'),
  ...transition('background-color'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: size['touch-min'],
  paddingBlock: space[3],
  paddingInline: space[5],
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    ...focusRing('inset').selectors,
    '&[data-hovered]': { background: color.background.hover },
    '&[data-pressed]': { background: color.background.pressed },
  },
});

export const tag = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  alignSelf: 'start',
  inlineSize: space[8],
  blockSize: space[8],
  border: darkEdge,
  ...tagShape(space[4]),
  background: color.accent.subtle,
  color: color.accent.subtleText,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const texts = style({ display: 'grid', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({
  ...text('body'),
  fontWeight: 600,
  selectors: { '[data-read] &': { fontWeight: 400 } },
});

export const message = style({ ...text('label'), color: color.text.secondary, fontWeight: 400, textWrap: 'pretty' });

export const time = style({ ...text('caption'), marginBlockStart: space[1], color: color.text.secondary });

export const caret = style({
  flex: 'none',
  color: color.text.secondary,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const hidden = style(visuallyHidden);
