import { globalStyle } from '@vanilla-extract/css';
import { components } from '../../../theme/layers.css.ts';
import { media, px } from '../../../theme/mixins.ts';
import { style } from '../../../theme/style.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color } = vars;
const sizes = { rise: px(4) };

/** The popover of a control: a list, a menu, a palette, a calendar. */
export const popover = style({
  display: 'flex',
  flexDirection: 'column',
  maxInlineSize: `calc(100vw - ${vars.space[4]})`,
  overflow: 'auto',
  border: `${vars.borderWidth.hairline} solid light-dark(transparent, ${color.border.default})`,
  borderRadius: vars.radius.md,
  background: color.background.raised,
  color: color.text.primary,
  boxShadow: vars.shadow.popover,
  outline: 'none',
  transition: `opacity ${vars.duration.fast} ${vars.easing.enter}, transform ${vars.duration.base} ${vars.easing.enter}`,
  selectors: {
    '&[data-entering]': { opacity: 0, transform: `translateY(${sizes.rise})` },
    '&[data-exiting]': { opacity: 0, transitionDuration: vars.duration.fast, transitionTimingFunction: vars.easing.exit },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&[data-entering]': { transform: 'none' } } },
    [media.forcedColors]: { borderColor: 'CanvasText' },
    [media.print]: { display: 'none' },
  },
});

// An item can lie within the page's scroll padding; the page must not scroll when the item receives the focus.
globalStyle(`:root:has(${popover})`, { '@layer': { [components]: { scrollPaddingBlock: 0 } } });
