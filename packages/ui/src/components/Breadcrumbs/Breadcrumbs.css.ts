import { focusRing, media, text, transition } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

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
  // The line stays 18 px; the pointer gets 24 and the finger 44 without moving it.
  paddingBlock: '0.1875rem',
  marginBlock: '-0.1875rem',
  '@media': {
    [media.touch]: { paddingBlock: '0.8125rem', marginBlock: '-0.8125rem' },
  },
});

export const current = style({ color: color.text.primary, fontWeight: 500, overflowWrap: 'anywhere' });

export const caret = style({
  flex: 'none',
  color: color.text.muted,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
