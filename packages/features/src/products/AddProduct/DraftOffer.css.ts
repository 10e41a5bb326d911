import { screenStyle, vars } from '@valise/ui/theme';

export const offer = screenStyle({ maxInlineSize: vars.size['form-max'], marginBlockEnd: vars.space[5] });

export const line = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[2]} ${vars.space[4]}` });

export const said = screenStyle({ flex: '1 1 20rem' });

export const buttons = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
