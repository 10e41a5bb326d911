import { rem, screenStyle } from '@valise/ui/theme';

const sizes = { card: rem(480) };

export const card = screenStyle({ maxInlineSize: sizes.card });
