import { screenStyle, text, vars } from '@valise/ui/theme';

export const problem = screenStyle({ ...text('caption'), marginBlockStart: vars.space[2], color: vars.color.tone.critical.text });
