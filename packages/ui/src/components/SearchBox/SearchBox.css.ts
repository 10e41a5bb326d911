import { below, focusRing, media, rem, text, transition } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { kbd } from './kbd.css.ts';

const { color, space } = vars;
const sizes = { barWithKeys: rem(560) };

export const toggle = style({ '@media': { [media.tablet]: { display: 'none' } } });

export const box = style({
  ...transition('border-color'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: vars.size['control-md'],
  paddingInline: space[3],
  border: `${vars.borderWidth.control} solid transparent`,
  borderRadius: vars.radius.sm,
  background: color.background.sunken,
  cursor: 'text',
  selectors: {
    '&:hover': { borderColor: color.border.strong },
    '&:focus-within': { outline: `${vars.borderWidth.focus} solid ${color.focus.ring}`, outlineOffset: '1px' },
  },
  '@media': {
    [media.belowTablet]: { display: 'none' },
    [media.touch]: { minBlockSize: vars.size['touch-min'] },
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
});

export const glass = style({ flex: 'none', color: color.text.secondary });

export const input = style({
  ...text('body'),
  ...focusRing(),
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text.primary,
  appearance: 'none',
  textOverflow: 'ellipsis',
  // The box shows the focus ring instead.
  selectors: { '&:focus-visible': { outline: 'none' }, '&::placeholder': { color: color.text.muted, opacity: 1 }, '&::-webkit-search-cancel-button': { display: 'none' } },
  '@media': { [media.touch]: { fontSize: text('body-lg').fontSize } },
});

/** With large text the input takes the whole bar. */
export const keys = style([kbd, { '@container': { [below(sizes.barWithKeys)]: { display: 'none' } } }]);
