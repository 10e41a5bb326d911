import { globalStyle, keyframes } from '@vanilla-extract/css';
import { components } from '../../../theme/layers.css.ts';
import { base as button, variants } from '../../Button/Button.css.ts';
import { variants as iconVariants } from '../../IconButton/IconButton.css.ts';
import { focusRing, media, px, rem, tabular, text } from '../../../theme/mixins.ts';
import { style } from '../../../theme/style.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, size, space } = vars;
const sizes = { dot: px(3), bar: rem(400), parts: rem(200), floating: rem(62), line: px(2) };

const appear = keyframes({ from: { opacity: 0 } });
const fade = `${appear} ${vars.duration.fast} ${vars.easing.enter}`;
// Of another name, so that it runs when the bar changes its place.
const appearBelow = keyframes({ from: { opacity: 0 } });

/** Takes the room beside the search and has its height. Where that room is narrow it moves below the search. */
export const bar = style({
  ...text('body'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: `1 1 min(100%, ${sizes.bar})`,
  gap: `${space[2]} ${space[4]}`,
  minBlockSize: size['control-md'],
  color: color.text.secondary,
  animation: fade,
  '@media': {
    [media.touch]: { minBlockSize: size['touch-min'] },
    // Its place has left the window. In a low window it would cover too many rows.
    [media.notLow]: {
      selectors: {
        '[data-bottom-bar="floating"] > &': {
          position: 'fixed',
          zIndex: vars.zIndex.sticky,
          insetBlockEnd: space[5],
          insetInline: 'var(--valise-bar-start) var(--valise-bar-end)',
          boxSizing: 'border-box',
          minBlockSize: sizes.floating,
          paddingBlock: space['2-5'],
          paddingInline: `${space[5]} ${space[4]}`,
          border: `${vars.borderWidth.hairline} solid ${color.accent.subtleText}`,
          borderRadius: vars.radius.lg,
          background: color.accent.subtle,
          boxShadow: vars.shadow.dialog,
          animationName: appearBelow,
        },
      },
    },
    [media.print]: { display: 'none' },
  },
});

/** Counts and buttons in one or two lines, together as high as a control. */
export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: `1 1 ${sizes.parts}`,
  columnGap: space[4],
  marginBlock: `calc(-1 * ${sizes.line})`,
});

/** Separated by dots. */
export const group = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[2] });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
  minBlockSize: size['touch-min'],
});

export const count = style({ color: color.text.primary, fontWeight: 600, selectors: { [`${line} > &`]: { flex: 1 } } });

// A drawn dot, because text would become a part of the button's name.
globalStyle(`${group} > * + *::before`, {
  '@layer': {
    [components]: {
      content: '',
      display: 'inline-block',
      inlineSize: sizes.dot,
      blockSize: sizes.dot,
      marginInlineEnd: space[2],
      borderRadius: vars.radius.full,
      background: color.text.muted,
      verticalAlign: 'middle',
    },
  },
});

export const textButton = style({
  ...focusRing(),
  minBlockSize: space[6],
  borderRadius: vars.radius.xs,
  color: color.text.link,
  fontWeight: 550,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  selectors: { ...focusRing().selectors, '&:active': { color: color.text.primary } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } },
    [media.touch]: { minBlockSize: size['touch-min'] },
  },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

// Without the hidden tools all buttons fit above a table of the usual width.
globalStyle(`${actions} > .${button}`, { '@layer': { [components]: { paddingInline: space[3] } } });

// A grey edge has too little contrast on the tint.
globalStyle(`${actions} > :is(.${variants.secondary}, .${iconVariants.secondary})`, { '@layer': { [components]: { borderColor: color.accent.subtleText } } });

/** Replaces the page's own bar at the bottom. */
export const bottomBar = style({
  ...text('body'),
  ...tabular,
  position: 'fixed',
  zIndex: vars.zIndex.sticky,
  insetInline: 0,
  insetBlockEnd: 0,
  paddingBlockStart: space[1],
  paddingBlockEnd: `max(${space[3]}, env(safe-area-inset-bottom))`,
  paddingInline: space[4],
  background: color.background.raised,
  borderBlockStart: `${vars.borderWidth.hairline} solid ${color.border.default}`,
  color: color.text.secondary,
  animation: fade,
  '@media': {
    [media.low]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[4] },
    [media.print]: { display: 'none' },
  },
});

export const hiddenLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[2] });

/** The menu at the end keeps its width; with large text the other buttons wrap. */
export const bottomActions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2], marginBlockStart: space[1] });

globalStyle(`${bottomActions} > *`, { '@layer': { [components]: { flex: '1 1 auto' } } });
globalStyle(`${bottomActions} > button`, { '@layer': { [components]: { inlineSize: 'auto' } } });
globalStyle(`${bottomActions} > button:last-child:not(:only-child)`, { '@layer': { [components]: { flex: 'none' } } });
