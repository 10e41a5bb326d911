import { focusRing, media, rem, screenStyle, tabular, text, vars } from '@valise/ui/theme';

const { color, size } = vars;
const sizes = { days: rem(52) };

export const stepper = screenStyle({
  display: 'inline-flex',
  alignItems: 'stretch',
  minBlockSize: size['control-sm'],
  border: `${vars.borderWidth.control} solid ${color.border.control}`,
  borderRadius: vars.radius.sm,
  background: color.background.surface,
  '@media': { [media.touch]: { minBlockSize: size['touch-min'] }, [media.print]: { border: 0 } },
});

export const button = screenStyle({
  ...focusRing('inset'),
  display: 'grid',
  placeItems: 'center',
  inlineSize: size['control-sm'],
  borderRadius: vars.radius.sm,
  color: color.text.primary,
  cursor: 'pointer',
  selectors: {
    ...focusRing('inset').selectors,
    '&[data-hovered]': { background: color.background.hover },
    '&[data-pressed]': { background: color.background.pressed },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
  },
  '@media': { [media.touch]: { inlineSize: size['touch-min'] }, [media.print]: { display: 'none' } },
});

export const days = screenStyle({
  ...text('label'),
  ...tabular,
  ...focusRing('inset'),
  display: 'grid',
  placeItems: 'center',
  minInlineSize: sizes.days,
  paddingInline: vars.space[1],
  borderRadius: vars.radius.xs,
  fontWeight: 550,
  whiteSpace: 'nowrap',
});
