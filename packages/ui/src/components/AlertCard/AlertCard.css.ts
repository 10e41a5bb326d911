import { media, rem, tabular, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { type Tone, tones } from '../StatusBadge/tone.ts';

const { color, space } = vars;
const sizes = { cardPaddingEnd: rem(13), label: rem(96), description: rem(120) };

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  paddingBlock: `${space[3]} ${sizes.cardPaddingEnd}`,
  paddingInline: space[5],
  '@media': { [media.belowTablet]: { paddingInline: space[4] } },
});

/** The figure and the date move below their text before any word is broken. */
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space[3]}` });

export const label = style({ ...text('body'), flex: `1 1 ${sizes.label}`, minInlineSize: 0, fontWeight: 600, overflowWrap: 'anywhere' });

export const value = style({
  ...text('figure'),
  ...tabular,
  fontSize: text('heading').fontSize,
  lineHeight: '1.3333',
  marginInlineStart: 'auto',
  overflowWrap: 'anywhere',
});

/** The height of a line of the loaded text; the larger figure beside the label makes its line 1 px higher. */
const waiting = { display: 'flex', flex: 1, alignItems: 'center', blockSize: '1lh' } as const;
export const waitingLabel = style({ ...text('body'), ...waiting, blockSize: 'calc(1lh + 1px)' });
export const waitingDescription = style({ ...text('caption'), ...waiting });

const description = style({ ...text('caption'), flex: `1 1 ${sizes.description}`, minInlineSize: 0, fontWeight: 500, overflowWrap: 'anywhere' });

export const descriptions = Object.fromEntries(
  tones.map((tone) => [tone, style([description, { color: color.tone[tone].text }])]),
) as Record<Tone, string>;

export const date = style({ ...text('caption'), ...tabular, marginInlineStart: 'auto', color: color.text.muted });
