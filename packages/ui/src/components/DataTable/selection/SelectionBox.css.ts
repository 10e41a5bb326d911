import { focusRing, media, rem } from '../../../theme/mixins.ts';
import { style } from '../../../theme/style.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color } = vars;
const sizes = { box: rem(18), tick: rem(10) };

const tick = 'polygon(14% 44%, 0 62%, 38% 96%, 100% 22%, 84% 8%, 36% 64%)';
const dash = 'inset(43% 0)';

/**
 * Looks like Checkbox. The mark is a clipped pseudo-element, so that a row needs one node, and a press on the cell around it
 * counts too. There is no transition, because all boxes of a page may change at once.
 */
export const checkbox = style({
  ...focusRing(),
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: sizes.box,
  blockSize: sizes.box,
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
    '&:checked::before, &:indeterminate::before': { content: '', inlineSize: sizes.tick, blockSize: sizes.tick, background: color.accent.onAccent, clipPath: tick },
    '&:indeterminate::before': { clipPath: dash },
  },
  '@media': {
    // The system's own checkbox shows every state.
    [media.forcedColors]: { appearance: 'auto', selectors: { '&:checked::before, &:indeterminate::before': { content: 'none' } } },
  },
});
