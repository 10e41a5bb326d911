import { focusRing, media } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { container as barContainer } from '../TopBar/TopBar.css.ts';

const { color, space } = vars;

export const shell = style({
  minBlockSize: '100dvh',
  background: color.background.canvas,
  // Below which a sticky table header stays.
  vars: { '--valise-sticky-top': vars.size['topbar-phone'] },
  '@media': {
    [media.desk]: {
      vars: { '--valise-sticky-top': vars.size.topbar },
      display: 'grid',
      gridTemplateColumns: `${vars.size.sidebar} minmax(0, 1fr)`,
    },
    [media.print]: { display: 'block', background: 'none' },
  },
});

export const side = style({
  display: 'none',
  '@media': {
    [media.desk]: {
      display: 'block',
      position: 'sticky',
      zIndex: vars.zIndex.sidebar,
      insetBlockStart: 0,
      blockSize: '100dvh',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      background: color.sidebar.background,
      borderInlineEnd: `${vars.borderWidth.hairline} solid ${color.sidebar.border}`,
    },
    [media.print]: { display: 'none' },
  },
});

const brandLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size['touch-min'],
  borderRadius: vars.radius.sm,
};

export const brandOnDark = style({
  ...brandLink,
  ...focusRing('default', color.sidebar.marker),
});

export const brandInBar = style({
  ...brandLink,
  ...focusRing(),
  // With large text the bar has no room for more than its buttons.
  '@container': { [`${barContainer} (max-width: 18.49rem)`]: { display: 'none' } },
});

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: '100dvh',
});

export const main = style({
  flex: 1,
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size['content-max']} + 2 * ${space[4]})`,
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlockStart: space[4],
  paddingBlockEnd: space[6],
  outlineOffset: vars.focusOffset.inset,
  // A form's own bar closes the page.
  selectors: { '&:has([data-save-bar])': { paddingBlockEnd: 0 } },
  '@media': {
    [media.tablet]: {
      maxInlineSize: `calc(${vars.size['content-max']} + 2 * ${space[6]})`,
      paddingInline: space[6],
      paddingBlockStart: space[6],
    },
    [media.desk]: {
      maxInlineSize: `calc(${vars.size['content-max']} + 2 * ${space[8]})`,
      paddingInline: space[8],
      paddingBlockStart: '1.75rem',
      paddingBlockEnd: space[10],
    },
    [media.wide]: { maxInlineSize: `calc(${vars.size['content-max']} + 2 * ${space[10]})`, paddingInline: space[10] },
    // A bar fixed to the foot of a phone's screen must not lie on the end of the page.
    [media.belowTablet]: { selectors: { '&:has([data-bottom-bar])': { paddingBlockEnd: '6rem' } } },
    [media.print]: { maxInlineSize: 'none', padding: 0 },
  },
});
