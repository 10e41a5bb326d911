import { style } from '../../theme/style.ts';
import { field, labelGap } from '../Field/styles/Field.css.ts';

export const stack = style([field, { gap: labelGap }]);
