import { keyframes } from '@vanilla-extract/css';
import { media, rem, tabular, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { boxes } from '../Field/styles/Field.css.ts';

const { color } = vars;
const sizes = { field: rem(384), digit: rem(24) };

const size = { inlineSize: '100%', maxInlineSize: sizes.field, minBlockSize: vars.size['otp-cell-h'] } as const;

export const edge = style([boxes.large, size]);
/** The input is transparent and covers the cells, which show its text. */
export const seat = style({ ...size, position: 'relative', display: 'flex' });
export const unseen = style({ opacity: 0, cursor: 'text', zIndex: 1 });

export const cells = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'stretch',
  gap: vars.space[2],
  direction: 'ltr',
  pointerEvents: 'none',
});

export const cell = style({
  ...text('body-lg'),
  ...tabular,
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  minInlineSize: 0,
  border: `${vars.borderWidth.control} solid ${color.border.control}`,
  borderRadius: vars.radius.md,
  background: color.background.surface,
  fontSize: sizes.digit,
  fontWeight: 550,
  selectors: {
    '[data-invalid] > * > * > &': { borderColor: color.danger.rest, boxShadow: `inset 0 0 0 1px ${color.danger.rest}` },
    '[data-disabled] > * > * > &': { background: color.background.sunken, borderColor: color.border.default, color: color.text.disabled },
    '[data-readonly] > * > * > &': { background: color.background.sunken, borderColor: 'transparent' },
    '&[data-marked]': { background: color.accent.subtle },
    '&[data-current]': { outline: `${vars.borderWidth.focus} solid ${color.focus.ring}`, outlineOffset: '1px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '[data-invalid] > * > * > &': { borderWidth: '2px' },
        '[data-disabled] > * > * > &': { borderColor: 'GrayText', color: 'GrayText' },
        '&[data-current]': { outlineColor: 'Highlight' },
        '&[data-marked]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const dash = style({
  alignSelf: 'center',
  flex: 'none',
  inlineSize: vars.space[3],
  blockSize: '2px',
  background: color.border.control,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});

const blink = keyframes({ '0%, 50%': { opacity: 1 }, '50.1%, 100%': { opacity: 0 } });
export const caret = style({
  inlineSize: '1.5px',
  blockSize: sizes.digit,
  background: color.text.primary,
  animation: `${blink} 1.1s linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' }, [media.forcedColors]: { background: 'CanvasText' } },
});
