import { keyframes } from '@vanilla-extract/css';
import { focusRing, media, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const hairline = `${vars.borderWidth.hairline} solid ${color.border.subtle}`;

/** The container's widths, in px, from which all columns show and from which rows are rows. */
export const widths = {
  full: Number.parseInt(vars.container['table-full'], 10),
  condensed: Number.parseInt(vars.container['table-condensed'], 10),
  // Nine columns have dense cells until here, and the usual ones on a wide screen.
  roomy: 1104,
};

export const dataTable = style({ ...focusRing(), position: 'relative', borderRadius: vars.radius.lg });

/** A card around the table. Clipped, not hidden: a hidden overflow would hold the sticky header. */
export const surface = style({
  position: 'relative',
  border: hairline,
  borderRadius: vars.radius.lg,
  background: color.background.surface,
  overflow: 'clip',
  '@media': { [media.print]: { border: 0 } },
});

/** Cards stand on the canvas themselves. */
export const ground = style({ position: 'relative', display: 'grid', gap: space[3] });

export const messageCard = style({ border: hairline, borderRadius: vars.radius.lg, background: color.background.surface });

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  selectors: { [`${surface} > &`]: { paddingBlock: space[3], paddingInline: `${space[5]} ${space[4]}`, borderBlockEnd: hairline } },
  '@media': { [media.print]: { display: 'none' } },
});

export const search = style({
  flex: '0 1 17.5rem',
  minInlineSize: 0,
  selectors: { [`${ground} > * > &`]: { flex: '1 1 10rem' } },
});

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2], marginInlineStart: 'auto' });

export const count = style({ ...text('label'), marginInlineEnd: space[2], color: color.text.secondary, fontVariantNumeric: 'tabular-nums' });

export const countLine = style({ ...text('label'), color: color.text.secondary });

export const footer = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: space[8],
  color: color.text.secondary,
  selectors: { [`${surface} > &`]: { minBlockSize: '3.25rem', paddingBlock: space[2], paddingInline: `${space[5]} ${space[3]}`, borderBlockStart: hairline } },
});

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } });

const passMirrored = keyframes({ from: { transform: 'translateX(100%)' }, to: { transform: 'translateX(-400%)' } });

/** Newer rows are on their way; the old ones stay. */
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
      animation: `${pass} ${vars.duration.pulse} ${vars.easing.standard} infinite`,
    },
    '[dir="rtl"] &::before': { animationName: passMirrored },
    [`${ground} > &`]: { insetBlockStart: `calc(-1 * ${space[2]})` },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&::before': { inlineSize: '100%', animation: 'none' } } },
    [media.forcedColors]: { selectors: { '&::before': { background: 'Highlight' } } },
    [media.print]: { display: 'none' },
  },
});

