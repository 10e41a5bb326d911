import { focusRing, media, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

/** The thread fills its container. The container sets the height. */
export const fill = style({ display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', blockSize: '100%', minBlockSize: 0 });

export const thread = style({ position: 'relative', minBlockSize: 0, blockSize: '100%' });

export const box = style({
  ...focusRing('inset'),
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [media.print]: { overflow: 'visible' } },
});

/** A thread that is shorter than its box is aligned to the end of the box. */
export const list = style({ position: 'relative', flex: 'none', marginBlockStart: 'auto' });

export const row = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  paddingBlockEnd: space[3],
  paddingInline: space[4],
  '@media': { [media.tablet]: { paddingInline: space[5] } },
});

export const day = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: `${space[1]} ${space[4]}`,
  color: color.text.muted,
  selectors: {
    '&::before, &::after': {
      content: '""',
      flex: 1,
      borderBlockStart: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
    },
  },
});

export const empty = style({
  ...text('body'),
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  padding: space[5],
  color: color.text.muted,
});

const floating = { position: 'absolute', insetInline: 0, inlineSize: 'fit-content', marginInline: 'auto' } as const;

export const earlier = style({
  ...text('caption'),
  ...floating,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  insetBlockStart: space[2],
  paddingBlock: space[1],
  paddingInline: space[3],
  border: `${vars.borderWidth.hairline} solid ${color.border.default}`,
  borderRadius: vars.radius.full,
  background: color.background.raised,
  color: color.text.secondary,
});

export const unseen = style({ ...floating, insetBlockEnd: space[3], borderRadius: vars.radius.sm, boxShadow: vars.shadow.raised });
