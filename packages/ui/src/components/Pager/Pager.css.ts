import { createContainer } from '@vanilla-extract/css';
import { below, focusRing, media, rem, tabular, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space } = vars;
const sizes = { withRowsPerPage: rem(480) };
const container = createContainer();
const narrow = `${container} ${below(sizes.withRowsPerPage)}`;

export const pager = style({ ...focusRing(), borderRadius: vars.radius.sm, containerType: 'inline-size', containerName: container, flex: 1, minInlineSize: 0 });

export const line = style({
  ...text('body'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[6]}`,
  color: color.text.secondary,
});

export const showing = style({ flex: '1 1 auto', minInlineSize: 0 });

export const rows = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  '@container': { [narrow]: { display: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const selectBox = style({ position: 'relative', display: 'inline-flex', alignItems: 'center' });

export const select = style({
  ...text('body'),
  ...tabular,
  ...focusRing('1px'),
  minBlockSize: size['control-sm'],
  paddingInlineStart: space[3],
  paddingInlineEnd: space[8],
  border: `${vars.borderWidth.control} solid ${color.border.control}`,
  borderRadius: vars.radius.sm,
  background: color.background.surface,
  appearance: 'none',
  cursor: 'pointer',
  selectors: { ...focusRing('1px').selectors, '&:hover': { borderColor: color.border.strong } },
  '@media': { [media.touch]: { minBlockSize: size['touch-min'], fontSize: text('body-lg').fontSize } },
});

export const selectCaret = style({ position: 'absolute', insetInlineEnd: space[2], pointerEvents: 'none' });

export const pages = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
  '@media': { [media.print]: { display: 'none' } },
});

const wideOnly = { '@container': { [narrow]: { display: 'none' } } } as const;

export const gap = style({ inlineSize: size['control-sm'], textAlign: 'center', ...wideOnly });

const control = style({
  ...text('body'),
  ...focusRing(),
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: size['control-sm'],
  minBlockSize: size['control-sm'],
  paddingInline: space[1],
  borderRadius: vars.radius.sm,
  color: color.text.secondary,
  fontWeight: 550,
  fontVariantNumeric: 'inherit',
  cursor: 'pointer',
  selectors: {
    ...focusRing().selectors,
    '&:active': { background: color.background.pressed, color: color.text.primary },
    '&[aria-disabled="true"]': { background: 'none', color: color.text.disabled, cursor: 'default' },
    '&[aria-current]': { background: color.accent.rest, color: color.accent.onAccent },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-disabled="true"], [aria-current])': { background: color.background.pressed, color: color.text.primary },
      },
    },
    [media.touch]: { minInlineSize: size['touch-min'], minBlockSize: size['touch-min'] },
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});

export const page = style([control, wideOnly]);

export const step = style([control, { selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }]);
