import { keyframes } from '@vanilla-extract/css';
import { media, rem, tabular, text, visuallyHidden } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const sizes = { height: rem(32), heightOnPhone: rem(36), spinner: rem(14) };

const fadeIn = keyframes({ from: { opacity: 0 } });

export const announcement = style(visuallyHidden);

export const strip = style({
  ...text('label'),
  ...tabular,
  fontWeight: 400,
  borderBlockStart: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
  animation: `${fadeIn} ${vars.duration.fast} ${vars.easing.linear}`,
});

export const warning = style({ background: color.background.sunken, color: color.tone.warning.text });
export const trying = style({ background: color.background.sunken, color: color.text.secondary });
export const age = style({ color: color.text.muted });

// Aligned with the page's grid.
export const content = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: sizes.heightOnPhone,
  marginInline: 'auto',
  paddingInline: space[4],
  '@media': {
    [media.tablet]: { minBlockSize: sizes.height, paddingInline: space[6] },
    [media.desk]: { maxInlineSize: `calc(${vars.size['content-max']} + 2 * ${space[8]})`, paddingInline: space[8] },
    [media.wide]: { maxInlineSize: `calc(${vars.size['content-max']} + 2 * ${space[10]})`, paddingInline: space[10] },
  },
});

export const icon = style({ display: 'inline-grid', placeItems: 'center', flex: 'none', inlineSize: vars.size['icon-sm'] });

export const strong = style({ fontWeight: 600 });

export const refresh = style({ fontWeight: 600, textDecorationLine: 'none', selectors: { '&[data-hovered]': { textDecorationLine: 'underline' } } });
