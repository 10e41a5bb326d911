import { focusRing, media, rem, text, transition } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const sizes = { targetOutset: rem(3), targetOutsetOnTouch: rem(13) };

export const breadcrumbs = style({
  ...text('label'),
  fontWeight: 400,
  '@media': { [media.print]: { display: 'none' } },
});

export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[2] });

export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': {
    [media.belowTablet]: { selectors: { '&:nth-last-child(n + 3)': { display: 'none' } } },
  },
});

export const link = style({
  ...transition('color'),
  ...focusRing(),
  borderRadius: vars.radius.xs,
  color: color.text.muted,
  overflowWrap: 'anywhere',
  selectors: {
    ...focusRing().selectors,
    '&[data-hovered]': { color: color.text.primary, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
  // The line height stays 18 px; the target is 24 px, and 44 px on touch.
  paddingBlock: sizes.targetOutset,
  marginBlock: `calc(-1 * ${sizes.targetOutset})`,
  '@media': {
    [media.touch]: { paddingBlock: sizes.targetOutsetOnTouch, marginBlock: `calc(-1 * ${sizes.targetOutsetOnTouch})` },
  },
});

export const current = style({ color: color.text.primary, fontWeight: 500, overflowWrap: 'anywhere' });

export const caret = style({
  flex: 'none',
  color: color.text.muted,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
