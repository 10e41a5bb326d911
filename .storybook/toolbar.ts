import type { GlobalTypes } from 'storybook/internal/types';

type Icon = NonNullable<GlobalTypes[string]['toolbar']>['icon'];

/** A menu of Storybook's toolbar: `items` maps the value of the global to its label. */
const choice = (title: string, icon: Icon, items: Readonly<Record<string, string>>) => ({
  description: title,
  toolbar: { title, icon, items: Object.entries(items).map(([value, name]) => ({ value, title: name })), dynamicTitle: true },
});

export const globalTypes: GlobalTypes = {
  theme: choice('Theme', 'circlehollow', { light: 'Light', dark: 'Dark', system: 'System', forced: 'Forced colours' }),
  direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  motion: choice('Motion', 'play', { full: 'Motion', reduced: 'Reduced motion' }),
  textSize: choice('Text size', 'zoom', { 100: 'Text 100 %', 200: 'Text 200 %' }),
};

export const initialGlobals = { theme: 'light', direction: 'ltr', motion: 'full', textSize: '100' };
