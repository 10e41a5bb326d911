import { create } from 'storybook/theming';
import { tokens } from '../packages/ui/src/theme/tokens.ts';

const { background, border, text, accent } = tokens.color;

/** Storybook's own pages and panels in the product's colours and faces. */
export const theme = create({
  base: 'light',
  fontBase: tokens.fontFamily.text,
  brandTitle: 'Valise',
  brandImage: './assets-drawn/mark.svg',
  brandUrl: './?path=/docs/start-here--docs',
  brandTarget: '_self',
  appBg: background.canvas.light,
  appContentBg: background.surface.light,
  appBorderColor: border.default.light,
  barBg: background.surface.light,
  colorPrimary: accent.rest.light,
  colorSecondary: accent.hover.light,
  textColor: text.primary.light,
});
