import { createContainer } from '@vanilla-extract/css';
import { media, rem } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const sizes = { searchOnTablet: rem(280), search: rem(320) };

export const container = createContainer();

export const topBar = style({
  containerType: 'inline-size',
  containerName: container,
  position: 'sticky',
  zIndex: vars.zIndex.topbar,
  insetBlockStart: 0,
  background: color.background.canvas,
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
  '@media': {
    // The space above the page shrinks by the strip's height, as far as the design allows.
    [media.desk]: { selectors: { '&:has([data-connection-strip])': { marginBlockEnd: `calc(-1 * ${space[2]})` } } },
    [media.low]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
});

export const content = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  // From 1024 px the bar uses the page's grid.
  marginInline: 'auto',
  minBlockSize: `calc(${vars.size['topbar-phone']} - ${vars.borderWidth.hairline})`,
  paddingInline: space[1],
  '@media': {
    [media.tablet]: { gap: space[4], paddingInline: space[2] },
    [media.desk]: { minBlockSize: `calc(${vars.size.topbar} - ${vars.borderWidth.hairline})`, maxInlineSize: `calc(${vars.size['content-max']} + 2 * ${space[8]})`, paddingInline: space[8] },
    [media.wide]: { maxInlineSize: `calc(${vars.size['content-max']} + 2 * ${space[10]})`, paddingInline: space[10] },
  },
});

export const start = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineEnd: 'auto',
  '@media': { [media.desk]: { display: 'none' } },
});

export const search = style({
  minInlineSize: 0,
  '@media': {
    [media.tablet]: { flex: `0 1 ${sizes.searchOnTablet}` },
    [media.desk]: { flexBasis: sizes.search, marginInlineEnd: 'auto' },
  },
});

export const actions = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  '@media': {
    [media.desk]: { marginInlineStart: 'auto', gap: space[4] },
  },
});
