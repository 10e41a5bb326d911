import { rem, screenStyle, text, vars } from '@valise/ui/theme';

const sizes = { line: rem(192) };

export const reason = screenStyle({ ...text('caption'), flex: `1 1 ${sizes.line}`, color: vars.color.tone.warning.text });
