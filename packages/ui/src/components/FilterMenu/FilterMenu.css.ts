import { rem, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { popover as surface } from '../Field/styles/Popover.css.ts';

const { color, size, space } = vars;
const sizes = { popover: rem(240) };

/** On the corner of a button that is only its icon. */
export const corner = style({
  position: 'absolute',
  insetBlockStart: `calc(${space[2]} * -1)`,
  insetInlineEnd: `calc(${space[2]} * -1)`,
  pointerEvents: 'none',
});

export const popover = style([
  surface,
  {
    flexDirection: 'row',
    inlineSize: 'max-content',
    minInlineSize: sizes.popover,
    maxInlineSize: `min(${size['drawer-panel']}, calc(100vw - ${space[8]}))`,
  },
]);

export const dialog = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0, outline: 'none' });

export const groups = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[5]} ${space[8]}`,
  padding: space[5],
  overflow: 'auto',
});

export const group = style({ display: 'grid', alignContent: 'start', gap: space[2] });

export const legend = style({ ...text('label'), marginBlockEnd: space[2], color: color.text.muted });

export const footer = style({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBlock: space[2],
  paddingInline: space[3],
  borderBlockStart: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
});
