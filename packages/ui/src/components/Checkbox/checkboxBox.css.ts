import { focusRing, media, rem } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const sizes = { box: rem(18), tick: rem(10), margin: rem(1) };

const tick = 'polygon(14% 44%, 0 62%, 38% 96%, 100% 22%, 84% 8%, 36% 64%)';
const dash = 'inset(43% 0)';
const isOn = ':is(:checked, :indeterminate)';
/** A press on the label or on the cell around it also shows the pressed state. */
const hovered = ':where(:hover, [data-hovered]) > &:enabled';

/**
 * The box of a native checkbox, as high as a line of its label. A clipped pseudo-element is the mark, so that a table row needs one node. There is no
 * transition, because all boxes of a page may change at once.
 */
export const checkboxBox = style({
  ...focusRing(),
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: sizes.box,
  blockSize: sizes.box,
  margin: `${sizes.margin} 0`,
  border: `${vars.borderWidth.control} solid ${color.border.control}`,
  borderRadius: vars.radius.xs,
  background: color.background.surface,
  color: color.accent.onAccent,
  appearance: 'none',
  cursor: 'inherit',
  selectors: {
    ...focusRing().selectors,
    [hovered]: { borderColor: color.border.strong },
    [`&${isOn}`]: { background: color.accent.rest, borderColor: color.accent.rest },
    [`${hovered}${isOn}`]: { background: color.accent.hover, borderColor: color.accent.hover },
    // A press counts on the box alone: otherwise the pointer would leave and enter the box at each change.
    [`&${isOn}::before`]: { content: '', inlineSize: sizes.tick, blockSize: sizes.tick, background: 'currentcolor', clipPath: tick, pointerEvents: 'none' },
    '&:indeterminate::before': { clipPath: dash },
    '&[aria-invalid]': { borderColor: color.danger.rest, boxShadow: `inset 0 0 0 1px ${color.danger.rest}` },
    '&[aria-readonly]:enabled': { background: color.background.sunken, borderColor: color.border.default, color: color.text.primary },
    '&:disabled': { background: color.background.pressed, borderColor: color.border.default, color: color.text.disabled },
  },
  '@media': {
    // In forced colours the system draws its own checkbox, which shows every state.
    [media.forcedColors]: { appearance: 'auto', selectors: { [`&${isOn}::before`]: { content: 'none' } } },
  },
});
