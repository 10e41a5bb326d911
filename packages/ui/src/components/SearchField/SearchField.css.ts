import { focusRing, media, rem, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { boxes, field, input as fieldInput } from '../Field/styles/Field.css.ts';

const { color } = vars;
const sizes = { inTable: rem(280) };

export const widths = {
  full: field,
  table: style([field, { inlineSize: sizes.inTable, maxInlineSize: '100%' }]),
};

export const edges = {
  surface: boxes.medium,
  sunken: style([boxes.medium, { background: color.background.sunken, borderColor: 'transparent' }]),
};

/** On a phone the whole placeholder fits beside three menus. Typed text keeps its size, because iOS zooms in on smaller text. */
export const input = style([
  fieldInput,
  { '@media': { [media.touch]: { selectors: { '&::placeholder': { fontSize: text('body').fontSize } } } } },
]);

export const cross = style({
  ...focusRing('inset'),
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.space[6],
  blockSize: vars.space[6],
  marginInlineEnd: `calc(-1 * ${vars.space[1]})`,
  borderRadius: vars.radius.full,
  color: color.text.secondary,
  cursor: 'pointer',
  selectors: {
    ...focusRing('inset').selectors,
    '&[data-hovered]': { color: color.text.primary },
    // A field that shows its placeholder is empty.
    ':is([data-readonly], [data-disabled]) > * > &, :placeholder-shown ~ &': { display: 'none' },
  },
  '@media': {
    [media.touch]: { inlineSize: vars.size['touch-min'], blockSize: vars.size['touch-min'], marginInlineEnd: `calc(-1 * ${vars.space[3]})` },
  },
});
