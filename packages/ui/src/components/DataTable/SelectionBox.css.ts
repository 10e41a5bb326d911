import { focusRing, media, transition } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

const tick = 'polygon(14% 44%, 0 62%, 38% 96%, 100% 22%, 84% 8%, 36% 64%)';
const dash = 'inset(43% 0)';

/** The box is the Checkbox's; the mark is cut out of a pseudo-element, so that a row costs one node. */
export const checkbox = style({
  ...transition('background-color', 'border-color'),
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
  selectors: {
    ...focusRing().selectors,
    '&:disabled': { background: color.background.pressed, borderColor: color.border.default, cursor: 'default' },
    '&:hover:enabled': { borderColor: color.border.strong },
    '&:checked, &:indeterminate': { background: color.accent.rest, borderColor: color.accent.rest },
    '&::before': { content: '', inlineSize: '0.625rem', blockSize: '0.625rem', background: color.accent.onAccent, clipPath: tick, visibility: 'hidden' },
    '&:checked::before': { visibility: 'visible' },
    '&:indeterminate::before': { visibility: 'visible', clipPath: dash },
    // The finger's target; the cell around takes the press too.
    '&::after': { content: '', position: 'absolute', inset: `calc(${space[3]} * -1)` },
  },
  '@media': {
    ...transition()['@media'],
    // The system draws its own checkbox, which knows every state.
    [media.forcedColors]: { appearance: 'auto', selectors: { '&::before, &::after': { content: 'none' } } },
  },
});
