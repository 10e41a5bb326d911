import { focusRing, media, text, transition } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** Every button. Plain classes instead of a recipe, because the recipe runtime would be added to the code of sign-in. */
export const base = style({
  ...text('body'),
  ...transition('background-color', 'border-color', 'color'),
  ...focusRing(),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  border: `${vars.borderWidth.control} solid transparent`,
  borderRadius: vars.radius.sm,
  // A label wraps only when it is wider than the container.
  flexShrink: 0,
  maxInlineSize: '100%',
  paddingBlock: vars.space[1],
  fontWeight: 550,
  textAlign: 'center',
  overflowWrap: 'break-word',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    ...focusRing().selectors,
    '&[data-disabled]': { background: color.background.pressed, color: color.text.disabled, borderColor: 'transparent', cursor: 'default' },
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': {
    [media.forcedColors]: { borderColor: 'ButtonBorder' },
    [media.print]: { display: 'none' },
  },
});

export const variants = {
  primary: style({
    background: color.accent.rest,
    color: color.accent.onAccent,
    selectors: {
      '&[data-hovered]': { background: color.accent.hover },
      '&[data-pressed]': { background: color.accent.pressed },
    },
  }),
  secondary: style({
    background: color.background.surface,
    borderColor: color.border.control,
    color: color.text.primary,
    selectors: {
      '&[data-hovered]': { background: color.background.hover, borderColor: color.border.strong },
      '&[data-pressed], &[aria-expanded="true"]': { background: color.background.pressed, borderColor: color.border.strong },
    },
  }),
  ghost: style({
    color: color.text.link,
    selectors: {
      '&[data-hovered]': { background: color.background.pressed },
      '&[data-pressed], &[aria-expanded="true"]': { background: color.border.default },
      '&[data-disabled]': { background: 'transparent' },
    },
  }),
  danger: style({
    background: color.danger.rest,
    color: color.danger.onDanger,
    selectors: {
      '&[data-hovered]': { background: color.danger.hover },
      '&[data-pressed]': { background: color.danger.pressed },
    },
  }),
  'danger-outline': style({
    background: color.background.surface,
    borderColor: color.danger.rest,
    color: color.tone.critical.text,
    selectors: {
      '&[data-hovered]': { background: color.tone.critical.surface },
      '&[data-pressed]': { background: color.tone.critical.border, borderColor: color.danger.pressed },
    },
  }),
};

export const sizes = {
  small: style({ minBlockSize: vars.size['control-sm'], paddingInline: vars.space[3] }),
  medium: style({ minBlockSize: vars.size['control-md'], paddingInline: vars.space[4] }),
  large: style({ ...text('body-lg'), fontWeight: 550, minBlockSize: vars.size['control-lg'], paddingInline: vars.space[6] }),
};

export const fullWidth = style({ inlineSize: '100%' });

/** Both labels share a grid cell, one of them hidden, so that the button keeps its width. */
export const labels = style({ display: 'grid', justifyItems: 'center', minInlineSize: 0 });
const label = { gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 } as const;
export const shownLabel = style(label);
export const heldLabel = style([label, { visibility: 'hidden' }]);
export const spinnerPlace = style({ inlineSize: vars.size['icon-sm'] });

/** Coarse pointers get 44 px at least, whatever the size. */
export const touchTarget = style({
  '@media': { [media.touch]: { minBlockSize: vars.size['touch-min'], minInlineSize: vars.size['touch-min'] } },
});
