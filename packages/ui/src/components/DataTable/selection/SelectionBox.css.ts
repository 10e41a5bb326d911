import { style } from '../../../theme/style.ts';
import { vars } from '../../../theme/vars.css.ts';
import { checkboxBox } from '../../Checkbox/checkboxBox.css.ts';

/** Scrolls into view below the sticky header. */
export const selectBox = style([checkboxBox, { scrollMarginBlock: `calc(${vars.space[20]} + ${vars.size['table-header']})` }]);
