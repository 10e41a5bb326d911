import { media, rem } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const sizes = { text: { small: rem(19), medium: rem(22), large: rem(26) }, markAlone: rem(44) };

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  color: color.text.primary,
  fontFamily: vars.fontFamily.display,
  fontWeight: 450,
  letterSpacing: '-0.008em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
});
export const brandSizes = {
  small: style({ gap: '0.375em', fontSize: sizes.text.small }),
  medium: style({ fontSize: sizes.text.medium }),
  large: style({ fontSize: sizes.text.large }),
};
export const brandOnDark = style({ color: color.auth.text });

export const mark = style({ flex: 'none', inlineSize: '1.2727em', blockSize: '1.2727em' });

export const markAlone = style({ inlineSize: sizes.markAlone, blockSize: sizes.markAlone, color: color.text.primary });

export const flap = style({ stroke: color.accent.marker, '@media': { [media.forcedColors]: { stroke: 'currentColor' } } });
export const flapOnDark = style({ stroke: color.sidebar.marker, '@media': { [media.forcedColors]: { stroke: 'currentColor' } } });
