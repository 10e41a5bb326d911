import { media, rem, screenStyle, vars } from '@valise/ui/theme';

const { space } = vars;
const sizes = { side: rem(316), twoColumns: rem(860), besideEachOther: rem(520) };
const wide = `(min-width: ${sizes.twoColumns})`;

/** Not printed once the packing slip is there, which is printed instead. */
export const screen = screenStyle({ '@media': { [media.print]: { selectors: { '&:has(~ [data-packing-slip])': { display: 'none' } } } } });

/** The container of the cards' queries. */
export const order = screenStyle({ containerType: 'inline-size' });

/** One column in reading order; with more room the people have a column at the side. */
export const cards = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@container': {
    [wide]: {
      gridTemplateColumns: `minmax(0, 1fr) ${sizes.side}`,
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"facts facts" "main side" "addresses side"',
    },
  },
});

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } as const;
const area = (gridArea: string) => ({ '@container': { [wide]: { gridArea } } });

export const facts = screenStyle(area('facts'));
export const main = screenStyle({ ...stack, ...area('main') });
/** Two cards side by side on a tablet; in the side column one below the other. */
export const side = screenStyle({
  ...stack,
  '@container': {
    [`(min-width: ${sizes.besideEachOther})`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridArea: 'side', gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const addresses = screenStyle({
  ...stack,
  '@container': {
    [`(min-width: ${sizes.besideEachOther})`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridArea: 'addresses' },
  },
});
