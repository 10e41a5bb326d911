import { below, media, px, rem, screenStyle, text, vars } from '@valise/ui/theme';

const { color, space } = vars;
const sizes = { side: rem(316), none: rem(176), noneOnPhone: rem(112), play: rem(40), videoRow: rem(56), videoPadding: rem(7), hasSide: px(1180), twoColumns: rem(840) };
/** With larger text there is less room than the window's width says. */
const inOneColumn = below(sizes.twoColumns);

/** The query for windows in which the page's actions are a bar at the bottom. */
export const isPhone = media.belowTablet;

/** Room for a second column. */
export const hasSide = `(min-width: ${sizes.hasSide})`;

export const column = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], minInlineSize: 0, alignContent: 'start' });

/** The container of the columns' queries. */
export const details = screenStyle({ containerType: 'inline-size' });

export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${sizes.side})`,
  gridTemplateRows: 'auto 1fr',
  gap: space[4],
  alignItems: 'start',
  '@container': { [inOneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' } },
  '@media': { [media.print]: { display: 'block' } },
});

/** The column beside the main one. It stays visible during scrolling where it fits. */
export const side = screenStyle([
  column,
  {
    gridRow: '1 / span 2',
    gridColumn: 2,
    position: 'sticky',
    insetBlockStart: `min(calc(var(--valise-sticky-top, 0px) + ${space[6]}), 100dvh - 100%)`,
    '@container': { [inOneColumn]: { gridArea: 'auto', position: 'static' } },
    '@media': { [media.print]: { position: 'static', marginBlockStart: space[4] } },
  },
]);

export const rated = screenStyle({ ...text('label'), color: color.text.secondary, fontWeight: 400 });

export const none = screenStyle({
  ...text('label'),
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  minBlockSize: sizes.none,
  padding: space[4],
  borderRadius: vars.radius.md,
  background: color.background.sunken,
  color: color.text.secondary,
  fontWeight: 400,
  textAlign: 'center',
  '@media': { [media.belowTablet]: { minBlockSize: sizes.noneOnPhone } },
});

export const video = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: sizes.videoRow,
  paddingBlock: sizes.videoPadding,
  paddingInline: space[2],
  border: `${vars.borderWidth.control} solid ${color.border.control}`,
  borderRadius: vars.radius.sm,
});

export const play = screenStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: sizes.play,
  blockSize: sizes.play,
  borderRadius: vars.radius.xs,
  background: color.sidebar.background,
  color: color.sidebar.activeText,
});

export const videoName = screenStyle({ ...text('body'), flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', unicodeBidi: 'isolate' });

export const playVideo = screenStyle({ flex: 'none', '@media': { [media.print]: { display: 'none' } } });

export const qr = screenStyle({
  marginBlockStart: space[4],
  paddingBlockStart: space[4],
  borderBlockStart: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
});

export const back = screenStyle({
  marginBlockStart: space[1],
  '@media': { [media.belowTablet]: { display: 'grid' }, [media.print]: { display: 'none' } },
});
