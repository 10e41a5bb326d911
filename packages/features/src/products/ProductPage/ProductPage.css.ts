import { screenStyle, vars } from '@valise/ui/theme';

/** The header ends where the cards under it end. */
export const page = screenStyle({ maxInlineSize: vars.size['form-max'] });
