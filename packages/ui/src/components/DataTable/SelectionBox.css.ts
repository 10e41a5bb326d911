import { focusRing, media } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const tick = 'polygon(14% 44%, 0 62%, 38% 96%, 100% 22%, 84% 8%, 36% 64%)';
const dash = 'inset(43% 0)';

/**
 * The box is the Checkbox's; the mark is cut out of a pseudo-element, so that a row costs one node. The cell around it takes
 * the press too. Nothing fades: all boxes of a page may change at once.
 */
export const checkbox = style({
  ...focusRing(),
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  border: `${vars.borderWidth.control} solid ${color.border.control}`,
  borderRadius: vars.radius.xs,
  background: color.background.surface,
  appearance: 'none',
  cursor: 'pointer',
  scrollMarginBlock: `calc(${vars.space[20]} + ${vars.size['table-header']})`,
  selectors: {
    ...focusRing().selectors,
    '&:disabled': { background: color.background.pressed, borderColor: color.border.default, cursor: 'default' },
    '&:hover:enabled': { borderColor: color.border.strong },
    '&:checked, &:indeterminate': { background: color.accent.rest, borderColor: color.accent.rest },
    '&:checked::before, &:indeterminate::before': { content: '', inlineSize: '0.625rem', blockSize: '0.625rem', background: color.accent.onAccent, clipPath: tick },
    '&:indeterminate::before': { clipPath: dash },
  },
  '@media': {
    // The system draws its own checkbox, which knows every state.
    [media.forcedColors]: { appearance: 'auto', selectors: { '&:checked::before, &:indeterminate::before': { content: 'none' } } },
  },
});
