import { focusRing, media, px, tabular, text, transition } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const sizes = { countPadding: px(6) };

export const tabs = style({ display: 'grid', gap: vars.space[5], minInlineSize: 0 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  boxShadow: `inset 0 calc(-1 * ${vars.borderWidth.hairline}) ${color.border.subtle}`,
});

const ring = '&:is([data-focus-visible], :focus-visible)';

/** The list is larger than its line on both sides, so that it does not cut the focus rings of the first and last tab. */
export const list = style({
  display: 'flex',
  gap: vars.space[6],
  marginInline: `calc(-1 * ${vars.space[2]})`,
  paddingInline: vars.space[2],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space[2],
  scrollbarWidth: 'none',
  background: `linear-gradient(${color.border.subtle}, ${color.border.subtle}) bottom / 100% ${vars.borderWidth.hairline} no-repeat content-box`,
});

export const tab = style({
  ...text('body'),
  ...transition('color'),
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size['touch-min'],
  scrollSnapAlign: 'start',
  color: color.text.secondary,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    // The ring has some room around the tab.
    [`${ring}::before`]: {
      content: '',
      position: 'absolute',
      insetBlock: vars.space[1],
      insetInline: `calc(-1 * ${vars.space[2]})`,
      outline: `${vars.borderWidth.focus} solid ${color.focus.ring}`,
      outlineOffset: `calc(-1 * ${vars.borderWidth.focus})`,
      borderRadius: vars.radius.sm,
      pointerEvents: 'none',
    },
    '&[data-hovered]': { color: color.text.primary },
    '&[data-selected]': { color: color.text.primary, fontWeight: 600 },
    '&[data-selected]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '2px',
      borderStartStartRadius: '2px',
      borderStartEndRadius: '2px',
      background: color.accent.marker,
    },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]::after': { background: 'Highlight' }, '&[data-disabled]': { color: 'GrayText' } },
    },
  },
});

export const label = style({ display: 'inline-block' });

/** Reserves the bold width, so that a selection does not move the other tabs. */
export const boldWidth = style({
  display: 'block',
  blockSize: 0,
  overflow: 'hidden',
  visibility: 'hidden',
  fontWeight: 600,
});

/** The separator of label and count for screen readers: "Pending, 6". */
export const pause = style({ fontSize: 0 });

const count = style({
  ...text('pill'),
  ...tabular,
  minInlineSize: vars.space[5],
  paddingBlock: '2px',
  paddingInline: sizes.countPadding,
  borderRadius: vars.radius.full,
  fontWeight: 600,
  textAlign: 'center',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const counts = {
  neutral: style([count, { background: color.background.pressed, color: color.tone.neutral.text }]),
  warning: style([count, { background: color.tone.warning.surface, color: color.tone.warning.text }]),
};

export const panel = style({ minInlineSize: 0, outline: 'none', borderRadius: vars.radius.xs, ...focusRing() });
