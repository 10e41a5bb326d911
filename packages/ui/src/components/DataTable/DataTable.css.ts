import { keyframes } from '@vanilla-extract/css';
import { focusRing, media, rem, tabular, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const sizes = { search: rem(280), leastSearch: rem(200), searchBesideBar: rem(176), searchAboveCards: rem(160), footer: rem(52), key: rem(20), keyText: rem(11) };
const hairline = `${vars.borderWidth.hairline} solid ${color.border.subtle}`;

/** The least width of the container for each layout, in px. */
export const widths = {
  full: Number.parseInt(vars.container['table-full'], 10),
  condensed: Number.parseInt(vars.container['table-condensed'], 10),
  // In a narrower container a table with nine or more columns has dense cells.
  roomy: 1104,
};

export const dataTable = style({
  ...focusRing(),
  position: 'relative',
  borderRadius: vars.radius.lg,
  scrollMarginBlockStart: `calc(var(--valise-sticky-top, 0px) + ${space[4]})`,
});

/** A card around the table. Clipped, because `hidden` would make it the scroll container of the sticky header. */
export const surface = style({
  position: 'relative',
  border: hairline,
  borderRadius: vars.radius.lg,
  background: color.background.surface,
  overflow: 'clip',
  '@media': { [media.print]: { border: 0 } },
});

/** Cards have no surface around them. */
export const cardsArea = style({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

export const messageCard = style({ border: hairline, borderRadius: vars.radius.lg, background: color.background.surface });

/** Toolbar and filter chips, tinted while rows are selected. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[2]}`,
  scrollMarginBlockStart: 'var(--valise-sticky-top, 0px)',
  selectors: {
    [`${surface} > &`]: { paddingBlock: space[3], paddingInline: `${space[5]} ${space[4]}`, borderBlockEnd: hairline },
    [`${surface} > &[data-selecting]`]: { background: color.accent.subtle },
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const search = style({
  flex: `1 1 ${sizes.leastSearch}`,
  minInlineSize: 0,
  maxInlineSize: sizes.search,
  position: 'relative',
  selectors: {
    [`${surface} > [data-selecting] > &`]: { flex: `0 1 clamp(${sizes.searchBesideBar}, 20%, ${sizes.search})`, marginInlineEnd: space[1] },
    [`${cardsArea} > * > &`]: { flexBasis: sizes.searchAboveCards, maxInlineSize: 'none' },
    // The key that focuses the field, as a string, if the app has one. Screen readers do not read it, just as they skip
    // `aria-keyshortcuts`.
    [`${surface} > * > &:has(:placeholder-shown)::after`]: {
      content: 'var(--valise-search-key, none) / ""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: space['2-5'],
      boxSizing: 'border-box',
      minInlineSize: sizes.key,
      blockSize: sizes.key,
      marginBlock: 'auto',
      border: `${vars.borderWidth.hairline} solid ${color.border.default}`,
      borderRadius: vars.radius.xs,
      background: color.background.surface,
      color: color.text.muted,
      fontSize: sizes.keyText,
      fontWeight: 500,
      lineHeight: `calc(${sizes.key} - 2px)`,
      textAlign: 'center',
      pointerEvents: 'none',
    },
  },
  '@media': { [media.touch]: { selectors: { [`${surface} > * > &:has(:placeholder-shown)::after`]: { content: 'none' } } } },
});

export const toolButtons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
  selectors: { '&[hidden]': { display: 'none' } },
});

/** Shown above cards that are being selected. */
export const cardsHead = style({
  ...text('label'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  color: color.text.secondary,
});

export const selectPage = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.size['touch-min'],
  color: color.text.primary,
  fontWeight: 550,
});

export const footer = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: space[8],
  color: color.text.secondary,
  selectors: { [`${surface} > &`]: { minBlockSize: sizes.footer, paddingBlock: space[2], paddingInline: `${space[5]} ${space[3]}`, borderBlockStart: hairline } },
});

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } });

const slideMirrored = keyframes({ from: { transform: 'translateX(100%)' }, to: { transform: 'translateX(-400%)' } });

/** A moving bar while the rows are refreshed. */
export const refreshing = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: vars.borderWidth.focus,
  overflow: 'clip',
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      inlineSize: '25%',
      blockSize: '100%',
      background: color.accent.rest,
      animation: `${slide} ${vars.duration.pulse} ${vars.easing.standard} infinite`,
    },
    '[dir="rtl"] &::before': { animationName: slideMirrored },
    [`${cardsArea} > &`]: { insetBlockStart: `calc(-1 * ${space[2]})` },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&::before': { inlineSize: '100%', animation: 'none' } } },
    [media.forcedColors]: { selectors: { '&::before': { background: 'Highlight' } } },
    [media.print]: { display: 'none' },
  },
});


export const loading = style({ display: 'flex', alignItems: 'center', gap: space[2] });
