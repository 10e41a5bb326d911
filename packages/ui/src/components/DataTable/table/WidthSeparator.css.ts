import { focusRing, media, px } from '../../../theme/mixins.ts';
import { style } from '../../../theme/style.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space } = vars;
const sizes = { line: px(2) };

/** Lies over the edge between two headers. For a coarse pointer it is not 44 px wide, because that would cover the sort button. */
export const separator = style({
  ...focusRing('inset'),
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(-1 * ${space[2]})`,
  inlineSize: space[4],
  borderRadius: vars.radius.xs,
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    ...focusRing('inset').selectors,
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: space[3],
      insetInlineStart: `calc(50% - ${sizes.line} / 2)`,
      inlineSize: sizes.line,
      borderRadius: sizes.line,
    },
    'tr:hover > * > &::before': { background: color.border.default },
    '&:hover::before, &:active::before, &:focus-visible::before': { background: color.border.control },
  },
  '@media': {
    [media.touch]: { display: 'none' },
    [media.forcedColors]: { selectors: { '&::before': { background: 'CanvasText', forcedColorAdjust: 'none' } } },
    [media.print]: { display: 'none' },
  },
});
