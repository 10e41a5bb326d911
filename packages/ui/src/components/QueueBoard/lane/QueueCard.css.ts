import { below, focusRing, media, px, rem, tabular, text, transition } from '../../../theme/mixins.ts';
import { style } from '../../../theme/style.ts';
import { vars } from '../../../theme/vars.css.ts';
import { laneContainer, oneLane } from '../QueueBoard.css.ts';

const { color, space } = vars;
const sizes = { laneWithPictures: px(200), main: rem(120), footMarginTop: rem(11), underlineOffset: rem(3) };

export const card = style({
  ...focusRing(),
  ...transition('border-color', 'box-shadow'),
  position: 'relative',
  paddingBlock: `${space['2-5']} ${space[3]}`,
  paddingInline: space[3],
  border: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  background: color.background.raised,
  overflowWrap: 'anywhere',
  selectors: {
    ...focusRing().selectors,
    '&:has(a:hover)': { borderColor: color.border.control, boxShadow: vars.shadow.popover },
  },
  '@container': { [oneLane]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[3] } },
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

/** Its edge takes room from the padding, so that its texts start where those of other cards do. */
export const overdueCard = style([
  card,
  {
    borderColor: color.tone.critical.solid,
    borderInlineStartWidth: vars.borderWidth.marker,
    paddingInlineStart: `calc(${space[3]} + ${vars.borderWidth.hairline} - ${vars.borderWidth.marker})`,
    background: color.tone.critical.surface,
  },
]);

/** Beside the status, or above it before words would break. */
export const main = style({
  display: 'flex',
  gap: space[3],
  minInlineSize: 0,
  '@container': { [oneLane]: { flex: `1 1 ${sizes.main}` } },
});

/** In a narrow lane the texts need the room. */
export const picture = style({
  flex: 'none',
  '@container': { [`${laneContainer} ${below(sizes.laneWithPictures)}`]: { display: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const texts = style({ flex: 1, minInlineSize: 0 });

export const label = style({ ...text('caption'), ...tabular, color: color.text.muted });

export const title = style({ ...text('body'), marginBlockStart: space[1], fontWeight: 550, lineHeight: '1.2857' });

/** The link covers the whole card. */
export const link = style({
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.md },
    '&:hover': { color: color.text.link, textDecoration: 'underline', textUnderlineOffset: sizes.underlineOffset },
    '&:focus-visible::after': { outline: `${vars.borderWidth.focus} solid ${color.focus.ring}`, outlineOffset: vars.focusOffset.default },
  },
});

export const person = style({ ...text('caption'), marginBlockStart: space['0-5'], color: color.text.secondary });

/** The time has its own line when both do not fit on one. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[2]}`,
  marginBlockStart: sizes.footMarginTop,
  '@container': { [oneLane]: { flex: 'none', flexDirection: 'column', alignItems: 'flex-end', marginBlockStart: 0 } },
});

export const overdue = style({
  ...text('caption'),
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginBlockStart: space[2],
  color: color.tone.critical.text,
  fontWeight: 600,
  // Below the texts and the status.
  '@container': { [oneLane]: { order: 1, flexBasis: '100%', marginBlockStart: 0 } },
});

export const status = style({ display: 'flex', maxInlineSize: '100%' });

export const eta = style({ ...text('caption'), ...tabular, display: 'flex', alignItems: 'center', gap: space[1], color: color.text.secondary });

/** The height of a line of the loaded text. */
export const waitingLine = style({ display: 'flex', alignItems: 'center', blockSize: '1lh' });
