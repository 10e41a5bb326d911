import { media } from '../../theme/mixins.ts';
import { recipe, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

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
      small: { gap: '0.375em', fontSize: '1.1875rem' },
      medium: { fontSize: '1.375rem' },
      large: { fontSize: '1.625rem' },
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
