import { media, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const tooltip = style({
  ...text('caption'),
  maxInlineSize: vars.size['drawer-nav'],
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  border: `${vars.borderWidth.hairline} solid transparent`,
  borderRadius: vars.radius.sm,
  background: vars.color.background.inverse,
  color: vars.color.text.onInverse,
  boxShadow: vars.shadow.popover,
  overflowWrap: 'anywhere',
  transition: `opacity ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': {
    [media.forcedColors]: { borderColor: 'CanvasText' },
    [media.print]: { display: 'none' },
  },
});

/** Wraps the control without a box; hover and focus events bubble to it. */
export const trigger = style({ display: 'contents' });
