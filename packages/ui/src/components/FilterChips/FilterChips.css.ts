import { focusRing, media, rem, tabular, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space } = vars;
const sizes = { chip: rem(28), longestValue: rem(240), cross: rem(24) };

export const row = style({ ...text('label'), ...tabular, display: 'flex', flex: '1 0 100%', flexWrap: 'wrap', alignItems: 'center', gap: space[2], '@media': { [media.touch]: { rowGap: space[4] } } });

/** The chips wrap together with the summary after them. */
export const chips = style({ display: 'contents' });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: `calc(${space[3]} / 2)`,
  minInlineSize: 0,
  minBlockSize: sizes.chip,
  paddingInlineStart: space[3],
  border: `${vars.borderWidth.hairline} solid ${color.border.default}`,
  borderRadius: vars.radius.full,
  background: color.background.surface,
});

export const quiet = style({ color: color.text.muted, fontWeight: 400 });

export const value = style({
  maxInlineSize: sizes.longestValue,
  overflow: 'clip',
  color: color.text.primary,
  fontWeight: 550,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const remove = style({
  ...focusRing('inset'),
  display: 'grid',
  placeItems: 'center',
  inlineSize: sizes.cross,
  blockSize: sizes.cross,
  marginInlineEnd: '1px',
  borderRadius: vars.radius.full,
  color: color.text.primary,
  cursor: 'pointer',
  selectors: { ...focusRing('inset').selectors, '&:active': { background: color.border.default } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.background.pressed } } },
    // The target is higher than the visible chip.
    [media.touch]: { inlineSize: size['touch-min'], blockSize: size['touch-min'], marginBlock: `calc((${sizes.chip} - ${size['touch-min']}) / 2)` },
    [media.forcedColors]: { color: 'ButtonText' },
  },
});

export const clear = style({
  ...focusRing(),
  minBlockSize: sizes.chip,
  paddingInline: space[1],
  borderRadius: vars.radius.xs,
  color: color.text.link,
  fontWeight: 550,
  cursor: 'pointer',
  selectors: focusRing().selectors,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } } },
    [media.touch]: { minBlockSize: size['touch-min'] },
  },
});

export const summary = style({ marginInlineStart: 'auto', color: color.text.secondary });
