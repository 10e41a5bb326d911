import { media, rem, tabular, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { popover as surface } from '../Field/styles/Popover.css.ts';

const { color, size, space } = vars;
const sizes = { popover: rem(280), option: rem(36) };

/** On the corner of a button that shows only its icon. */
export const corner = style({
  position: 'absolute',
  insetBlockStart: `calc(${space[2]} * -1)`,
  insetInlineEnd: `calc(${space[2]} * -1)`,
  pointerEvents: 'none',
});

export const popover = style([surface, { flexDirection: 'row', inlineSize: sizes.popover }]);

export const dialog = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0, outline: 'none' });

export const groups = style({ display: 'grid', gap: space[3], padding: space[3], overflow: 'auto' });

export const group = style({ display: 'grid', alignContent: 'start' });

export const legend = style({ ...text('label'), padding: `${space[1]} ${space[2]}`, color: color.text.muted });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: sizes.option,
  paddingInline: space[2],
  borderRadius: vars.radius.sm,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.background.hover } } },
    [media.touch]: { minBlockSize: size['touch-min'] },
  },
});

export const count = style({ ...text('body'), ...tabular, marginInlineStart: 'auto', color: color.text.secondary });

export const footer = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[2],
  paddingInline: space[3],
  borderBlockStart: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
});
