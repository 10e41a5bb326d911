import { screenStyle, text, vars } from '@valise/ui/theme';

export const back = screenStyle({ ...text('body'), marginBlockStart: vars.space[6], fontWeight: 500, textAlign: 'center' });
