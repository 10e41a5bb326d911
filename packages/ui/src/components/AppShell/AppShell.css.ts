import { below, focusRing, media, rem } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { container as barContainer } from '../TopBar/TopBar.css.ts';

const { color, space } = vars;
const sizes = { gutterOnPhone: '5vw', barWithBrand: rem(296), bottomBar: rem(96), selectionBar: rem(176), strip: rem(36) };

export const shell = style({
  minBlockSize: '100dvh',
  background: color.background.canvas,
  // Sticky table headers stay below the first height, which is 0 where the bar scrolls away. The second is the bar's own.
  vars: { '--valise-sticky-top': 'var(--valise-bar)', '--valise-bar': vars.size['topbar-phone'] },
  selectors: { '&:has([data-connection-strip])': { vars: { '--valise-bar': `calc(${vars.size['topbar-phone']} + ${sizes.strip})` } } },
  '@media': {
    [media.desk]: {
      vars: { '--valise-bar': vars.size.topbar },
      selectors: { '&:has([data-connection-strip])': { vars: { '--valise-bar': `calc(${vars.size.topbar} + ${sizes.strip})` } } },
      display: 'grid',
      gridTemplateColumns: `${vars.size.sidebar} minmax(0, 1fr)`,
    },
    [media.low]: { vars: { '--valise-sticky-top': '0px' } },
    [media.print]: { display: 'block', minBlockSize: 0, background: 'none' },
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
  // With large text only the buttons fit into the bar.
  '@container': { [`${barContainer} ${below(sizes.barWithBrand)}`]: { display: 'none' } },
});

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: '100dvh',
  // Firefox prints a second, empty sheet after a page that is as high as the window.
  '@media': { [media.print]: { display: 'block', minBlockSize: 0 } },
});

export const main = style({
  flex: 1,
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size['content-max']} + 2 * ${space[4]})`,
  marginInline: 'auto',
  // In large text the words need the room.
  paddingInline: `min(${space[4]}, ${sizes.gutterOnPhone})`,
  paddingBlockStart: space[4],
  paddingBlockEnd: space[6],
  outlineOffset: vars.focusOffset.inset,
  // On these screens the page ends with the form's own bar.
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
      paddingBlockStart: space[7],
      paddingBlockEnd: space[10],
    },
    [media.wide]: { maxInlineSize: `calc(${vars.size['content-max']} + 2 * ${space[10]})`, paddingInline: space[10] },
    // Keeps a bar that is fixed to the bottom of a phone's screen from covering the end of the page.
    [`${media.belowTablet} and ${media.notLow}`]: {
      selectors: { '&:has([data-bottom-bar])': { paddingBlockEnd: sizes.bottomBar } },
    },
    [media.belowTablet]: { selectors: { '&:has([data-bottom-bar="selection"])': { paddingBlockEnd: sizes.selectionBar } } },
    // The bar of selected rows of a table whose toolbar has left the window.
    [media.notLow]: { selectors: { '&:has([data-bottom-bar="floating"])': { paddingBlockEnd: sizes.bottomBar } } },
    // Firefox prints an empty sheet for the room of a bar that is not printed.
    [media.print]: { maxInlineSize: 'none', padding: 0, selectors: { '&:has([data-bottom-bar])': { paddingBlockEnd: 0 } } },
  },
});
