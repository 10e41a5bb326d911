import { globalStyle } from '@vanilla-extract/css';
import { components } from '../../../theme/layers.css.ts';
import { focusRing, media, rem, tabular, text } from '../../../theme/mixins.ts';
import { style } from '../../../theme/style.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, size, space } = vars;
const sizes = { boxOnPicture: rem(22), body: rem(150), mostPadding: '4vw' };
/** With large text the words need the room. */
const padding = `min(${space[3]}, ${sizes.mostPadding})`;

export const list = style({ ...text('body'), ...tabular, display: 'grid', gap: space[2] });

const cardBase = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  padding,
  border: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.background.surface,
  backgroundOrigin: 'border-box',
  backgroundPosition: 'left',
  backgroundRepeat: 'no-repeat',
  backgroundSize: `${vars.borderWidth.marker} 100%`,
  selectors: {
    // The marker is a background, so that the rounded corners clip it without clipping the focus ring of a button.
    '&[data-selected]': {
      backgroundColor: color.background.selected,
      backgroundImage: `linear-gradient(${color.accent.marker}, ${color.accent.marker})`,
    },
    '&[data-returned]': { backgroundColor: color.background.selected },
    '[dir="rtl"] &': { backgroundPosition: 'right' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { backgroundImage: 'none', borderInlineStart: `${vars.borderWidth.marker} solid Highlight` },
      },
    },
    [media.print]: { breakInside: 'avoid' },
  },
});
export const card = cardBase;
export const linkedCard = style([cardBase, { cursor: 'pointer', WebkitTouchCallout: 'none' }]);

/** A press anywhere between the checkbox and the card's edges counts. */
export const select = style({ display: 'flex', alignItems: 'center', margin: `calc(${padding} * -1)`, marginInlineEnd: 0, paddingInlineStart: padding });

/** On the picture's leading corner, with a target of 44 px square. */
export const selectOnPicture = style({
  position: 'absolute',
  insetBlockStart: space[1],
  insetInlineStart: space[1],
  display: 'grid',
  placeItems: 'center',
  inlineSize: size['touch-min'],
  blockSize: size['touch-min'],
});
globalStyle(`${selectOnPicture} > input`, {
  '@layer': {
    [components]: {
      inlineSize: sizes.boxOnPicture,
      blockSize: sizes.boxOnPicture,
      boxShadow: `0 0 0 2px ${color.background.surface}`,
    },
  },
});

/** With large text it is below the picture, so that words and tags do not break. */
export const body = style({ display: 'flex', flexDirection: 'column', flex: `1 1 ${sizes.body}`, minInlineSize: 0 });

/** Skeleton lines have no margins of their own. */
export const bodyPlaceholder = style([body, { gap: space[2] }]);

/** With large text the badge is below the title, so that no word breaks. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[2]}`,
  selectors: { '[data-has-actions] &': { paddingInlineEnd: space[8] } },
});

export const title = style({
  ...text('heading'),
  // Inside the line, so that it does not cut through the line below.
  ...focusRing('inset'),
  minInlineSize: 0,
  paddingInline: space[1],
  marginInline: `calc(-1 * ${space[1]})`,
  borderRadius: vars.radius.xs,
  color: color.text.primary,
  overflowWrap: 'anywhere',
  scrollMarginBlock: space[20],
  '@media': { [media.forcedColors]: { selectors: { 'a&': { color: 'LinkText' } } } },
});

export const line = style({ ...text('caption'), color: color.text.muted, overflowWrap: 'anywhere' });

export const status = style({ display: 'flex', marginBlockStart: space[2] });

export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  marginBlockStart: 'auto',
  paddingBlockStart: space[1],
});

export const meta = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[2]}`,
  color: color.text.secondary,
});

export const figure = style({ ...text('body-lg'), lineHeight: '1.25', marginInlineStart: 'auto', fontWeight: 600 });

export const footer = style({ display: 'grid', marginBlockStart: space[2] });

export const actions = style({
  position: 'absolute',
  insetBlockStart: space[1],
  insetInlineEnd: space[1],
  '@media': { [media.touch]: { insetBlockStart: 0, insetInlineEnd: 0 } },
});

