import { rem, screenStyle, vars } from '@valise/ui/theme';

const { space } = vars;
const sizes = { field: rem(256), how: rem(116), amount: rem(92), unit: rem(72) };

/** Side by side where both have room. */
export const fields = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[4], color: vars.color.text.primary });

export const status = screenStyle({ flex: `1 1 ${sizes.field}`, minInlineSize: 0 });

export const price = screenStyle({ flex: `1 1 ${sizes.field}`, display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[2], minInlineSize: 0 });

export const how = screenStyle({ flex: `2 1 ${sizes.how}`, minInlineSize: 0 });

export const amount = screenStyle({ flex: `1 1 ${sizes.amount}`, minInlineSize: 0 });

export const unit = screenStyle({ flex: `0 0 ${sizes.unit}` });
