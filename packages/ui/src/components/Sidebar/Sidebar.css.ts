import { focusRing, media, text, transition, visuallyHidden } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const sidebar = style({
  minBlockSize: '100%',
  background: color.sidebar.background,
  color: color.sidebar.text,
});

export const brandRow = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.size.topbar,
  paddingInline: vars.space[6],
});

export const navigation = style({
  display: 'grid',
  gap: vars.space[5],
  paddingBlock: vars.space[5],
  paddingInline: vars.space[3],
});

export const group = style({ display: 'grid', gap: vars.space[2] });

export const groupLabel = style({
  ...text('overline'),
  paddingInline: vars.space[3],
  color: color.sidebar.muted,
  textTransform: 'uppercase',
});

export const entries = style({ display: 'grid', gap: '2px' });

const entry = style({
  ...text('body'),
  ...transition('background-color', 'color'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.sm,
  color: color.sidebar.text,
  fontWeight: 500,
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    ...focusRing('inset', color.sidebar.marker).selectors,
    '&[data-hovered]': { background: color.sidebar.hover },
    '&[data-pressed], &[aria-current]': { background: color.sidebar.active, color: color.sidebar.activeText },
    // Marks the current screen at the window's edge.
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlock: vars.space[2],
      insetInlineStart: `calc(-1 * ${vars.space[3]})`,
      inlineSize: vars.borderWidth.marker,
      borderStartEndRadius: vars.radius.xs,
      borderEndEndRadius: vars.radius.xs,
      background: color.sidebar.marker,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText', outlineColor: 'HighlightText' },
        '&[aria-current]::before': { background: 'Highlight' },
      },
    },
  },
});

export const entrySizes = {
  regular: style([entry, { minBlockSize: vars.size['control-md'], '@media': { [media.touch]: { minBlockSize: vars.size['touch-min'] } } }]),
  touch: style([entry, { minBlockSize: vars.size['control-lg'] }]),
};

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** Lower than the entry, so that its appearance moves nothing. */
export const count = style({ display: 'flex', flex: 'none', marginInlineStart: 'auto' });

export const spoken = style(visuallyHidden);
