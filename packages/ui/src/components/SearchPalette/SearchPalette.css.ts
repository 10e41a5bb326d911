import { media, rem, text, visuallyHidden } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { listItem } from '../Field/styles/listItem.css.ts';

const { color, space } = vars;
const sizes = { roomAroundPanel: rem(96) };

export const toggle = style({ '@media': { [media.tablet]: { display: 'none' } } });

export const box = style({
  '@media': {
    [media.tablet]: { position: 'relative' },
    // On a phone it covers the bar while it is open.
    [media.belowTablet]: {
      position: 'absolute',
      zIndex: 1,
      inset: 0,
      display: 'flex',
      alignItems: 'center',
      gap: space[1],
      paddingInline: `${space[4]} ${space[1]}`,
      background: color.background.canvas,
    },
  },
});

export const waiting = style({ '@media': { [media.belowTablet]: { display: 'none' } } });

export const field = style({ flex: 1, minInlineSize: 0 });

export const close = style({ '@media': { [media.tablet]: { display: 'none' } } });

export const announced = style(visuallyHidden);

const floating = {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  maxBlockSize: `calc(100dvh - ${sizes.roomAroundPanel})`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  marginBlockStart: space[1],
  padding: space[1],
  border: `${vars.borderWidth.hairline} solid light-dark(transparent, ${color.border.default})`,
  borderRadius: vars.radius.md,
  background: color.background.raised,
  boxShadow: vars.shadow.popover,
  '@media': {
    [media.belowTablet]: { marginInline: space[2] },
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
} as const;

export const panel = style(floating);

export const nothing = style({
  ...text('body'),
  ...floating,
  paddingBlock: space[3],
  paddingInline: space[4],
  color: color.text.secondary,
});

export const groupLabel = style({
  ...text('label'),
  paddingBlock: `${space[2]} ${space[1]}`,
  paddingInline: space[3],
  color: color.text.muted,
});

export const result = style([listItem, { justifyContent: 'space-between', color: color.text.primary }]);

export const resultName = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const resultDetail = style({ ...text('caption'), flex: 'none', color: color.text.muted });
