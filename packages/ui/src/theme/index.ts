import './theme.css.ts';

export * from './mixins.ts';
export { screenRecipe, screenStyle } from './style.ts';
export { vars } from './vars.css.ts';
