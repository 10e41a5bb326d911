import { media, rem } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const sizes = { key: rem(20), text: rem(11) };

/** A keyboard key, hidden on devices without a keyboard. */
export const kbd = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  minInlineSize: sizes.key,
  blockSize: sizes.key,
  paddingInline: space[1],
  border: `${vars.borderWidth.hairline} solid ${color.border.default}`,
  borderRadius: vars.radius.xs,
  background: color.background.surface,
  color: color.text.muted,
  fontFamily: 'inherit',
  fontSize: sizes.text,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '@media': { [media.touch]: { display: 'none' } },
});
