import { media, rem, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { kbd } from '../SearchBox/kbd.css.ts';

const { color, space } = vars;
const sizes = { column: rem(220), key: rem(24) };

/** The grid has as many columns as fit. */
export const groups = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${sizes.column}), 1fr))`,
  columnGap: space[8],
  rowGap: space[6],
  marginBlockStart: space[5],
});

export const title = style({ ...text('label'), color: color.text.muted, paddingBlockEnd: space[1] });

export const shortcut = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[2],
  borderBlockStart: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
  color: color.text.primary,
});

/** A shortcut that is switched off. */
export const idle = style([shortcut, { color: color.text.muted }]);

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const keys = style({ flex: 'none', display: 'flex', alignItems: 'center', gap: space[1], color: color.text.muted });

/** Visible on touch screens too, because the sheet is about keys. */
export const key = style([
  kbd,
  {
    minInlineSize: sizes.key,
    blockSize: sizes.key,
    color: color.text.secondary,
    '@media': { [media.touch]: { display: 'inline-flex' } },
  },
]);

export const between = style(text('caption'));

export const report = style({ marginBlockStart: space[4], selectors: { '&:empty': { display: 'none' } } });
