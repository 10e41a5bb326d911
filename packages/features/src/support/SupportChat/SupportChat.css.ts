import { media, px, rem, screenStyle, stitch, text, vars } from '@valise/ui/theme';

const { color, space } = vars;
const sizes = { gutterOnPhone: '5vw', thread: rem(320), keyboard: px(0), side: rem(300), hasSide: rem(860), statusInRow: rem(148), naming: rem(160) };
const wide = `(min-width: ${sizes.hasSide})`;
const gutter = `min(${space[4]}, ${sizes.gutterOnPhone})`;
const top = 'var(--valise-sticky-top, 0px)';
const keyboard = `var(--valise-keyboard, ${sizes.keyboard})`;

/** As high as the window leaves below the bar and above a keyboard on the screen. */
export const page = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: sizes.thread,
  blockSize: `calc(100dvh - ${top} - ${space[4]} - ${keyboard})`,
  marginBlockEnd: `calc(-1 * ${space[6]})`,
  '@media': {
    [media.tablet]: { marginBlockEnd: 0, blockSize: `calc(100dvh - ${top} - 2 * ${space[6]} - ${keyboard})` },
    [media.desk]: { blockSize: `calc(100dvh - ${top} - ${space[7]} - ${space[10]} - ${keyboard})` },
    [media.print]: { display: 'block', blockSize: 'auto' },
  },
});

/** Beside a keyboard on the screen only the thread and the field have room. */
export const heading = screenStyle({ flex: 'none', selectors: { [`${page}[data-keyboard] &`]: { display: 'none' } } });

/** The container of the columns' queries. */
export const content = screenStyle({ containerType: 'inline-size', display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', flex: 1, minBlockSize: sizes.thread });

export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: space[4],
  blockSize: '100%',
  '@container': { [wide]: { gridTemplateColumns: `minmax(0, 1fr) ${sizes.side}` } },
  '@media': { [media.print]: { display: 'block' } },
});

export const panel = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  background: color.background.surface,
  border: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  '@media': {
    [media.belowTablet]: { marginInline: `calc(-1 * ${gutter})`, borderInline: 0, borderBlockEnd: 0, borderRadius: 0, background: 'transparent' },
    [media.print]: { overflow: 'visible' },
  },
});

export const person = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  flex: 'none',
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
  selectors: { [`${page}[data-keyboard] &`]: { display: 'none' } },
  '@media': { [media.tablet]: { paddingInline: space[5] }, [media.belowTablet]: { background: color.background.surface } },
});

/** With little room the controls are in a line of their own. */
export const naming = screenStyle({ flex: `1 1 ${sizes.naming}`, minInlineSize: 0 });

export const name = screenStyle({ ...text('body'), fontWeight: 600, overflowWrap: 'anywhere' });

export const about = screenStyle({ ...text('label'), color: color.text.secondary, overflowWrap: 'anywhere' });

/** Beside the thread where it is wide, else in this row. */
export const inRow = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@container': { [wide]: { display: 'none' } },
});

export const statusInRow = screenStyle({ minInlineSize: sizes.statusInRow });

export const thread = screenStyle({ flex: 1, minBlockSize: 0 });

export const writing = screenStyle({
  flex: 'none',
  paddingBlock: `${space[2]} ${space[5]}`,
  paddingInline: space[4],
  '@media': {
    [media.tablet]: { paddingInline: space[5] },
    [media.belowTablet]: {
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
