import { rem } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { popover as surface } from '../Field/styles/Popover.css.ts';

const { space } = vars;
const sizes = { popover: rem(320) };

/** The tabs followed by Save, which stays visible while the tabs scroll. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: 'fit-content(100%)',
  justifyContent: 'start',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: vars.size['touch-min'],
  boxShadow: `inset 0 calc(-1 * ${vars.borderWidth.hairline}) ${vars.color.border.subtle}`,
});

export const save = style({ flex: 'none' });

export const popover = style([surface, { inlineSize: `min(${sizes.popover}, calc(100vw - ${space[8]}))` }]);

export const dialog = style({ outline: 'none' });

export const form = style({ display: 'grid', gap: space[4], padding: space[4] });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space[2] });
