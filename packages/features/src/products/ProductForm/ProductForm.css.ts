import { screenStyle, vars } from '@valise/ui/theme';

export const form = screenStyle({ maxInlineSize: vars.size['form-max'] });
