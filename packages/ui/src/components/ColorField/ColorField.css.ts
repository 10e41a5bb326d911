import { focusRing, media, rem } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { popover as surface } from '../Field/styles/Popover.css.ts';

const { color } = vars;
const sizes = { popover: rem(240), area: rem(112) };

export const root = style({ position: 'relative' });

/** A swatch has an edge, so that every colour is visible. */
const edge = { border: `${vars.borderWidth.hairline} solid color-mix(in oklab, ${color.text.primary} 20%, transparent)`, forcedColorAdjust: 'none' } as const;

export const swatch = style({
  ...edge,
  display: 'block',
  inlineSize: vars.size['icon-md'],
  blockSize: vars.size['icon-md'],
  borderRadius: vars.radius.xs,
});

export const popover = style([surface, { inlineSize: sizes.popover }]);
export const dialog = style({ padding: vars.space[3], outline: 'none' });
export const palette = style({ display: 'grid', gap: vars.space[3] });

export const area = style({ inlineSize: '100%', blockSize: sizes.area, borderRadius: vars.radius.xs, forcedColorAdjust: 'none' });
export const hue = style({ inlineSize: '100%' });
export const track = style({ blockSize: vars.space[3], borderRadius: vars.radius.full, forcedColorAdjust: 'none' });

/** White in both themes, because a thumb can be on any colour. */
const onAnyColor = color.auth.text;

export const thumb = style({
  inlineSize: vars.size['icon-sm'],
  blockSize: vars.size['icon-sm'],
  border: `2px solid ${onAnyColor}`,
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 1px ${color.auth.background}`,
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-focus-visible]': { outline: `${vars.borderWidth.focus} solid ${color.focus.ring}`, outlineOffset: vars.focusOffset.default },
    [`${track} > &`]: { insetBlockStart: '50%' },
    [`${palette}[data-empty] &:not([data-focus-visible])`]: { visibility: 'hidden' },
  },
  '@media': { [media.touch]: { inlineSize: vars.size['icon-lg'], blockSize: vars.size['icon-lg'] } },
});

export const swatches = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });
export const choice = style({
  ...focusRing(),
  inlineSize: vars.size['icon-lg'],
  blockSize: vars.size['icon-lg'],
  borderRadius: vars.radius.xs,
  cursor: 'pointer',
  selectors: {
    ...focusRing().selectors,
    '&[data-selected]': { outline: `${vars.borderWidth.focus} solid ${color.accent.marker}`, outlineOffset: vars.focusOffset.default },
  },
  '@media': {
    [media.touch]: { inlineSize: vars.size['touch-min'], blockSize: vars.size['touch-min'] },
    [media.forcedColors]: { selectors: { '&[data-selected]': { outlineColor: 'Highlight' } } },
  },
});
export const choiceColor = style({ ...edge, inlineSize: '100%', blockSize: '100%', borderRadius: vars.radius.xs });
