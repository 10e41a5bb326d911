import { media, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const sizes = { mostPadding: '6vw' };
/** With large text on a phone the words need the room. */
const padding = `min(${space[5]}, ${sizes.mostPadding})`;

export const card = style({
  border: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  background: color.background.surface,
  // Clipped instead of hidden: with `hidden` a sticky table header would stick to the card instead of the page.
  overflow: 'clip',
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const padded = style({ padding });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
});

export const headerPadded = style({ padding, paddingBlockEnd: 0 });

export const headerRuled = style({
  paddingBlock: space['4-5'],
  paddingInline: space[5],
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
  '@media': { [media.belowTablet]: { paddingBlock: space['3-5'], paddingInline: space[4] } },
});

export const headerAbove = style({ marginBlockEnd: space[4] });

/** The height of the heading's line, so that headings of neighbouring cards are on one line. */
export const action = style({ marginBlock: `calc(-1 * ${space['1-5']})` });

export const title = style({ ...text('heading'), overflowWrap: 'anywhere' });
