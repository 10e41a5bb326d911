import { focusRing, media } from '../../../theme/mixins.ts';
import { style } from '../../../theme/style.ts';
import { vars } from '../../../theme/vars.css.ts';
import { option as choice } from '../../FilterMenu/FilterMenu.css.ts';

const { color, size, space } = vars;

export const option = style([
  choice,
  { justifyContent: 'space-between', selectors: { '&[data-picked]': { background: color.background.selected } } },
]);

/** Shown while its column is pointed at or focused, and always on touch screens. */
export const handle = style({
  ...focusRing('inset'),
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: space[8],
  blockSize: space[8],
  marginInlineEnd: `calc(-1 * ${space[2]})`,
  borderRadius: vars.radius.sm,
  color: color.text.secondary,
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    ...focusRing('inset').selectors,
    '&:active': { cursor: 'grabbing' },
    '&[aria-pressed="true"]': { background: color.background.pressed },
  },
  '@media': {
    [media.hover]: { opacity: 0, selectors: { [`${option}:is(:hover, :focus-within, [data-picked]) > &`]: { opacity: 1 } } },
    [media.touch]: { inlineSize: size['touch-min'], blockSize: size['touch-min'] },
  },
});
