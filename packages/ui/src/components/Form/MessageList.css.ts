import { style } from '../../theme/style.ts';

export const item = style({ display: 'block' });
