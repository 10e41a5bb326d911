import { create } from 'storybook/theming';
import { tokens } from '../packages/ui/src/theme/tokens.ts';

const { background, border, text, accent } = tokens.color;

/** Storybook's own pages and panels in the product's colours and fonts. */
const themeOf = (mode: 'light' | 'dark') =>
  create({
    base: mode,
    fontBase: tokens.fontFamily.text,
    brandTitle: 'Valise',
    brandImage: './assets-drawn/mark.svg',
    brandUrl: './?path=/docs/start-here--docs',
    brandTarget: '_self',
    appBg: background.canvas[mode],
    appContentBg: background.surface[mode],
    appPreviewBg: background.surface[mode],
    appHoverBg: background.selected[mode],
    appBorderColor: border.default[mode],
    barBg: background.surface[mode],
    inputBg: background.surface[mode],
    inputBorder: border.control[mode],
    colorPrimary: accent.rest[mode],
    colorSecondary: accent.hover[mode],
    textColor: text.primary[mode],
    textMutedColor: text.muted[mode],
  });

export const themes = { light: themeOf('light'), dark: themeOf('dark') };
