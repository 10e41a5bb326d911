import { focusRing, media, rem, tabular, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { sheetRules } from '../Dialog/sheetRules.ts';
import { boxes } from '../Field/styles/Field.css.ts';
import { popover as surface } from '../Field/styles/Popover.css.ts';

const { color } = vars;
const sizes = { segmentPadding: rem(1), weekday: rem(28) };

export const group = style([boxes.medium, { cursor: 'text' }]);

export const segments = style({ ...tabular, flex: 1, display: 'flex', alignItems: 'center', minInlineSize: 0, overflow: 'hidden' });
export const segment = style({
  paddingInline: sizes.segmentPadding,
  borderRadius: vars.radius.xs,
  outline: 'none',
  whiteSpace: 'pre',
  caretColor: 'transparent',
  selectors: {
    '&:is([data-placeholder], [data-type="literal"])': { color: color.text.muted },
    '&[data-focused]': { background: color.accent.rest, color: color.accent.onAccent },
    '&[data-disabled]': { color: color.text.disabled },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } } },
  },
});

/** The formatted date covers its segments until somebody edits them. */
export const words = style({
  ...tabular,
  position: 'absolute',
  pointerEvents: 'none',
  selectors: { '[data-focus-within] > &': { visibility: 'hidden' } },
});
export const behindWords = style({ selectors: { ':not([data-focus-within]) > &': { opacity: 0 } } });

/** On a phone some fields have no room for a whole month above or below, so it is a sheet. React Aria writes the position as style attributes. */
export const popover = style([
  surface,
  {
    '@media': {
      [media.belowTablet]: {
        ...sheetRules,
        position: 'fixed !important' as 'fixed',
        insetBlock: 'auto 0 !important',
        insetInline: '0 !important',
        maxBlockSize: '100dvh !important',
      },
    },
  },
]);

export const dialog = style({
  display: 'grid',
  justifyContent: 'center',
  padding: vars.space[4],
  outline: 'none',
  // Seven days of 44 px fit into 320 px.
  '@media': { [media.belowTablet]: { paddingInline: vars.space[1] } },
});

export const calendar = style({ inlineSize: 'max-content', maxInlineSize: '100%' });
export const header = style({ display: 'flex', alignItems: 'center', gap: vars.space[1], marginBlockEnd: vars.space[2] });
export const month = style({ ...text('heading'), flex: 1, paddingInlineStart: vars.space[2] });
export const step = style({
  ...focusRing('inset'),
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size['control-sm'],
  blockSize: vars.size['control-sm'],
  borderRadius: vars.radius.sm,
  color: color.text.secondary,
  cursor: 'pointer',
  selectors: {
    ...focusRing('inset').selectors,
    '&[data-hovered], &[data-pressed]': { background: color.background.pressed },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  },
  '@media': { [media.touch]: { inlineSize: vars.size['touch-min'], blockSize: vars.size['touch-min'] } },
});

export const grid = style({
  borderCollapse: 'separate',
  borderSpacing: vars.space['0-5'],
  '@media': { [media.touch]: { borderSpacing: `0 ${vars.space['0-5']}` } },
});
export const weekday = style({ ...text('caption'), blockSize: sizes.weekday, color: color.text.muted });
export const day = style({
  ...text('body'),
  ...tabular,
  ...focusRing('inset'),
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size['control-sm'],
  blockSize: vars.size['control-sm'],
  border: `${vars.borderWidth.control} solid transparent`,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: {
    ...focusRing('inset').selectors,
    '&[data-outside-month]': { color: color.text.disabled, cursor: 'default' },
    '&[data-today]': { borderColor: color.border.control },
    '&[data-hovered], &[data-pressed]': { background: color.background.pressed },
    '&[data-selected]': { background: color.accent.rest, color: color.accent.onAccent, fontWeight: 600 },
    '&[data-unavailable]': { background: 'transparent', color: color.text.muted, textDecoration: 'line-through', cursor: 'default' },
    '&[data-disabled]:not([data-outside-month])': { color: color.text.disabled, cursor: 'default' },
    '&[data-selected]:is([data-focus-visible], :focus-visible)': { outlineOffset: vars.focusOffset.default },
  },
  '@media': {
    [media.touch]: { inlineSize: vars.size['touch-min'], blockSize: vars.size['touch-min'] },
    [media.forcedColors]: {
      borderColor: 'Canvas',
      selectors: {
        '&[data-today]': { borderColor: 'CanvasText' },
        '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText', outlineColor: 'Highlight' },
        '&[data-unavailable]': { color: 'GrayText' },
      },
    },
  },
});

/** The reason why a day is not available. Its line is always reserved, so that the calendar does not move. */
export const reason = style({
  ...text('caption'),
  inlineSize: 0,
  minInlineSize: '100%',
  minBlockSize: vars.space[4],
  marginBlockStart: vars.space[2],
  paddingInline: vars.space[2],
  color: color.text.secondary,
});
