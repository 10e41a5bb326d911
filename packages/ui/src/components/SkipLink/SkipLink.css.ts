import { focusRing, media, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const skipLink = style({
  ...text('body'),
  ...focusRing(),
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.md,
  background: vars.color.background.raised,
  boxShadow: vars.shadow.popover,
  color: vars.color.text.link,
  fontWeight: 550,
  selectors: {
    ...focusRing().selectors,
    '&:not(:focus)': { opacity: 0, pointerEvents: 'none' },
  },
  '@media': { [media.print]: { display: 'none' } },
});
