import { focusRing, media, rem, screenStyle, text, vars } from '@valise/ui/theme';

const { color, space } = vars;
const sizes = { side: rem(316), twoColumns: rem(860), besideEachOther: rem(520), photo: rem(120) };
/** The query for windows in which the buttons are a bar at the bottom. */
export const isPhone = media.belowTablet;
const wide = `(min-width: ${sizes.twoColumns})`;

/** The container of the cards' queries. */
export const refund = screenStyle({ containerType: 'inline-size' });

export const page = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

/** A main column and a narrow one; one below the other where room is short. */
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@container': { [wide]: { gridTemplateColumns: `minmax(0, 1fr) ${sizes.side}` } },
  '@media': { [media.print]: { display: 'block' } },
});

export const main = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

/** Two cards a row on a tablet. */
export const side = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@container': {
    [`(min-width: ${sizes.besideEachOther})`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '@media': {
    [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', marginBlockStart: space[4], breakInside: 'avoid' },
  },
});

/** The order, and the link to its other refunds below it. */
export const orders = screenStyle({ display: 'grid', justifyItems: 'start', gap: space[1] });

export const decisions = screenStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gap: space[2],
  '@media': { [media.belowTablet]: { gridAutoColumns: '1fr' } },
});

export const decisionsWithMenu = screenStyle({ display: 'grid', gridTemplateColumns: 'auto 1fr 1fr', gap: space[2] });

export const none = screenStyle({ ...text('body'), color: color.text.muted });

export const reason = screenStyle({ ...text('title-md'), fontWeight: 400, whiteSpace: 'pre-line', overflowWrap: 'anywhere', unicodeBidi: 'isolate' });

export const evidenceTitle = screenStyle({ ...text('heading'), marginBlock: `${space[6]} ${space[3]}` });

/** Four a row; on a phone two. */
export const evidence = screenStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${sizes.photo}, 1fr))`,
  gap: space[3],
});

export const photo = screenStyle({
  ...focusRing(),
  display: 'block',
  inlineSize: '100%',
  borderRadius: vars.radius.md,
  cursor: 'zoom-in',
});
