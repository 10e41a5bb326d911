import { focusRing, media, transition } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const base = style({
  // Only one transition: React Aria keeps a removed element for as long as several of its properties change.
  ...transition('background-color'),
  ...focusRing(),
  position: 'relative',
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  border: `${vars.borderWidth.control} solid transparent`,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    ...focusRing().selectors,
    '&[data-disabled]': { background: 'transparent', color: color.text.disabled, cursor: 'default' },
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': {
    [media.forcedColors]: { borderColor: 'ButtonBorder' },
    [media.print]: { display: 'none' },
  },
});

export const variants = {
  ghost: style({
    color: color.text.secondary,
    selectors: {
      '&[data-hovered], &[data-pressed], &[aria-expanded="true"]': {
        background: color.background.pressed,
        color: color.text.primary,
      },
    },
  }),
  secondary: style({
    background: color.background.surface,
    borderColor: color.border.control,
    color: color.text.primary,
    selectors: {
      '&[data-hovered]': { background: color.background.hover, borderColor: color.border.strong },
      '&[data-pressed], &[aria-expanded="true"]': { background: color.background.pressed, borderColor: color.border.strong },
      '&[data-disabled]': { background: color.background.pressed, borderColor: 'transparent' },
    },
  }),
  sidebar: style({
    color: color.sidebar.text,
    selectors: {
      ...focusRing('default', color.sidebar.marker).selectors,
      '&[data-hovered], &[data-pressed]': { background: color.sidebar.hover, color: color.sidebar.activeText },
    },
  }),
};

export const sizes = {
  small: style({ inlineSize: vars.size['control-sm'], blockSize: vars.size['control-sm'] }),
  medium: style({ inlineSize: vars.size['control-md'], blockSize: vars.size['control-md'] }),
  large: style({ inlineSize: vars.size['touch-min'], blockSize: vars.size['touch-min'] }),
};
