import { media, px, rem, screenStyle, stitch, text, vars } from '@valise/ui/theme';

const { color, space } = vars;
const sizes = { gutterOnPhone: '5vw', chat: rem(320), thread: rem(96), keyboard: px(0), side: rem(300), hasSide: rem(860), statusInRow: rem(148), naming: rem(160), namingInHead: rem(80) };
/** The query for windows in which the panel's head is the head of the page. */
export const phone = `${media.belowTablet}, ${media.low}`;
const notPhone = `${media.tablet} and ${media.notLow}`;
const desk = `${media.desk} and ${media.notLow}`;
const lowTablet = `${media.tablet} and ${media.low}`;
const lowDesk = `${media.desk} and ${media.low}`;

const wide = `(min-width: ${sizes.hasSide})`;
const gutter = `min(${space[4]}, ${sizes.gutterOnPhone})`;
const top = 'var(--valise-bar, 0px)';
const keyboard = `var(--valise-keyboard, ${sizes.keyboard})`;

/** Fills the window below the bar and above an on-screen keyboard. On a phone it begins at the bar. */
export const page = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: sizes.chat,
  blockSize: `calc(100dvh - ${top} - ${keyboard})`,
  marginBlock: `calc(-1 * ${space[4]}) calc(-1 * ${space[6]})`,
  selectors: { '&[data-keyboard]': { minBlockSize: 0 } },
  '@media': {
    [media.low]: { minBlockSize: 0 },
    [lowTablet]: { marginBlock: `calc(-1 * ${space[6]})` },
    [lowDesk]: { marginBlock: `calc(-1 * ${space[7]}) calc(-1 * ${space[10]})` },
    [notPhone]: { marginBlock: 0, blockSize: `calc(100dvh - ${top} - 2 * ${space[6]} - ${keyboard})` },
    [desk]: { blockSize: `calc(100dvh - ${top} - ${space[7]} - ${space[10]} - ${keyboard})` },
    [media.print]: { display: 'block', blockSize: 'auto' },
  },
});

/** An on-screen keyboard leaves room for the thread and the field alone. */
export const heading = screenStyle({
  flex: 'none',
  selectors: { [`${page}[data-keyboard] &`]: { display: 'none' } },
  '@media': { [phone]: { paddingBlockStart: space[4] } },
});

/** The container of the columns' queries. */
export const content = screenStyle({ containerType: 'inline-size', display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', flex: 1, minBlockSize: sizes.chat, selectors: { [`${page}[data-keyboard] &`]: { minBlockSize: 0 } }, '@media': { [media.low]: { minBlockSize: 0 } } });

export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: space[4],
  blockSize: '100%',
  '@container': { [wide]: { gridTemplateColumns: `minmax(0, 1fr) ${sizes.side}` } },
  '@media': { [media.print]: { display: 'block' } },
});

/** With large text the head, the thread and the field may need more height than the window has; then the panel scrolls below the field. */
export const panel = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  background: color.background.surface,
  border: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden auto',
  '@media': {
    [phone]: { marginInline: `calc(-1 * ${gutter})`, borderInline: 0, borderBlockEnd: 0, borderRadius: 0, background: 'transparent' },
    [lowTablet]: { marginInline: `calc(-1 * ${space[6]})` },
    [lowDesk]: { marginInline: `calc(-1 * ${space[8]})` },
    [media.print]: { overflow: 'visible' },
  },
});

export const head = screenStyle({
  flex: 'none',
  selectors: { [`${page}[data-keyboard] &`]: { display: 'none' } },
});

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  paddingInline: space[4],
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
} as const;

export const person = screenStyle({
  ...row,
  gap: space[3],
  paddingBlock: space[3],
  '@media': {
    [notPhone]: { paddingInline: space[5] },
    [phone]: { gap: `${space[1]} ${space[2]}`, paddingBlock: space[1] },
  },
});

/** Aligns the arrow with the gutter; the target of the press extends past it. */
export const back = screenStyle({ marginInlineStart: `calc(-1 * ${space[3]})` });

export const subjectRow = screenStyle({ ...row, justifyContent: 'space-between', columnGap: space[2], background: color.background.surface });

export const subject = screenStyle({
  ...text('body'),
  flex: `1 1 ${sizes.naming}`,
  minInlineSize: 0,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.xs,
});

/** With little room the controls have a line of their own. */
export const naming = screenStyle({ flex: `1 1 ${sizes.naming}`, minInlineSize: 0 });

export const namingInHead = screenStyle({ flex: `1 1 ${sizes.namingInHead}`, minInlineSize: 0 });

export const name = screenStyle({ ...text('body'), fontWeight: 600, overflowWrap: 'anywhere' });

export const about = screenStyle({ ...text('label'), color: color.text.secondary, overflowWrap: 'anywhere' });

/** The details button's row, where the details are not beside the thread. */
export const inRow = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@container': { [wide]: { display: 'none' } },
});

/** Aligns the word with the gutter; the target of the press extends past it. */
export const detailsInHead = screenStyle({ marginInlineEnd: `calc(-1 * ${space[3]})` });

/** Aligns the caret with the gutter; the box of the field extends past it. */
export const statusInHead = screenStyle({ flex: 'none', marginInlineEnd: `calc(-1 * ${space[2]})` });

export const statusInRow = screenStyle({ minInlineSize: sizes.statusInRow });

export const thread = screenStyle({ flex: 1, minBlockSize: sizes.thread, selectors: { [`${page}[data-keyboard] &`]: { minBlockSize: 0 } } });

export const writing = screenStyle({
  flex: 'none',
  paddingBlock: `${space[2]} ${space[5]}`,
  paddingInline: space[4],
  '@media': {
    [notPhone]: { paddingInline: space[5] },
    [phone]: {
      position: 'sticky',
      insetBlockEnd: 0,
      paddingBlock: `${space[3]} max(${space[3]}, env(safe-area-inset-bottom))`,
      background: color.background.surface,
      borderBlockStart: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
    },
    [media.print]: { display: 'none' },
  },
});

export const side = screenStyle({
  display: 'none',
  minBlockSize: 0,
  overflowY: 'auto',
  '@container': { [wide]: { display: 'block' } },
});

export const details = screenStyle({ display: 'grid', gap: space[4], alignContent: 'start' });

export const number = screenStyle({ ...text('body'), color: color.text.secondary, overflowWrap: 'anywhere' });

export const facts = screenStyle({ display: 'grid', gap: space[4] });

export const ruled = screenStyle({ ...stitch, marginBlock: 0 });

export const message = screenStyle({ ...text('body'), color: color.text.secondary, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
