import { rem, screenStyle, vars } from '@valise/ui/theme';

const sizes = { message: rem(320) };

export const offer = screenStyle({ marginBlockEnd: vars.space[5] });

export const line = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[2]} ${vars.space[4]}` });

export const message = screenStyle({ flex: `1 1 ${sizes.message}` });

export const buttons = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
