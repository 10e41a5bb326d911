import { media, text, transition } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const track = style({
  display: 'flex',
  flexWrap: 'wrap',
  inlineSize: '100%',
  padding: vars.space['0-5'],
  borderRadius: vars.radius.md,
  background: color.background.sunken,
  selectors: { '[data-invalid] > &': { boxShadow: `inset 0 0 0 2px ${color.danger.rest}` } },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid CanvasText',
      selectors: { '[data-invalid] > &': { borderWidth: '2px' } },
    },
  },
});
export const tracks = {
  medium: style([track, { minBlockSize: vars.size['control-md'], '@media': { [media.touch]: { minBlockSize: vars.size['control-lg'] } } }]),
  large: style([track, { minBlockSize: vars.size['control-lg'] }]),
};

/** Equally wide unless a label needs more; below each other without room side by side. */
export const segment = style({
  ...text('body'),
  ...transition('background-color', 'border-color', 'color'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  position: 'relative',
  flex: 1,
  minInlineSize: 'fit-content',
  paddingInline: vars.space[3],
  border: `${vars.borderWidth.control} solid transparent`,
  borderRadius: vars.radius.sm,
  color: color.text.secondary,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { color: color.text.primary },
    '&[data-selected]': {
      borderColor: color.border.control,
      background: color.background.surface,
      color: color.text.primary,
      fontWeight: 600,
      boxShadow: vars.shadow.raised,
    },
    '&[data-readonly]': { cursor: 'default' },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
    '&[data-disabled][data-selected]': { borderColor: color.border.default, background: color.background.pressed, boxShadow: 'none' },
    '&[data-focus-visible]': { outline: `${vars.borderWidth.focus} solid ${color.focus.ring}`, outlineOffset: '1px' },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'Canvas',
      selectors: {
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
        '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText' },
        '&[data-disabled][data-selected]': { borderColor: 'GrayText', background: 'Canvas' },
      },
    },
  },
});
