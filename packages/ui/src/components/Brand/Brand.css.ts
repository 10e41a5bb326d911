import { media, rem } from '../../theme/mixins.ts';
import { recipe, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const sizes = { text: { small: rem(19), medium: rem(22), large: rem(26) } };

export const brand = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5em',
    fontFamily: vars.fontFamily.display,
    fontWeight: 450,
    letterSpacing: '-0.008em',
    lineHeight: 1,
    whiteSpace: 'nowrap',
  },
  variants: {
    size: {
      small: { gap: '0.375em', fontSize: sizes.text.small },
      medium: { fontSize: sizes.text.medium },
      large: { fontSize: sizes.text.large },
    },
    isOnDark: {
      true: { color: color.auth.text },
      false: { color: color.text.primary },
    },
  },
  defaultVariants: { size: 'medium', isOnDark: false },
});

export const mark = style({ flex: 'none', inlineSize: '1.2727em', blockSize: '1.2727em' });

export const flap = recipe({
  base: { '@media': { [media.forcedColors]: { stroke: 'currentColor' } } },
  variants: {
    isOnDark: {
      true: { stroke: color.sidebar.marker },
      false: { stroke: color.accent.marker },
    },
  },
  defaultVariants: { isOnDark: false },
});
