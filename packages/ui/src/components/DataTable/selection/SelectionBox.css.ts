import { style } from '../../../theme/style.ts';
import { vars } from '../../../theme/vars.css.ts';
import { checkboxBox } from '../../Checkbox/checkboxBox.css.ts';

/** Scrolled into view below the header that stays at the top. */
export const selectBox = style([checkboxBox, { scrollMarginBlock: `calc(${vars.space[20]} + ${vars.size['table-header']})` }]);
