import { style } from '../../theme/style.ts';
import { field, labelGap } from '../Field/Field.css.ts';

export const stack = style([field, { gap: labelGap }]);
